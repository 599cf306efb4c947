// How games deal, for those that shuffle a known deck: a folder's `deal.ts` (see client/README.md).
import type { Dice } from '../lib/dice';
import type { BaseView } from '../lib/wire';

export interface Deal {
  /** The first hands, one a seat, from the dice of a table as it begins. */
  deal: (dice: Dice, options: Record<string, unknown>, seats: number) => Promise<string[][]>;
  /** The hand that a view before the first act shows; null where it is no longer the hand that was dealt. */
  hand: (view: BaseView) => string[] | null;
}

const deals = import.meta.glob<Deal>('./*/deal.ts');

/** How this game deals; null for a game that does more than shuffle and deal. */
export async function dealOf(game: string): Promise<Deal | null> {
  const load = deals[`./${game}/deal.ts`];
  return load ? await load() : null;
}
