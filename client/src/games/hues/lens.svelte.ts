// What the review beside a replay lays upon the board: a finished round, and the heat of one of its cues.
import type { HuesRound } from '../../lib/protocol';

class Lens {
  round = $state.raw<HuesRound | null>(null);
  /** Which it is, from 0. */
  number = $state(0);
  heat = $state.raw<number[] | null>(null);

  lay(round: HuesRound | null, number: number): void {
    this.round = round;
    this.number = number;
  }

  clear(): void {
    this.round = null;
    this.heat = null;
  }
}

export const lens = new Lens();
