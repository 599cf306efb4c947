// The first deal, as the game's own code does it (parlwr/games/quiddler/game.py); a test compares the two.
import type { Dice } from '../../lib/dice';
import type { BaseView } from '../../lib/wire';

const FIRST_HAND = 3;
/** The decks in their order, so many of each card. */
const DECKS: Record<string, string> = {
  en: 'a10 b2 c2 d4 e12 f2 g4 h2 i8 j2 k2 l4 m2 n6 o8 p2 q2 r6 s4 t6 u6 v2 w2 x2 y4 z2 cl2 er2 in2 qu2 th2',
  cy: 'a10 b2 c4 d6 e8 f2 g4 h2 i10 j2 l4 m2 n6 o6 p2 r6 s4 t4 u4 w4 y6 au2 ch2 dd2 ff2 io2 ll2 ng2 rh2 th2 wy2',
  sw: 'a18 b2 d2 e6 f2 g2 h2 i12 j2 k6 l4 m6 n6 o6 p2 r2 s2 t4 u8 v2 w4 y2 z2 ch2 dh2 ki2 ku2 ni2 sh2 wa2',
};

export async function deal(dice: Dice, options: Record<string, unknown>, seats: number): Promise<string[][]> {
  const pile = (DECKS[String(options['deck'] ?? 'en')] ?? '').split(' ').flatMap((fact) => {
    const code = fact.replace(/\d+$/, '');
    return Array<string>(Number(fact.slice(code.length))).fill(code);
  });
  const first = typeof options['first'] === 'number' ? options['first'] : await dice.below(seats);
  await dice.shuffle(pile);
  const hands = Array.from({ length: seats }, (): string[] => []);
  for (let card = 0; card < FIRST_HAND; card++) {
    for (let step = 0; step < seats; step++) hands[(first + step) % seats]!.push(pile.pop()!);
  }
  return hands;
}

export function hand(view: BaseView): string[] | null {
  return (view as BaseView & { hand?: string[] | null }).hand ?? null;
}
