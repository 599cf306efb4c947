// What a player writes down, and how he keeps his case file: on this device alone, by table and seat.

export const MARKS = ['no', 'yes', 'maybe', 'dot'] as const;
export type Mark = (typeof MARKS)[number];
export const INKS = ['pencil', 'red', 'blue', 'green'] as const;
export type Ink = (typeof INKS)[number];
export interface Note {
  mark: Mark;
  ink: Ink;
}

interface Kept {
  manual?: boolean;
  ink?: Ink;
  turned?: string[];
  notes?: Record<string, Note>;
  when?: number;
}

const PREFIX = 'parlwr.clue.';
const TABLES = 12;

function read(key: string): Kept {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null) ?? {};
  } catch {
    return {};
  }
}

/** Only the newest tables' notes are kept. */
function tidy(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const old = keys.map((key) => ({ key, when: read(key).when ?? 0 })).sort((a, b) => b.when - a.when);
  for (const { key } of old.slice(TABLES)) localStorage.removeItem(key);
}

export class Notes {
  /** The player turns the cards of the case file himself. */
  manual = $state(false);
  ink = $state<Ink>('pencil');
  /** Cards turned over by hand. */
  turned = $state.raw<readonly string[]>([]);
  /** By `card/place`. */
  notes = $state.raw<Readonly<Record<string, Note>>>({});

  constructor(private readonly key: string) {
    const kept = read(PREFIX + key);
    this.manual = kept.manual === true;
    this.ink = kept.ink ?? 'pencil';
    this.turned = kept.turned ?? [];
    this.notes = kept.notes ?? {};
  }

  keepMyself(manual: boolean): void {
    this.manual = manual;
    this.save();
  }

  choose(ink: Ink): void {
    this.ink = ink;
    this.save();
  }

  turn(card: string): void {
    this.turned = this.turned.includes(card) ? this.turned.filter((one) => one !== card) : [...this.turned, card];
    this.save();
  }

  /** Write a mark; null rubs it out. */
  write(cell: string, mark: Mark | null): void {
    const rest = Object.fromEntries(Object.entries(this.notes).filter(([key]) => key !== cell));
    this.notes = mark === null ? rest : { ...rest, [cell]: { mark, ink: this.ink } };
    this.save();
  }

  /** The next mark in turn, and after the last an empty cell. */
  next(cell: string): void {
    const now = this.notes[cell]?.mark;
    this.write(cell, now === undefined ? MARKS[0] : (MARKS[MARKS.indexOf(now) + 1] ?? null));
  }

  wipe(): void {
    this.notes = {};
    this.save();
  }

  private save(): void {
    const kept: Kept = { manual: this.manual, ink: this.ink, turned: [...this.turned], notes: this.notes, when: Date.now() };
    try {
      localStorage.setItem(PREFIX + this.key, JSON.stringify(kept));
      tidy();
    } catch {
      // Storage may be forbidden or full; the notes then last as long as the page.
    }
  }
}
