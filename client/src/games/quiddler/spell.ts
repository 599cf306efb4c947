// Spelling a typed word with the cards held: of several ways the one worth most; w and y stand for ŵ and ŷ too.
import type { DeckFacts } from './decks';

export interface Held {
  key: number;
  card: string;
}

/** Letters as cards have them: lower case, no accents, no apostrophes. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

interface Way {
  cards: Held[];
  points: number;
}

/**
 * The best way to spell `text` with some of `held`, or null. `open`: the last letters may be the beginning of a card that
 * is still being typed (`q` of `qu`); what is left of them then is not spelt yet.
 */
export function spell(text: string, held: readonly Held[], deck: DeckFacts, open = false): { cards: Held[]; rest: string } | null {
  const kinds = new Map<string, Held[]>();
  for (const one of held) kinds.set(one.card, [...(kinds.get(one.card) ?? []), one]);
  const spelt = best(text, kinds, deck, '');
  if (spelt) return { cards: spelt.cards, rest: '' };
  if (!open) return null;
  for (let end = text.length - 1; end >= 0; end -= 1) {
    const rest = text.slice(end);
    const begin = best(text.slice(0, end), kinds, deck, '');
    if (begin && held.some((one) => one.card.startsWith(rest) && !begin.cards.includes(one))) return { cards: begin.cards, rest };
  }
  return null;
}

function best(text: string, kinds: Map<string, Held[]>, deck: DeckFacts, last: string): Way | null {
  if (text === '') return { cards: [], points: 0 };
  let found: Way | null = null;
  for (const length of [1, 2]) {
    const code = text.slice(0, length);
    const stock = kinds.get(code);
    if (code.length < length || !stock || stock.length === 0) continue;
    // Two single cards never stand for a letter that has a card of its own.
    if (length === 1 && last.length === 1 && deck.digraphs.includes(last + code)) continue;
    const card = stock.pop();
    if (!card) continue;
    const rest = best(text.slice(length), kinds, deck, code);
    stock.push(card);
    const points = (rest?.points ?? 0) + (deck.points[code] ?? 0);
    if (rest && (!found || points > found.points)) found = { cards: [card, ...rest.cards], points };
  }
  return found;
}
