// A table as it is played: one WebSocket that comes back by itself, the newest view, the log.
import { api, RefusedError } from './api';
import { url } from './base';
import { swear } from './sworn';
import type { ReactMessage } from './protocol';
import type { Act, BaseView, Facts, FromServer, GameEvent, LogEntry, Refused, PublicTable, Seen } from './wire';

/**
 * joining: not yet in; up; lost: trying again; offline: no network; busy: sent too much, resting; gone: no such table;
 * shut: nobody may look on; moved: the seat is on another device; removed: it is somebody else's.
 */
export type Link = 'joining' | 'up' | 'lost' | 'offline' | 'busy' | 'gone' | 'shut' | 'moved' | 'removed';
/** Closing codes after which there is nothing to try again. */
const ENDS: Record<number, Link> = { 4404: 'gone', 4403: 'shut', 4409: 'moved', 4410: 'removed' };

interface Waiting {
  action: Act;
  at: number;
  done: (refused: Refused | null) => void;
}

const PATIENCE = [0.2, 0.5, 1, 2, 4, 8];
/** A server that says it restarts will be there again in a moment: for so long (ms) it is asked often. */
const SOON = 15_000;
const QUIET_MS = 30_000;

/** How the id of a sign begins. */
const SIGN = 'sign-';

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

export class LiveTable {
  readonly code: string;
  state = $state.raw<PublicTable | null>(null);
  view = $state.raw<BaseView | null>(null);
  /** What happened between the view before and this one. */
  events = $state.raw<GameEvent[]>([]);
  log = $state.raw<LogEntry[]>([]);
  seat = $state<number | null>(null);
  link = $state<Link>('joining');
  /** Why nobody can come to this table, though it is there. */
  shut = $state.raw<Refused | null>(null);
  /** The last refusal, until the next act or until it is put away. */
  refused = $state.raw<Refused | null>(null);
  acting = $state(false);
  /** How many acts of this page the table has taken; the view that each led to has been seen by then. */
  taken = $state(0);
  /** With a clock: when (on this machine's clock, ms) a computer player takes over the turn. */
  deadline = $state<number | null>(null);
  /** The last act was taken by a computer player because time was up. */
  overdue = $state(false);
  /** The last sign that somebody has given. */
  sign = $state.raw<ReactMessage | null>(null);
  /** Why the last sign of one's own was not given: no act at the table, so it is told apart from those. */
  unsaid = $state.raw<Refused | null>(null);

  private version = -1;
  private socket: WebSocket | null = null;
  private tries = 0;
  private soon = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private heard = 0;
  // Neither of these is shown: they need not be reactive.
  /* eslint-disable svelte/prefer-svelte-reactivity */
  private waiting = new Map<string, Waiting>();
  private questions = new Map<string, (answer: Facts | Refused) => void>();
  /* eslint-enable svelte/prefer-svelte-reactivity */

  /** `watch`: as a spectator, whoever's browser this is. */
  constructor(
    code: string,
    private readonly watch = false,
  ) {
    this.code = code;
  }

  /** Sit down: connect, and stay connected until {@link leave}. */
  come(): void {
    addEventListener('online', this.online);
    addEventListener('offline', this.offline);
    document.addEventListener('visibilitychange', this.seen);
    this.connect();
  }

