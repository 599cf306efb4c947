// What a game's folder gives the table's frame, and what the frame gives a game's board.
import type { Component } from 'svelte';
import type { Speaker } from '../lib/facts';
import type { Act, BaseView, Facts, GameEvent, Refused } from '../lib/wire';

/** What a board is given: the view, what just happened, and the ways to act. */
export interface BoardProps<V extends BaseView = BaseView> {
  view: V;
  /** The events between the view before and this one: animate from these. */
  events: GameEvent[];
  /** The players' names, by seat. */
  names: string[];
  /** By seat, whether a computer player sits there. */
  bots: boolean[];
  /** False in a replay and for spectators: nothing can be done. */
  live: boolean;
  /** An act is on its way: no other can be sent until it is answered. */
  acting: boolean;
  /** Act. A refusal is shown by the frame ("Why?") without the board's doing; it is also what this resolves to. */
  act: (action: Act) => Promise<Refused | null>;
  /** Ask the server what is no act (a word in the dictionary). */
  ask: (question: Facts) => Promise<Facts | Refused>;
  /** By seat, how its pieces look: 0–9, chosen by the players. */
  marks: number[];
  /** Choose how mine look; left out where nothing can be chosen. */
  choose?: ((mark: number) => Promise<void>) | undefined;
  /** The table is shown to a room, on a projector: large, and nothing to press. */
  screen?: boolean;
  /** The game's review stands beside the board (in a replay): the board leaves its own out. */
  beside?: boolean;
  /** Open the rulebook beside the table at a rule (its dotted id). */
  rule: (id: string) => void;
}

/** What a game's review is given, beside a finished game's replay. */
export interface ReviewProps<V extends BaseView = BaseView> {
  code: string;
  names: string[];
  bots: boolean[];
  marks: number[];
  /** How the game ended, as spectators saw it. */
  end: V;
}

/** The default export of `client/src/games/<game>/index.ts`. */
export interface GameClient {
  // Each board reads its own game's view; the frame cannot know its type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any>>;
  /** Beside a replay: what the game has to say about itself ("GET …/review"), at any moment of it. */
  // As with the board, the view is the game's own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Review?: Component<ReviewProps<any>>;
  /** A game with pieces: how those of a mark look (0–9; their names: `<game>-mark-<n>`). Each player chooses his own. */
  Mark?: Component<{ mark: number }>;
  /** What stands at the end of an event's line in the log: a new total, points. */
  mark?: (event: GameEvent) => string | null;
  /** The log's sentence for an event, where `<game>-event-<type>` with the event's own facts will not do; null: it will. */
  sentence?: (event: GameEvent, speaker: Speaker) => string | null;
  /** A card's name, where it depends on the table's options; null: `<game>-card-<code>`. */
  card?: (code: string, options: unknown) => string | null;
  /** The rule that matters now (its dotted id): where the rulebook beside the table opens. */
  // As with the board, the view is the game's own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  rule?: (view: any) => string;
  /** Events that the log leaves out. */
  quiet?: (event: GameEvent) => boolean;
  /** While true, the board is still telling how the game ended: the result is not laid over it yet. */
  hold?: () => boolean;
}
