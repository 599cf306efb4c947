// The board's cells by number and by name, and the pieces' looks.
export const ROWS = 16;
export const COLUMNS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOP';

export const CELLS: readonly string[] = Array.from(
  { length: ROWS * COLUMNS },
  (_, i) => `${LETTERS[Math.floor(i / COLUMNS)] ?? ''}${String((i % COLUMNS) + 1)}`,
);
export const ROW_NAMES: readonly string[] = [...LETTERS];
const INDEX = new Map(CELLS.map((name, i) => [name, i]));

/** A cell's number by its name, or −1. */
export function cellIndex(name: string): number {
  return INDEX.get(name.toUpperCase()) ?? -1;
}

/** How many rings apart two cells are: 1 is in the frame, 2 touches it. */
export function apart(a: number, b: number): number {
  const rows = Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));
  return Math.max(rows, Math.abs((a % COLUMNS) - (b % COLUMNS)));
}

export interface Look {
  /** An SVG path in a box of 24 × 24. */
  path: string;
  fill: string;
}

/** Ten pieces that differ in shape as well as in colour (the colours stay apart for colour-blind eyes, after Okabe and Ito). */
export const LOOKS: readonly Look[] = [
  { fill: '#ffffff', path: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z' },
  { fill: '#111111', path: 'M3.5 3.5h17v17h-17z' },
  { fill: '#e69f00', path: 'M12 2.5L22 20.5H2z' },
  { fill: '#0072b2', path: 'M12 1.5L22.5 12L12 22.5L1.5 12z' },
  { fill: '#f0e442', path: 'M12 1.5l3.1 6.9l7.4.8l-5.5 5l1.5 7.3L12 17.8l-6.5 3.7L7 14.2l-5.5-5l7.4-.8z' },
  { fill: '#cc79a7', path: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z' },
  { fill: '#009e73', path: 'M14.5 2a10.3 10.3 0 1 0 7.3 13.2a7.6 7.6 0 1 1-7.3-13.2z' },
  { fill: '#d55e00', path: 'M12 21.5C5 16 1.8 12.4 1.8 8.2C1.8 5 4.2 2.8 7 2.8c2 0 3.9 1.1 5 3c1.1-1.9 3-3 5-3c2.8 0 5.2 2.2 5.2 5.4c0 4.2-3.2 7.8-10.2 13.3z' },
  { fill: '#56b4e9', path: 'M3 2.5h18L14.5 12L21 21.5H3L9.5 12z' },
  { fill: '#7a4fd0', path: 'M12 1.5c4 5.4 7.5 8.8 7.5 13a7.5 7.5 0 0 1-15 0c0-4.2 3.5-7.6 7.5-13z' },
];
