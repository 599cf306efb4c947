// A lesson as it is taken: the acts so far are all there is, and the server plays the table up to there.
import { api, CallError, RefusedError } from '../../lib/api';
import { still } from '../../lib/motion';
import type { LessonAnswer } from '../../lib/protocol';
import { load, save } from '../../lib/stored';
import type { Act, BaseView, Facts, GameEvent, LogEntry, Refused } from '../../lib/wire';

/** How long a learner looks at what one of the others did, before the next does something. */
const BEAT_MS = 900;

export class LessonTable {
  /** Where the lesson stands; what is said of it waits until the others have played. */
  now = $state.raw<LessonAnswer | null>(null);
  view = $state.raw<BaseView | null>(null);
  events = $state.raw<GameEvent[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** The last refusal: a rule, as at every table. */
  refused = $state.raw<Refused | null>(null);
  /** The last act is allowed, but not what the step is about. */
  later = $state(false);
  /** An act is on its way, or the others are playing. */
  busy = $state(false);
  trouble = $state.raw<Error | null>(null);
  /** Counts the beginnings: a board of the time before is put away. */
  run = $state(0);

  private acts: (Act | null)[] = [];
  private readonly kept: string;
  private version = 0;
  private closed = false;

  constructor(
    private readonly game: string,
    private readonly lang: () => string,
  ) {
    this.kept = `parlwr.lesson.${game}`;
  }

  /** Go on where this device left off; from the first step where it did not, or its acts fit the lesson no more. */
  async open(): Promise<void> {
    const found = load<unknown>(this.kept, []);
    const acts = Array.isArray(found) ? (found as (Act | null)[]) : [];
    if (acts.length === 0) {
      await this.begin();
      return;
    }
    let fits = true;
    await this.hear(async () => {
      try {
        const found = await api.learn(this.game, this.lang(), acts);
        fits = found.taken && found.kind !== 'end';
        if (!fits) return null;
        this.acts = acts;
        this.run += 1;
        return { ...found, moments: found.moments.slice(-1).map((moment) => ({ ...moment, events: [] })) };
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        fits = false;
        return null;
      }
    });
    if (!fits) await this.begin();
  }

  /** Begin, from the first step. */
  async begin(): Promise<void> {
    this.keep([]);
    this.log = [];
    this.refused = null;
    this.later = false;
    await this.hear(async () => {
      const found = await api.lesson(this.game, this.lang());
      this.run += 1;
      return found;
    });
  }

  /** The same step in another language; where its cards are others, from the beginning. */
  async again(): Promise<void> {
    if (this.now === null) return;
    try {
      const found = await api.learn(this.game, this.lang(), this.acts);
      if (!found.taken) await this.begin();
      else this.now = found;
    } catch (error) {
      // Without a line what is there stays: its words change all the same.
      if (error instanceof RefusedError) await this.begin();
    }
  }

  leave(): void {
    this.closed = true;
  }

  /** On from a step that is only read. */
  goOn(): Promise<Refused | null> {
    return this.take(null);
  }

  /** What the step asks for, done for the learner. */
  show(): Promise<Refused | null> {
    return this.take((this.now?.show ?? null) as Act | null);
  }

  act(action: Act): Promise<Refused | null> {
    return this.take(action);
  }

  async ask(question: Facts): Promise<Facts | Refused> {
    try {
      return await api.askLesson(this.game, this.lang(), this.acts, question);
    } catch (error) {
      if (error instanceof RefusedError) return { refused: error.rule, say: error.say };
      throw error;
    }
  }

  private async take(act: Act | null): Promise<Refused | null> {
    if (this.busy || this.now === null) return null;
    const tried = [...this.acts, act];
    let refused: Refused | null = null;
    await this.hear(async () => {
      const found = await api.learn(this.game, this.lang(), tried);
      if (found.taken) this.keep(tried);
      refused = found.refused === null ? null : { refused: found.refused, say: found.why };
      this.refused = refused;
      this.later = !found.taken && refused === null && act !== null;
      return found;
    });
    return refused;
  }

  private keep(acts: (Act | null)[]): void {
    this.acts = acts;
    save(this.kept, acts);
  }

  /** `null`: what was asked came to nothing, and something else will be asked. */
  private async hear(call: () => Promise<LessonAnswer | null>): Promise<void> {
    this.busy = true;
    try {
      const found = await call();
      this.trouble = null;
      if (found) await this.tell(found);
    } catch (error) {
      if (!(error instanceof CallError || error instanceof RefusedError)) throw error;
      this.trouble = error;
    } finally {
      this.busy = false;
    }
  }

  /** One moment after the other, as at a table where the others take their time. */
  private async tell(found: LessonAnswer): Promise<void> {
    for (const [number, moment] of found.moments.entries()) {
      if (number > 0 && !still()) await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
      if (this.closed) return;
      const { view, events } = moment as unknown as { view: BaseView; events: GameEvent[] };
      this.events = events;
      this.view = view;
      if (events.length > 0) this.log = [...this.log, { version: (this.version += 1), events }];
    }
    this.now = found;
  }
}
