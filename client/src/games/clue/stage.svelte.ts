// The reveal, staged: a pause, the cards one after another, the verdict. While it runs the log and the result wait.
import type { ClueView } from '../../lib/protocol';
import type { GameEvent } from '../../lib/wire';

export interface Scene {
  /** In the order in which they compare. */
  accusers: number[];
  /** By seat; empty while they stay face down for this seat. */
  accusations: Record<string, string[]>;
  /** As far as this seat may see it. */
  crime: string[] | null;
  winner: number | null;
  /** Won as the last one left, without having accused. */
  last: boolean;
  over: boolean;
}

const TOLD = new Set(['revealed', 'lost', 'won', 'nobody']);
/** Seconds after the start: accusations open, the three cards of the crime, the verdict, the end. */
const TIMES = [1.8, 2.7, 3.5, 4.3, 5.3, 7.6];

const seatOf = (event: GameEvent | undefined): number | null => (typeof event?.['seat'] === 'number' ? event['seat'] : null);

/** What there is to stage in these events; null: nothing. */
export function sceneOf(view: ClueView, events: GameEvent[]): Scene | null {
  const of = (type: string) => events.find((event) => event.type === type);
  const [accusers, revealed, won, lost] = [of('accusers'), of('revealed'), of('won'), of('lost')];
  if (!revealed && !won && !lost && !of('nobody')) return null;
  const caller = seatOf(lost);
  const open = (revealed?.['accusations'] ?? {}) as Record<string, string[]>;
  const mine = caller !== null && caller === view.seat && view.accusation ? { [String(caller)]: view.accusation } : {};
  return {
    accusers: (accusers?.['seats'] as number[] | undefined) ?? (caller === null ? [] : [caller]),
    accusations: revealed ? open : mine,
    crime: view.crime,
    winner: seatOf(won),
    last: won?.['last'] === true,
    over: view.result !== null,
  };
}

class Stage {
  scene = $state.raw<Scene | null>(null);
  /** How many of the times have passed: 1 accusations open, 2–4 cards of the crime, 5 verdict. */
  step = $state(0);
  /** The events that the scene tells: older ones stay in the log. */
  private told = $state.raw<readonly GameEvent[]>([]);
  private timers: ReturnType<typeof setTimeout>[] = [];

  get running(): boolean {
    return this.scene !== null;
  }

  /** Cards of the crime turned so far. */
  get turned(): number {
    return Math.max(0, Math.min(3, this.step - 1));
  }

  begin(scene: Scene, events: readonly GameEvent[]): void {
    this.end();
    this.scene = scene;
    this.told = events.filter((event) => TOLD.has(event.type));
    this.step = 0;
    this.timers = TIMES.map((seconds, i) =>
      setTimeout(() => {
        this.step = i + 1;
        if (i + 1 === TIMES.length) this.end();
      }, seconds * 1000),
    );
  }

  /** Enough: show how it ended. */
  end(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.scene = null;
  }

  /** Whether the log must not tell this yet. */
  hides(event: GameEvent): boolean {
    return this.scene !== null && this.told.includes(event);
  }
}

export const stage = new Stage();
