// From a message's facts (seats are numbers, cards are codes) to what a sentence needs: the mirror of parlwr.text.
import type { FluentVariable } from '@fluent/bundle';
import { joined } from './lists';
import { attr, t, textId, texts } from './text.svelte';
import type { Facts } from './wire';

const SEATS = new Set(['seat', 'by', 'to', 'seats', 'accusers']);
const CARDS = new Set(['card', 'cards', 'crime']);

/** Who sits where, and what the cards are called: what turns facts into words. */
export interface Speaker {
  game: string;
  names: string[];
  /** A card's name, where it depends on more than its code. */
  card?: ((code: string) => string | null) | undefined;
}

/** A card's name in the reader's language; a card without a name of its own (a letter) is its code. */
export function cardName(game: string, code: string): string {
  const id = `${game}-card-${textId(code)}`;
  return texts.has(id) ? t(id) : code;
}

/** A list in a sentence: *a, b and c*. */
export function listed(words: string[]): string {
  return joined(words, texts.lang);
}

function fact(speaker: Speaker, key: string, value: unknown): FluentVariable {
  if (Array.isArray(value)) return listed(value.map((item) => String(fact(speaker, key, item))));
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return SEATS.has(key) ? (speaker.names[value] ?? t('text-seat', { seat: String(value) })) : value;
  const option = `${speaker.game}-option-${textId(String(value))}`;
  if (key === 'option' && texts.has(option)) return t(option);
  if (typeof value === 'string') return CARDS.has(key) ? (speaker.card?.(value) ?? cardName(speaker.game, value)) : value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** Facts as a Fluent text takes them: names for seats, words for cards, phrases for lists. */
export function speak(speaker: Speaker, facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, fact(speaker, key, value)]));
}

/** The heading and the sentence of a refusal. */
export function refusal(speaker: Speaker, rule: string, say: Facts): { title: string; sentence: string } {
  const id = textId(rule);
  if (!texts.has(id)) return { title: rule, sentence: t('ui-refused') };
  return { title: t(id), sentence: texts.has(id, 'refused') ? attr(id, 'refused', speak(speaker, say)) : attr(id, 'rule') };
}
