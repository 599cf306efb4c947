// Made by tools/quiddler_decks.py from the game's decks; a test keeps the two alike.
export interface DeckFacts {
  points: Readonly<Record<string, number>>;
  /** Cards that are one letter though two characters: a word counts its letters. */
  letters: Readonly<Record<string, number>>;
  /** Pairs of characters that two single cards never spell. */
  digraphs: readonly string[];
}
export const DECKS: Readonly<Record<'en' | 'cy' | 'sw', DeckFacts>> = {
  en: {
    points: { a: 2, b: 8, c: 8, d: 5, e: 2, f: 6, g: 6, h: 7, i: 2, j: 13, k: 8, l: 3, m: 5, n: 5, o: 2, p: 6, q: 15, r: 5, s: 3, t: 3, u: 4, v: 11, w: 10, x: 12, y: 4, z: 14, cl: 10, er: 7, in: 7, qu: 9, th: 9 },
    letters: {},
    digraphs: [],
  },
  cy: {
    points: { a: 2, b: 6, c: 4, d: 4, e: 3, f: 6, g: 4, h: 7, i: 2, j: 15, l: 4, m: 5, n: 3, o: 3, p: 6, r: 3, s: 4, t: 5, u: 5, w: 4, y: 3, au: 6, ch: 7, dd: 6, ff: 8, io: 5, ll: 7, ng: 10, rh: 9, th: 8, wy: 6 },
    letters: { ch: 1, dd: 1, ff: 1, ll: 1, ng: 1, rh: 1, th: 1 },
    digraphs: ['ch', 'dd', 'ff', 'll', 'rh', 'th'],
  },
  sw: {
    points: { a: 2, b: 8, d: 9, e: 5, f: 10, g: 8, h: 10, i: 3, j: 10, k: 5, l: 7, m: 5, n: 5, o: 6, p: 9, r: 8, s: 8, t: 7, u: 4, v: 11, w: 7, y: 10, z: 9, ch: 10, dh: 15, ki: 8, ku: 9, ni: 8, sh: 9, wa: 9 },
    letters: {},
    digraphs: [],
  },
};
