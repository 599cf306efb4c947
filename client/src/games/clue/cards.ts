// The cards by kind, their printing inks, and the words of a card.
import { cardName, listed } from '../../lib/facts';
import type { ClueOptions, ClueView } from '../../lib/protocol';

export const KINDS = ['suspects', 'weapons', 'locations'] as const;
export type Kind = (typeof KINDS)[number];
export type Deck = Record<Kind, readonly string[]>;

const SUSPECTS = ['scarlett', 'mustard', 'orchid', 'green', 'peacock', 'plum'];
const NORMAL: Deck = { suspects: SUSPECTS, weapons: ['knife', 'rope', 'candlestick'], locations: ['billiard_room', 'dining_room', 'kitchen'] };
const ADVANCED: Deck = {
  suspects: SUSPECTS,
  weapons: [...NORMAL.weapons, 'revolver'],
  locations: [...NORMAL.locations, 'library', 'study'],
};

/** The cards in play. */
export function deckOf(options: ClueOptions): Deck {
  return options.game === 'advanced' ? ADVANCED : NORMAL;
}

export function kindOf(card: string): Kind {
  return KINDS.find((kind) => ADVANCED[kind].includes(card)) ?? 'suspects';
}

/** The second ink each card is printed in, beside black. */
export const TINTS: Readonly<Record<string, string>> = {
  scarlett: '#c0452f',
  mustard: '#d19a26',
  orchid: '#b9719f',
  green: '#5f8a45',
  peacock: '#3d7f9c',
  plum: '#7d5a9a',
  knife: '#8fa3ab',
  rope: '#c39a5f',
  candlestick: '#d8ab4a',
  revolver: '#8f8a9c',
  billiard_room: '#4f8a68',
  dining_room: '#b7653c',
  kitchen: '#c98a3c',
  library: '#a3563f',
  study: '#6d7f4d',
};

export const named = (card: string): string => cardName('clue', card);
export const namedAll = (cards: readonly string[]): string => listed(cards.map(named));

/** Why a card cannot be the crime, as far as this seat has seen it itself; null: it can. */
export type Away = { why: 'hand' | 'face-up' } | { why: 'seen'; seat: number } | null;

export function awayOf(view: ClueView, card: string): Away {
  if (view.hand?.includes(card)) return { why: 'hand' };
  if (view.face_up.includes(card)) return { why: 'face-up' };
  const seen = view.seen?.find(([, shown]) => shown === card);
  return seen ? { why: 'seen', seat: seen[0] } : null;
}

/** What follows at once from what this seat holds, sees and heard, by `card/place`; a place is a seat or the crime. */
export function facts(view: ClueView): Map<string, 'yes' | 'no'> {
  const found = new Map<string, 'yes' | 'no'>();
  const places = [...Array.from({ length: view.seats }, (_, seat) => String(seat)), 'crime'];
  const lies = (card: string, at: string | null): void => {
    for (const place of places) found.set(`${card}/${place}`, place === at ? 'yes' : 'no');
  };
  const none = [...view.log, ...(view.question ? [view.question] : [])];
  for (const { cards, none: seats } of none)
    for (const seat of seats ?? []) for (const card of cards) found.set(`${card}/${String(seat)}`, 'no');
  if (view.seat !== null && view.hand)
    for (const card of Object.values(deckOf(view.options)).flat()) if (!view.hand.includes(card)) found.set(`${card}/${String(view.seat)}`, 'no');
  for (const card of view.hand ?? []) lies(card, String(view.seat));
  for (const card of view.face_up) lies(card, null);
  for (const [seat, card] of view.seen ?? []) lies(card, String(seat));
  for (const card of view.crime ?? []) lies(card, 'crime');
  return found;
}
