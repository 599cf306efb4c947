// What crosses the wire as the table's frame needs to know it. The exact shapes are in protocol.ts, made from the server's
// own messages; the frame knows no game, so that views, acts and events are here what every game's have in common.
import type { GameInfo, HelloMessage, OptionSpec, PublicSeat, PublicTable, ReactMessage, Result, Rule } from './protocol';

export type { GameInfo, OptionSpec, PublicSeat, PublicTable, Result, Rule };

export interface GameAction {
  type: string;
}
/** An act on its way out: its further fields are the game's own affair. */
export type Act = { type: string } & Record<string, unknown>;
export type GameEvent = { type: string } & Record<string, unknown>;
export type Facts = Record<string, unknown>;

/** What every game's view holds. */
export interface BaseView {
  game: string;
  options: unknown;
  seats: number;
  seat: number | null;
  phase: string;
  to_act: number[];
  result: Result | null;
  actions: GameAction[];
}

export interface Refused {
  refused: string;
  say: Facts;
}

export interface LogEntry {
  version: number;
  events: GameEvent[];
}

export interface ReplayStep {
  view: BaseView;
  events: GameEvent[];
  version: number;
  total: number;
  action: [number, GameAction] | null;
}

export interface Seen {
  view: BaseView;
  version: number;
  since: number;
  events: GameEvent[];
  left?: number | null;
  by?: 'clock' | null;
}

export type FromServer =
  | HelloMessage
  | { table: PublicTable; seat: number | null }
  | Seen
  | { ok: string; version: number }
  | { refused: string; say: Facts; id?: string | null }
  | { answer: Facts; id: string }
  | ReactMessage;