  leave(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.online);
    removeEventListener('offline', this.offline);
    document.removeEventListener('visibilitychange', this.seen);
    this.drop();
  }

  /** Come again as whoever the cookie now says (after taking a seat). */
  again(): void {
    this.drop();
    this.tries = 0;
    this.connect();
  }

  /** Act; resolves to the refusal, or null once the act is taken. Lost messages are sent again under the same id. */
  act(action: Act): Promise<Refused | null> {
    this.refused = null;
    this.acting = true;
    return new Promise((resolve) => {
      const id = newId();
      const wish: Waiting = {
        action,
        at: Math.max(this.version, 0),
        done: (refused) => {
          this.waiting.delete(id);
          this.acting = this.waiting.size > 0;
          this.refused = refused;
          resolve(refused);
        },
      };
      this.waiting.set(id, wish);
      if (this.link === 'up') this.send({ do: action, id, at: wish.at });
    });
  }

  /** Ask what is no act (a word in the dictionary). */
  ask(question: Facts): Promise<Facts | Refused> {
    return new Promise((resolve) => {
      const id = newId();
      this.questions.set(id, resolve);
      this.send({ ask: question, id });
    });
  }

  /** Give one of the signs; all at the table see it, this page too. */
  react(react: ReactMessage['react']): void {
    this.send({ react, id: SIGN + newId() });
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    if (!navigator.onLine) {
      this.link = 'offline';
      return;
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${url(`/api/tables/${encodeURIComponent(this.code)}/play`)}${this.watch ? '?watch' : ''}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.take(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.fell(event.code);
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private fell(code: number): void {
    this.socket = null;
    const end = ENDS[code];
    if (end) {
      this.link = end;
      return;
    }
    if (!navigator.onLine) {
      this.link = 'offline';
      return;
    }
    this.link = code === 4429 ? 'busy' : 'lost';
    if (code === 4411 || (this.tries === 2 && this.state === null)) void this.exists();
    if (code === 1012) this.soon = Date.now() + SOON;
    const patient = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 8;
    const seconds = code === 4429 ? 6 : code === 1013 ? 1 : Date.now() < this.soon ? 0.3 : patient;
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), seconds * 1000 * (0.75 + Math.random() / 2));
  }

  /** A socket that is refused does not say why: ask whether there is such a table, and whether it can be played. */
  private async exists(): Promise<void> {
    try {
      await api.table(this.code);
    } catch (error) {
      if (error instanceof Error && error.message === 'not-found') {
        clearTimeout(this.timer);
        this.link = 'gone';
      } else if (error instanceof RefusedError && error.rule === 'table.rules') {
        clearTimeout(this.timer);
        this.shut = { refused: error.rule, say: error.say };
        this.link = 'gone';
      }
    }
  }

  private take(message: FromServer): void {
    if ('hello' in message) this.welcome(message.hello.seat);
    else if ('table' in message) this.seated(message);
    else if ('view' in message) this.see(message);
    else if ('ok' in message) this.yes(message.ok);
    else if ('answer' in message) this.answer(message.id, message.answer);
    else if ('react' in message) this.sign = message;
    else if ('refused' in message) this.no(message);
  }

  private welcome(seat: number | null): void {
    this.seat = seat;
    this.link = 'up';
    this.tries = 0;
    for (const [id, wish] of this.waiting) this.send({ do: wish.action, id, at: wish.at });
  }

  private seated(message: { table: PublicTable; seat: number | null }): void {
    this.state = message.table;
    this.seat = message.seat;
    if (message.seat !== null && message.table.stage !== 'over') swear(this.code, { promise: message.table.promise });
  }

  private see(message: Seen): void {
    const { seat, hand } = message.view as BaseView & { hand?: unknown };
    if (message.version === 0 && seat !== null && Array.isArray(hand)) swear(this.code, { seat, hand: hand as string[] });
    const first = message.events.length === 0;
    const missed = first && message.version > Math.max(this.version, 0);
    this.version = message.version;
    this.events = message.events;
    this.deadline = typeof message.left === 'number' ? Date.now() + message.left * 1000 : null;
    this.overdue = message.by === 'clock';
    this.view = message.view;
    if (message.view.seat !== this.seat) this.seat = message.view.seat;
    if (!first) this.note([{ version: message.version, events: message.events }]);
    else if (missed) void this.catchUp();
  }

  private note(entries: LogEntry[]): void {
    const known = this.log.map((entry) => entry.version);
    const fresh = entries.filter((entry) => !known.includes(entry.version) && entry.events.length > 0);
    if (fresh.length > 0) this.log = [...this.log, ...fresh].sort((a, b) => a.version - b.version);
  }

  private async catchUp(): Promise<void> {
    try {
      this.note(await api.log(this.code));
    } catch {
      // The view alone is enough to go on from.
    }
  }

  private answer(id: string, answer: Facts | Refused): void {
    this.questions.get(id)?.(answer);
    this.questions.delete(id);
  }

  private yes(id: string): void {
    const wish = this.waiting.get(id);
    if (!wish) return;
    this.taken += 1;
    wish.done(null);
  }

  private no(message: { refused: string; say: Facts; id?: string | null }): void {
    const refused = { refused: message.refused, say: message.say };
    const id = message.id ?? '';
    if (this.questions.has(id)) this.answer(id, refused);
    else if (this.waiting.has(id)) this.waiting.get(id)?.done(refused);
    else if (id.startsWith(SIGN)) this.unsaid = refused;
    else this.refused = refused;
  }

  private online = (): void => {
    if (Object.values(ENDS).includes(this.link)) return;
    this.tries = 0;
    this.again();
  };

  private offline = (): void => {
    if (Object.values(ENDS).includes(this.link)) return;
    this.drop();
    clearTimeout(this.timer);
    this.link = 'offline';
  };

  /** A phone that slept may hold a dead socket without knowing it. */
  private seen = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - this.heard > QUIET_MS && this.link === 'up') this.again();
  };
}
