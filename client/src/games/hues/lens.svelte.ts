// What the review beside a replay lays upon the board: a finished round, and the heat of one of its cues.
import type { HuesRound } from '../../lib/protocol';

class Lens {
  round = $state.raw<HuesRound | null>(null);
  heat = $state.raw<number[] | null>(null);

  clear(): void {
    this.round = null;
    this.heat = null;
  }
}

export const lens = new Lens();
