// The first deal, as the game's own code does it (parlwr/games/ono99/rounds.py); a test compares the two.
import type { Dice } from '../../lib/dice';
import type { BaseView } from '../../lib/wire';

const CODES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'ono99', 'reverse', '-10', 'play2', 'hold'];
const COUNTS: Record<string, number[]> = {
  2022: [8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 10, 10, 10, 10, 10, 0],
  1980: [0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 10, 4, 6, 4, 2, 4],
};

export async function deal(dice: Dice, options: Record<string, unknown>, seats: number): Promise<string[][]> {
  const counts = COUNTS[String(options['edition'] ?? '2022')] ?? [];
  const pile = CODES.flatMap((code, i) => Array<string>(counts[i] ?? 0).fill(code));
  const first = typeof options['first'] === 'number' ? options['first'] : await dice.below(seats);
  await dice.shuffle(pile);
  const hands = Array.from({ length: seats }, (): string[] => []);
  for (let card = 0; card < 4; card++) for (let step = 0; step < seats; step++) hands[(first + step) % seats]!.push(pile.pop()!);
  return hands;
}

/** Who is dealt nothing that can be played is out at once: then the hand is no longer held. */
export function hand(view: BaseView): string[] | null {
  const seen = view as BaseView & { hand?: string[] | null; out?: number[]; round?: number };
  return seen.hand && seen.round === 1 && seen.out?.length === 0 ? seen.hand : null;
}
