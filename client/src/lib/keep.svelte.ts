// What this browser remembers of its person: a name, and the tables sat at. It is told nobody.

import { load, save } from './stored';

/** How a finished game ended: what the list of my games says without asking the server. */
export interface KeptEnd {
  when: number;
  winners: number[];
  scores?: number[] | null | undefined;
}

export interface Kept {
  code: string;
  game: string;
  /** When it was last sat at (ms). */
  when: number;
  seat?: number;
  names?: string[];
  over?: KeptEnd;
}

/** As many tables as are remembered. */
const MOST = 100;

class Keep {
  name = $state(load('parlwr.name', ''));
  tables = $state.raw(load<Kept[]>('parlwr.tables', []));

  constructor() {
    // Two windows of one browser keep one list.
    addEventListener('storage', (event) => {
      if (event.key === 'parlwr.tables') this.tables = load<Kept[]>('parlwr.tables', []);
    });
  }

  remember(name: string): void {
    this.name = name;
    save('parlwr.name', name);
  }

  /** Note a table sat at: it comes first in the list. One that is finished keeps its place. */
  sat(code: string, game: string, seat: number, names: string[]): void {
    const old = this.tables.find((kept) => kept.code === code);
    if (old?.over) return;
    this.write([{ ...old, code, game, seat, names, when: Date.now() }, ...this.tables.filter((kept) => kept.code !== code)].slice(0, MOST));
  }

  /** Note how a game ended, where that is not known yet. */
  ended(code: string, over: KeptEnd, names?: string[]): void {
    const known = this.tables.find((kept) => kept.code === code);
    if (!known || known.over) return;
    this.write(this.tables.map((kept) => (kept === known ? { ...kept, ...(names ? { names } : {}), over } : kept)));
  }

  /** Forget a table: the server has it no more, or the person does not want to see it here. */
  left(code: string): void {
    this.write(this.tables.filter((kept) => kept.code !== code));
  }

  private write(tables: Kept[]): void {
    this.tables = tables;
    save('parlwr.tables', tables);
  }
}

export const keep = new Keep();
