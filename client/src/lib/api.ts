// The calls of docs/protocol.md.
import { url } from './base';
import { swear } from './sworn';
import type { LessonAnswer, PutTable, Record as GameRecord, SeatCode, Tables } from './protocol';
import type { Act, Facts, GameInfo, LogEntry, ReplayStep, Rule, PublicTable } from './wire';

/** The server said no: a rule, with its facts. */
export class RefusedError extends Error {
  constructor(
    readonly rule: string,
    readonly say: Facts,
  ) {
    super(rule);
  }
}

/** Something is wrong that no rule speaks of: `not-found`, `offline`, … */
export class CallError extends Error {
  constructor(
    readonly word: string,
    readonly status: number,
  ) {
    super(word);
  }
}

export interface Place {
  table: string;
  seat: number | null;
  token: string | null;
  promise: string | null;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: { kind: 'human' | 'bot'; level?: string }[];
  name: string;
  clock?: number | null;
  pace?: 'human' | 'fast';
  lang?: string;
  hints?: boolean;
  listed?: boolean;
  watch?: boolean;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(url(path), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new CallError('offline', 0);
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  if (typeof said === 'object' && said !== null) {
    const { refused, error, say } = said as { refused?: string; error?: string; say?: Facts };
    if (refused !== undefined) throw new RefusedError(refused, say ?? {});
    if (error !== undefined) throw new CallError(error, answer.status);
  }
  throw new CallError(answer.status === 404 ? 'not-found' : 'server', answer.status);
}

const lesson = (game: string) => `/api/games/${encodeURIComponent(game)}/lesson`;
const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

/** 128 bits of this player's own for the shuffle: nobody, the server included, chooses the cards alone. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Note the promise that came with a seat, and only then tell a number of one's own: a seed promised before cannot depend
 * on it. Where the number does not arrive, the game begins without it after a while, and the check knows of none.
 */
async function giveNumber(place: Place): Promise<void> {
  if (place.seat === null || place.promise === null) return;
  const mine = nonce();
  swear(place.table, { promise: place.promise, before: true, nonce: mine, seat: place.seat, sure: false });
  for (let tries = 0; tries < 3; tries++) {
    try {
      await call<unknown>('PUT', `${table(place.table)}/seats/${String(place.seat)}`, { nonce: mine });
      swear(place.table, { sure: true });
      return;
    } catch (error) {
      if (error instanceof RefusedError) return;
    }
  }
}

export const api = {
  games: () => call<{ games: GameInfo[] }>('GET', '/api/games').then((said) => said.games),
  rules: (game: string) => call<Rule[]>('GET', `/api/games/${encodeURIComponent(game)}/rules`),
  /** A game's lesson: its first step. */
  lesson: (game: string, lang: string) => call<LessonAnswer>('GET', `${lesson(game)}?lang=${lang}`),
  /** A lesson after what the learner has done, one act a step. */
  learn: (game: string, lang: string, acts: (Act | null)[]) => call<LessonAnswer>('POST', lesson(game), { acts, lang }),
  /** A question that is no act, asked in a lesson. */
  askLesson: (game: string, lang: string, acts: (Act | null)[], ask: Facts) =>
    call<{ answer: Facts }>('POST', lesson(game), { acts, lang, ask }).then((said) => said.answer),
  info: () => call<{ address: string | null }>('GET', '/api/info'),
  /** Make a table. Its promise is told with the seat; only then does this browser add its own number to the shuffle. */
  create: async (wish: NewTable) => {
    const place = await call<Place>('POST', '/api/tables', { ...wish, late: true });
    await giveNumber(place);
    return place;
  },
  table: (code: string) => call<PublicTable>('GET', table(code)),
  /** Open tables that anybody may join. */
  openTables: () => call<Tables>('GET', '/api/tables'),
  /** The host's choices. */
  setTable: (code: string, to: PutTable) => call<unknown>('PUT', table(code), to),
  /** A computer player acts for who sits there, until he is back (null). */
  standIn: (code: string, seat: number, level: string | null) => call<unknown>('PUT', `${table(code)}/seats/${String(seat)}`, { stand_in: level }),
  /** A one-time code with which another device takes the seat over. */
  seatCode: (code: string, seat: number) => call<SeatCode>('POST', `${table(code)}/seats/${String(seat)}/code`, {}),
  claim: (code: string, seat: number, key: string) => call<Place>('POST', `${table(code)}/seats/${String(seat)}/claim`, { code: key }),
  /** Take a seat. The promise is asked for first: a seed promised before this number is known cannot depend on it. */
  sit: async (code: string, name: string, seat?: number) => {
    const { promise, stage } = await api.table(code);
    // In the middle of a game the cards are dealt: a number of one's own has no part in it any more.
    if (stage === 'playing') return call<Place>('POST', `${table(code)}/seats`, { name });
    const mine = nonce();
    const wish = { name, nonce: mine, ...(seat === undefined ? {} : { seat }) };
    const place = await call<Place>('POST', `${table(code)}/seats`, wish);
    swear(place.table, { promise, before: true, nonce: mine, sure: true });
    return place;
  },
  setSeat: (code: string, seat: number, to: { kind: 'human'; level?: string } | { kind: 'bot'; level: string }) =>
    call<unknown>('PUT', `${table(code)}/seats/${String(seat)}`, to),
  setMark: (code: string, seat: number, mark: number) => call<unknown>('PUT', `${table(code)}/seats/${String(seat)}`, { mark }),
  start: (code: string) => call<unknown>('POST', `${table(code)}/start`, {}),
  rematch: async (code: string, rotate = false) => {
    const place = await call<Place>('POST', `${table(code)}/rematch`, { late: true, rotate });
    await giveNumber(place);
    return place;
  },
  record: (code: string) => call<GameRecord>('GET', `${table(code)}/record`),
  log: (code: string) => call<{ log: LogEntry[] }>('GET', `${table(code)}/log`).then((said) => said.log),
  /** How a finished game ended. */
  ending: (code: string) => call<ReplayStep>('GET', `${table(code)}/replay`),
  replay: (code: string, at: number, seat: number | null) =>
    call<ReplayStep>('GET', `${table(code)}/replay?at=${String(at)}${seat === null ? '' : `&seat=${String(seat)}`}`),
};
