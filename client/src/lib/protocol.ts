// Made by `npm run types` from src/schema.json. Do not edit.

export type Parlwr =
  | Again
  | Answer
  | AnyAction
  | AnyEvent
  | AnyOptions
  | AnyView
  | CallRefusal
  | Claim
  | ClientMessage
  | ClueAccuse
  | ClueAccused
  | ClueAccusers
  | ClueAction
  | ClueAsk
  | ClueAsked
  | ClueCaseFile
  | ClueDecided
  | ClueEvent
  | ClueJoin
  | ClueLost
  | ClueNeither
  | ClueNoWinner
  | ClueNone_
  | ClueOptions
  | ClueOrder
  | CluePast
  | ClueQuestion
  | ClueRevealed
  | ClueShow
  | ClueShown
  | ClueStayOut
  | ClueView
  | ClueWon
  | Created
  | GameInfo
  | Games
  | Hello
  | HelloMessage
  | HuesAction
  | HuesCue
  | HuesCued
  | HuesEvent
  | HuesGuess
  | HuesGuessed
  | HuesNextRound
  | HuesObject
  | HuesObjected
  | HuesOptions
  | HuesOver
  | HuesPick
  | HuesPicked
  | HuesPiece
  | HuesRevealed
  | HuesRound
  | HuesSkip
  | HuesSkipped
  | HuesView
  | HuesWithdrawn
  | LessonAnswer
  | LessonWish
  | ListedTable
  | LogAnswer
  | LogEntry
  | Moment
  | NewSeat
  | NewTable
  | Ok
  | Ono99Action
  | Ono99Busted
  | Ono99Dealt
  | Ono99Draw
  | Ono99Drew
  | Ono99Eliminated
  | Ono99Ended
  | Ono99Event
  | Ono99Exchange
  | Ono99Exchanged
  | Ono99Forfeited
  | Ono99Options
  | Ono99Out
  | Ono99Owes
  | Ono99Play
  | Ono99Played
  | Ono99Reshuffled
  | Ono99Reversed
  | Ono99Round
  | Ono99Scored
  | Ono99TokenLost
  | Ono99View
  | Ono99Won
  | OptionSpec
  | Problem
  | PublicSeat
  | PublicTable
  | PutSeat
  | PutTable
  | QuiddlerAccept
  | QuiddlerAccepted
  | QuiddlerAction
  | QuiddlerBonus
  | QuiddlerChallenge
  | QuiddlerChallengeView
  | QuiddlerChallenged
  | QuiddlerDealt
  | QuiddlerDiscard
  | QuiddlerDiscarded
  | QuiddlerDraw
  | QuiddlerDrew
  | QuiddlerEvent
  | QuiddlerLaid
  | QuiddlerLaidView
  | QuiddlerLay
  | QuiddlerOptions
  | QuiddlerRemade
  | QuiddlerRoundView
  | QuiddlerScored
  | QuiddlerView
  | ReactMessage
  | Record
  | Refusal
  | ReplayAnswer
  | Result
  | Rule
  | SeatCode
  | SeatRange
  | ServerMessage
  | TableMessage
  | Tables
  | TakeSeat
  | ViewMessage;
export type AnyAction = ClueAction | HuesAction | Ono99Action | QuiddlerAction;
export type ClueAction = ClueAsk | ClueShow | ClueNone_ | ClueAccuse | ClueJoin | ClueStayOut | ClueOrder;
export type HuesAction = HuesPick | HuesCue | HuesSkip | HuesGuess | HuesObject;
export type Ono99Action = Ono99Play | Ono99Exchange | Ono99Draw;
export type QuiddlerAction = QuiddlerDraw | QuiddlerDiscard | QuiddlerLay | QuiddlerChallenge | QuiddlerAccept;
export type AnyEvent = ClueEvent | HuesEvent | Ono99Event | QuiddlerEvent;
export type ClueEvent =
  | ClueAsked
  | ClueNeither
  | ClueShown
  | ClueAccused
  | ClueDecided
  | ClueAccusers
  | ClueRevealed
  | ClueLost
  | ClueWon
  | ClueNoWinner;
export type HuesEvent =
  | HuesPicked
  | HuesCued
  | HuesSkipped
  | HuesGuessed
  | HuesObjected
  | HuesWithdrawn
  | HuesRevealed
  | HuesNextRound
  | HuesOver;
export type Ono99Event =
  | Ono99Played
  | Ono99Busted
  | Ono99Exchanged
  | Ono99Drew
  | Ono99Reshuffled
  | Ono99Reversed
  | Ono99Owes
  | Ono99Forfeited
  | Ono99Out
  | Ono99TokenLost
  | Ono99Scored
  | Ono99Eliminated
  | Ono99Ended
  | Ono99Dealt
  | Ono99Won;
export type QuiddlerEvent =
  | QuiddlerDealt
  | QuiddlerRemade
  | QuiddlerDrew
  | QuiddlerDiscarded
  | QuiddlerLaid
  | QuiddlerChallenged
  | QuiddlerAccepted
  | QuiddlerScored;
export type AnyOptions = ClueOptions | HuesOptions | Ono99Options | QuiddlerOptions;
export type AnyView = ClueView | HuesView | Ono99View | QuiddlerView;
export type ServerMessage = HelloMessage | TableMessage | ViewMessage | Ok | Refusal | Answer | ReactMessage;

/**
 * Body of ``POST /api/tables/CODE/rematch``. ``rotate``: everybody sits one seat further on.
 *
 * ``late``: this person's number for the shuffle comes when he has been told the promise.
 */
export interface Again {
  rotate?: boolean;
  late?: boolean;
}
/**
 * The answer to a question that is no act of the game.
 */
export interface Answer {
  answer: {};
  id: string | number | null;
}
/**
 * ``clue.ask``: two different cards.
 */
export interface ClueAsk {
  type: 'ask';
  cards?: string[];
}
/**
 * ``clue.show.must``: one of the two cards asked for, to the asker alone.
 */
export interface ClueShow {
  type: 'show';
  card: string;
}
/**
 * ``clue.show.must``: neither of the two is held.
 */
export interface ClueNone_ {
  type: 'none';
}
/**
 * ``clue.accuse``: one suspect, one weapon and one location, face down.
 */
export interface ClueAccuse {
  type: 'accuse';
  cards?: string[];
}
/**
 * ``clue.accuse.join``: an accusation of one's own at the same time, face down.
 */
export interface ClueJoin {
  type: 'join';
  cards?: string[];
}
/**
 * ``clue.accuse.join``: no accusation this time.
 */
export interface ClueStayOut {
  type: 'stay_out';
}
/**
 * ``clue.accuse.many.order``: all accusers, the first to compare first.
 */
export interface ClueOrder {
  type: 'order';
  seats?: number[];
}
/**
 * The giver picks the colour of the round (hues.pick).
 */
export interface HuesPick {
  type: 'pick';
  cell: string;
}
/**
 * The giver gives a cue; without a text it is a template, not an act.
 */
export interface HuesCue {
  type: 'cue';
  text?: string;
  lang?: 'cy' | 'en' | 'sw';
}
/**
 * The giver gives no second cue (hues.cue.skip).
 */
export interface HuesSkip {
  type: 'skip';
}
/**
 * A guesser places a piece on a cell.
 */
export interface HuesGuess {
  type: 'guess';
  cell: string;
}
/**
 * A guesser objects to the cue now given (hues.cue.room).
 */
export interface HuesObject {
  type: 'object';
}
/**
 * Play a card from the hand.
 */
export interface Ono99Play {
  type: 'play';
  card:
    '-10' | '0' | '1' | '10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'hold' | 'ono99' | 'play2' | 'reverse';
}
/**
 * Give away four ONO 99 for four new cards (2022).
 */
export interface Ono99Exchange {
  type: 'exchange';
}
/**
 * Take the card that is owed after playing (1980, ``draw: race``).
 */
export interface Ono99Draw {
  type: 'draw';
}
/**
 * Take the top card of a pile (quiddler.draw).
 */
export interface QuiddlerDraw {
  type: 'draw';
  from: 'deck' | 'discard';
}
/**
 * End the turn by throwing a card (quiddler.discard).
 */
export interface QuiddlerDiscard {
  type: 'discard';
  card: string;
}
/**
 * Lay words and throw a card: going out, or the last turn. Without fields it is the template.
 */
export interface QuiddlerLay {
  type: 'lay';
  words?: string[][];
  discard?: string;
}
/**
 * Challenge a word of another seat (quiddler.word.challenge).
 */
export interface QuiddlerChallenge {
  type: 'challenge';
  seat: number;
  word: number;
}
/**
 * Challenge nothing more.
 */
export interface QuiddlerAccept {
  type: 'accept';
}
/**
 * A seat asked for two cards.
 */
export interface ClueAsked {
  type: 'asked';
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [string, string];
}
/**
 * A seat said that it has neither.
 */
export interface ClueNeither {
  type: 'none';
  seat: number;
}
/**
 * A seat showed a card; ``card`` for the two seats concerned.
 */
export interface ClueShown {
  type: 'shown';
  seat: number;
  to: number;
  card?: string;
}
/**
 * A seat laid an accusation face down; ``cards`` for that seat.
 */
export interface ClueAccused {
  type: 'accused';
  seat: number;
  cards?: string[];
}
/**
 * A seat said, in secret, whether it joins; ``joins`` and ``cards`` for that seat.
 */
export interface ClueDecided {
  type: 'decided';
  seat: number;
  joins?: boolean;
  cards?: string[];
}
/**
 * All have said: these accuse, in the order in which they compare; not ``set``: the caller has yet to set it.
 */
export interface ClueAccusers {
  type: 'accusers';
  seats: number[];
  set: boolean;
}
/**
 * Accusations turned face up, by seat, and the crime.
 */
export interface ClueRevealed {
  type: 'revealed';
  accusations: {
    [k: string]: string[];
  };
  crime: string[];
}
/**
 * A seat's accusation was wrong; ``crime`` for that seat alone, when it was the only accuser and has looked.
 */
export interface ClueLost {
  type: 'lost';
  seat: number;
  crime?: string[];
}
/**
 * The game is over. ``last``: won as the only one who had not lost.
 */
export interface ClueWon {
  type: 'won';
  seat: number;
  crime: string[];
  last?: boolean;
}
/**
 * The game is over and everybody has lost.
 */
export interface ClueNoWinner {
  type: 'nobody';
  crime: string[];
}
/**
 * The giver has picked; which cell only he sees.
 */
export interface HuesPicked {
  type: 'picked';
  seat: number;
  cell?: string | null;
}
/**
 * A cue was given. ``number``: 1 or 2.
 */
export interface HuesCued {
  type: 'cued';
  seat: number;
  number: number;
  text: string;
  lang: 'cy' | 'en' | 'sw';
}
/**
 * The second cue was skipped.
 */
export interface HuesSkipped {
  type: 'skipped';
  seat: number;
}
/**
 * A piece was placed.
 */
export interface HuesGuessed {
  type: 'guessed';
  seat: number;
  cell: string;
  guess: number;
}
/**
 * A guesser objects to the cue; ``count`` of ``needed`` objections withdraw it.
 */
export interface HuesObjected {
  type: 'objected';
  seat: number;
  count: number;
  needed: number;
}
/**
 * A cue was withdrawn; pieces placed for it come back.
 */
export interface HuesWithdrawn {
  type: 'withdrawn';
  seat: number;
  cue: string;
}
/**
 * The colour of a round is announced and scored: ``points`` one a seat.
 */
export interface HuesRevealed {
  type: 'revealed';
  seat: number;
  cell: string;
  points: number[];
}
/**
 * A new round: ``seat`` gives the cue. ``tied``: the seats whose points still count in an extra round.
 */
export interface HuesNextRound {
  type: 'round';
  seat: number;
  round: number;
  tied?: number[] | null;
}
/**
 * The game is over.
 */
export interface HuesOver {
  type: 'over';
  winners: number[];
}
/**
 * A card was played; ``total`` is the total it made.
 */
export interface Ono99Played {
  type: 'played';
  seat: number;
  card: string;
  total: number;
}
/**
 * A card was played that would have made ``would``: the total stays ``total`` and the player will be out.
 */
export interface Ono99Busted {
  type: 'busted';
  seat: number;
  card: string;
  total: number;
  would: number;
}
/**
 * Four ONO 99 were laid on the discard pile.
 */
export interface Ono99Exchanged {
  type: 'exchanged';
  seat: number;
}
/**
 * A card was drawn; ``card`` is null for all but the one who drew it.
 */
export interface Ono99Drew {
  type: 'drew';
  seat: number;
  card?: string | null;
}
/**
 * The discards were shuffled into a new draw pile of ``count`` cards, the ``shuffles``-th time this round.
 */
export interface Ono99Reshuffled {
  type: 'reshuffled';
  count: number;
  shuffles: number;
}
/**
 * The direction of play turned round: 1 clockwise, −1 anticlockwise.
 */
export interface Ono99Reversed {
  type: 'reversed';
  seat: number;
  direction: number;
}
/**
 * This seat must play two cards, or pass that on.
 */
export interface Ono99Owes {
  type: 'owes';
  seat: number;
}
/**
 * This seat had not drawn when the next player played, and loses that draw.
 */
export interface Ono99Forfeited {
  type: 'forfeited';
  seat: number;
}
/**
 * This seat is out, its hand face up.
 */
export interface Ono99Out {
  type: 'out';
  seat: number;
  cards: string[];
  why: 'bust' | 'four' | 'nothing' | 'stuck';
}
/**
 * The loser of a round gave up a token; ``remaining`` are left.
 */
export interface Ono99TokenLost {
  type: 'token-lost';
  seat: number;
  remaining: number;
}
/**
 * The hands of a round were scored: points of this round and totals, one a seat, and the hands.
 */
export interface Ono99Scored {
  type: 'scored';
  points: number[];
  totals: number[];
  hands: (string[] | null)[];
}
/**
 * 1980: this seat is out of the whole game.
 */
export interface Ono99Eliminated {
  type: 'eliminated';
  seat: number;
}
/**
 * A round is over. ``endless``: it had shuffled its discards too often.
 */
export interface Ono99Ended {
  type: 'ended';
  round: number;
  endless?: boolean;
}
/**
 * A new round has been dealt; ``seat`` starts it. The cards themselves are in the view.
 */
export interface Ono99Dealt {
  type: 'dealt';
  round: number;
  dealer: number;
  seat: number;
}
/**
 * The game is over; these seats won.
 */
export interface Ono99Won {
  type: 'won';
  seats: number[];
}
/**
 * A new round is dealt ``by`` its dealer, ``card`` is turned over; a hand is shown to its own seat alone.
 */
export interface QuiddlerDealt {
  type: 'dealt';
  round: number;
  by: number;
  card: string;
  hands?: {
    [k: string]: string[];
  };
}
/**
 * The discards, but for the top one, were shuffled into a new draw pile of so many cards.
 */
export interface QuiddlerRemade {
  type: 'remade';
  count: number;
}
/**
 * A card drawn; from the deck only the drawer sees which.
 */
export interface QuiddlerDrew {
  type: 'drew';
  seat: number;
  from: 'deck' | 'discard';
  card?: string | null;
}
/**
 * A card thrown.
 */
export interface QuiddlerDiscarded {
  type: 'discarded';
  seat: number;
  card: string;
}
/**
 * Words laid (``spelt`` as texts, ``count`` of them), ``card`` thrown, ``unused`` left over.
 *
 * ``went_out``: this seat is the first, and everyone else has one more turn.
 */
export interface QuiddlerLaid {
  type: 'laid';
  seat: number;
  words: string[][];
  unused: string[];
  card: string;
  went_out: boolean;
  spelt: string[];
  count: number;
}
/**
 * ``by`` challenged a word of ``seat``; if it is good, the challenger loses its points, else its owner does.
 */
export interface QuiddlerChallenged {
  type: 'challenged';
  by: number;
  seat: number;
  word: number;
  spelt: string;
  good: boolean;
  points: number;
}
/**
 * A seat challenges nothing more.
 */
export interface QuiddlerAccepted {
  type: 'accepted';
  seat: number;
}
/**
 * A round was scored; ``scored`` is the round as it stands in the view's ``rounds``.
 */
export interface QuiddlerScored {
  type: 'scored';
  round: number;
  scored: QuiddlerRoundView;
}
/**
 * A finished round; lists have one entry a seat.
 *
 * ``points``: of the cards, floored, without bonuses. ``longest``, ``most``: bonus points. ``total``: the score after
 * the round. ``longest_word``, ``most_words``: why the bonuses went where they did.
 */
export interface QuiddlerRoundView {
  round: number;
  went_out: number;
  laid: {
    [k: string]: QuiddlerLaidView;
  };
  challenges: QuiddlerChallengeView[];
  points: number[];
  longest: number[];
  most: number[];
  total: number[];
  longest_word: QuiddlerBonus;
  most_words: QuiddlerBonus;
}
/**
 * What a seat laid down: words, and the cards left over (the discard is neither).
 */
export interface QuiddlerLaidView {
  words: string[][];
  left: string[];
}
/**
 * A challenge; ``good``: the word is in the lexicon, so the challenger loses its points.
 */
export interface QuiddlerChallengeView {
  by: number;
  seat: number;
  word: number;
  good: boolean;
}
/**
 * Who has most of something: one seat gets the bonus, several tie and get nothing, none means nobody has any.
 *
 * ``count``: letters of the longest word, or number of words. ``given``: whether the table gives this bonus.
 */
export interface QuiddlerBonus {
  count: number;
  seats: number[];
  given: boolean;
}
/**
 * ``game``: the cards in play. ``accusation_order``: who compares first when several accuse.
 */
export interface ClueOptions {
  game?: 'advanced' | 'normal';
  accusation_order?: 'caller' | 'clockwise' | 'random';
  first?: 'random' | number;
}
/**
 * ``pick``: from a card of four, or any cell (hues.pick.any); ``objections``: hues.cue.room; ``first``: giver.
 *
 * ``lang``: the table's language, in which bots cue; people may cue in any of the three.
 */
export interface HuesOptions {
  lang?: 'cy' | 'en' | 'sw';
  pick?: 'any' | 'card';
  objections?: boolean;
  first?: 'random' | number;
}
/**
 * The options of a table. Those marked ``when`` belong to the edition of 1980 alone.
 */
export interface Ono99Options {
  edition?: '1980' | '2022';
  scoring?: 'points' | 'single' | 'tokens';
  target?: number;
  points_end?: 'lowest' | 'survivor';
  zero_rule?: boolean;
  draw?: 'auto' | 'race';
  first?: 'random' | number;
}
/**
 * How a table plays. ``lexicon``: ``standard`` (the deck's own), a list of the package, or a host's list.
 */
export interface QuiddlerOptions {
  first?: 'random' | number;
  words?: 'challenge' | 'checked';
  assist?: boolean;
  deck?: 'cy' | 'en' | 'sw';
  lexicon?: string;
  two_player_bonus?: 'both' | 'longest' | 'most';
}
/**
 * What a seat, or a spectator, may see. The fields from ``hand`` on are the seat's own, null for a spectator.
 *
 * The k-th of ``seen`` was shown in answer to the seat's own k-th question in ``log`` that somebody answered with a
 * card, the k-th of ``shown`` in the k-th question that the seat answered so.
 */
export interface ClueView {
  game: string;
  options: ClueOptions;
  seats: number;
  seat: number | null;
  phase: string;
  to_act: number[];
  result: Result | null;
  actions: (ClueAsk | ClueShow | ClueNone_ | ClueAccuse | ClueJoin | ClueStayOut | ClueOrder)[];
  face_up: string[];
  hand_counts: number[];
  question: ClueQuestion | null;
  log: CluePast[];
  lost: number[];
  accusers: number[];
  revealed: {
    [k: string]: string[];
  };
  crime: string[] | null;
  hand?: string[] | null;
  seen?: [number, string][] | null;
  shown?: [number, string][] | null;
  case_file?: ClueCaseFile | null;
  accusation?: string[] | null;
}
/**
 * How a finished game ended.
 *
 * ``winners``: seats, may be empty. ``ranking``: best first, ties share a list, every seat once. ``scores``: one a
 * seat, or None where the game has none.
 */
export interface Result {
  winners: number[];
  ranking: number[][];
  scores?: number[] | null;
}
/**
 * The question on the table: who asks, for what, who is asked now, who has said that he has neither.
 */
export interface ClueQuestion {
  asker: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [string, string];
  asked: number;
  none?: number[];
}
/**
 * A finished question.
 */
export interface CluePast {
  asker: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [string, string];
  none: number[];
  shown_by: number | null;
}
/**
 * The cards still in one's Case File.
 */
export interface ClueCaseFile {
  suspects: string[];
  weapons: string[];
  locations: string[];
}
/**
 * What a seat may see; ``card`` and ``target`` are the giver's alone until the colour is announced.
 */
export interface HuesView {
  game: string;
  options: HuesOptions;
  seats: number;
  seat: number | null;
  phase: string;
  to_act: number[];
  result: Result | null;
  actions: (HuesPick | HuesCue | HuesSkip | HuesGuess | HuesObject)[];
  round: number;
  last_round: number;
  giver: number;
  cues: string[];
  langs: ('cy' | 'en' | 'sw')[];
  pieces: HuesPiece[];
  objected: number[];
  withdrawn: number;
  scores: number[];
  used_cues: string[];
  tied: number[] | null;
  rounds: HuesRound[];
  card: string[] | null;
  target: string | null;
  seen: string[][];
}
/**
 * A piece on the board, placed for the first or the second cue.
 */
export interface HuesPiece {
  seat: number;
  cell: string;
  guess: number;
}
/**
 * A finished round.
 */
export interface HuesRound {
  giver: number;
  target: string;
  cues: string[];
  langs: ('cy' | 'en' | 'sw')[];
  pieces: HuesPiece[];
  points: number[];
}
/**
 * What a seat, or a spectator, may see. Piles and lists are tuples: the views of one moment share them.
 */
export interface Ono99View {
  game: string;
  options: Ono99Options;
  seats: number;
  seat: number | null;
  phase: string;
  to_act: number[];
  result: Result | null;
  actions: (Ono99Play | Ono99Exchange | Ono99Draw)[];
  total: number;
  direction: -1 | 1;
  owed: 1 | 2;
  turn: number | null;
  drawing: number | null;
  forfeited: number[];
  last: number | null;
  hand_counts: number[];
  draw_count: number;
  discards: string[];
  shuffles: number;
  reshuffled: {
    [k: string]: number;
  } | null;
  out: number[];
  shown: {
    [k: string]: string[];
  };
  round: number;
  dealer: number;
  tokens: number[] | null;
  points: number[] | null;
  rounds: Ono99Round[];
  hand: string[] | null;
}
/**
 * A finished round. ``hands``: one a seat as they were at the end, null where never shown to all.
 *
 * ``out``: who went out in it, in order. ``points``: what each seat scored in it, null unless points are played for.
 */
export interface Ono99Round {
  hands: (string[] | null)[];
  out: number[];
  points?: number[] | null;
}
/**
 * What a seat sees; ``hand`` and ``drew`` are its own, null for a spectator.
 *
 * ``taken`` and ``thrown`` are this round's, oldest first; ``known``: cards that everybody knows a seat to hold, since
 * it took them from the discards and has not thrown them. ``remade``: what the last new draw pile of the round was
 * made of, so that whoever remembers knows what may still be in it.
 */
export interface QuiddlerView {
  game: string;
  options: QuiddlerOptions;
  seats: number;
  seat: number | null;
  phase: string;
  to_act: number[];
  result: Result | null;
  actions: (QuiddlerDraw | QuiddlerDiscard | QuiddlerLay | QuiddlerChallenge | QuiddlerAccept)[];
  round: number;
  hand_size: number;
  dealer: number;
  hand_counts: number[];
  draw_count: number;
  discard_top: string | null;
  discards: string[];
  taken: [number, string][];
  thrown: [number, string][];
  known: {
    [k: string]: string[];
  };
  remade: string[];
  went_out: number | null;
  laid: {
    [k: string]: QuiddlerLaidView;
  };
  challenges: QuiddlerChallengeView[];
  accepted: number[];
  scores: number[];
  rounds: QuiddlerRoundView[];
  hand?: string[] | null;
  drew?: string | null;
}
/**
 * A rule forbids what an HTTP call asked for; nothing has changed.
 */
export interface CallRefusal {
  refused: string;
  say: {};
}
/**
 * Body of ``POST /api/tables/CODE/seats/N/claim``: the one-time code that the seat's other device shows.
 */
export interface Claim {
  code: string;
}
/**
 * What a client sends over the WebSocket: exactly one of ``token``, ``do``, ``ask`` and ``react``.
 */
export interface ClientMessage {
  token?: string;
  do?: AnyAction;
  ask?: {};
  react?: 'clap' | 'laugh' | 'party' | 'thanks' | 'think' | 'wait' | 'wave' | 'wow';
  id?: string | number | null;
  at?: number | null;
}
/**
 * A seat got: the token is told this once. A table of bots alone has no seat to give.
 *
 * ``promise``: the shuffle's, as of now; whoever said that his number comes late gives it when he has noted this.
 */
export interface Created {
  table: string;
  seat: number | null;
  token: string | null;
  promise?: string | null;
}
/**
 * A game as the lobby lists it. ``ranges``: numbers of players by option; the first whose ``when`` holds counts.
 *
 * ``lesson``, ``hints``: whether it has a lesson (:mod:`.lessons`), and gives hints (:mod:`.hints`).
 */
export interface GameInfo {
  name: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  usual: [number, number];
  minutes: number;
  rules: string;
  options: OptionSpec[];
  bots: string[];
  ranges: SeatRange[];
  lesson?: boolean;
  hints?: boolean;
}
/**
 * One option as the lobby shows it: ``kind`` is choice, flag, number, text or seat.
 */
export interface OptionSpec {
  name: string;
  kind: 'choice' | 'flag' | 'number' | 'seat' | 'text';
  default: unknown;
  values?: string[];
  low?: number | null;
  high?: number | null;
  when?: {};
}
/**
 * How many play, and how many the box names, where the options are as ``when`` says.
 */
export interface SeatRange {
  when: {};
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  usual: [number, number];
}
/**
 * Answer of ``GET /api/games``.
 */
export interface Games {
  games: GameInfo[];
}
/**
 * Who speaks, and for which seat the cookie speaks (None: not, or not yet, a seat).
 */
export interface Hello {
  protocol: number;
  table: string;
  seat: number | null;
}
/**
 * The server's first message.
 */
export interface HelloMessage {
  hello: Hello;
}
/**
 * Where a lesson stands.
 *
 * ``step`` of ``steps`` (from 0) is to be done now: ``text`` with its facts ``say``. ``kind``: it is ``read``, an act
 * is to be ``done``, or to be ``tried`` and refused; ``end`` is the last step, which is read. ``show``: an act that
 * does. ``taken``: the last of the acts counts; else it is to be forgotten: the rules refused it (``refused``,
 * ``why``), or it is allowed but not what this step is about. ``moments``: what the last act led to, one moment an
 * act. ``names``: by seat, null for the learner.
 */
export interface LessonAnswer {
  game: string;
  seat: number;
  names: (string | null)[];
  step: number;
  steps: number;
  text: string;
  say: {};
  kind: 'done' | 'end' | 'read' | 'tried';
  show: unknown;
  taken: boolean;
  refused: string | null;
  why: {};
  moments: Moment[];
}
/**
 * The learner's view after one act, and the events that he saw of it.
 */
export interface Moment {
  view: AnyView;
  events: AnyEvent[];
}
/**
 * Body of ``POST /api/games/GAME/lesson``.
 *
 * ``acts``: what the learner has done so far, one a step: an act, or null for a step that is only read. ``ask``: a
 * question that is no act, asked now.
 */
export interface LessonWish {
  /**
   * @maxItems 24
   */
  acts?: ({} | null)[];
  lang?: 'cy' | 'en' | 'sw';
  ask?: {} | null;
}
/**
 * An open table in the lobby's list. ``host``: a name; ``free`` of ``seats``; ``created``: seconds since 1970.
 */
export interface ListedTable {
  table: string;
  game: string;
  host: string | null;
  seats: number;
  free: number;
  bots: number;
  clock: number | null;
  watch: boolean;
  created: number;
}
/**
 * All that has happened at a table.
 */
export interface LogAnswer {
  log: LogEntry[];
}
/**
 * What happened at one version, narrowed to who asks.
 */
export interface LogEntry {
  version: number;
  events: AnyEvent[];
}
/**
 * A seat of a table to be.
 */
export interface NewSeat {
  kind: 'bot' | 'human';
  level?: string | null;
}
/**
 * Body of ``POST /api/tables``. ``clock``: seconds a turn; ``pace``: how long bots take; ``mark``: its maker's.
 *
 * ``late``: its maker's number for the shuffle comes when he has been told the promise; the deal waits for it.
 * ``hints``: whoever's turn it is may ask for a hint (:mod:`.hints`).
 * ``listed``: the lobby of this server shows it while a seat is free; ``watch``: who holds no seat may look on.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 32
   */
  seats: [NewSeat, ...NewSeat[]];
  options?: {} | null;
  name?: string | null;
  nonce?: string | null;
  late?: boolean;
  clock?: number | null;
  pace?: 'fast' | 'human';
  lang?: ('cy' | 'en' | 'sw') | null;
  mark?: number | null;
  hints?: boolean;
  listed?: boolean;
  watch?: boolean;
}
/**
 * The command ``ok`` has been taken, is on disk, and made this version.
 */
export interface Ok {
  ok: string | number | null;
  version: number;
}
/**
 * An HTTP error that no rule of the games names.
 */
export interface Problem {
  error: 'bad-json' | 'encoding' | 'forbidden-origin' | 'method' | 'not-found' | 'not-over' | 'server' | 'too-large';
  say?: {};
}
/**
 * A seat as everybody sees it. ``taken``: by a bot, or by a person who holds its token; ``mark``: its sign.
 *
 * ``stand_in``: the level of the computer player that acts here for a person who is away, or until somebody comes.
 */
export interface PublicSeat {
  kind: 'bot' | 'human';
  name: string | null;
  level: string | null;
  taken: boolean;
  online: boolean;
  mark: number;
  stand_in: string | null;
}
/**
 * The public state of a table; ``version`` counts the actions taken, ``next`` is the table of the rematch.
 *
 * ``to_act``: the seats whose turn it is, as a spectator sees it; empty before the game and after it.
 */
export interface PublicTable {
  table: string;
  game: string;
  options: AnyOptions;
  seats: PublicSeat[];
  host: number | null;
  stage: 'open' | 'over' | 'playing';
  version: number;
  clock: number | null;
  pace: 'fast' | 'human';
  promise: string;
  rules: string;
  next: string | null;
  to_act: number[];
  listed: boolean;
  watch: boolean;
  hints?: boolean;
}
/**
 * Body of ``PUT /api/tables/CODE/seats/N``.
 *
 * ``kind``: a bot for this seat, or the seat freed for a person (the host alone). Without it ``mark``: the sign of
 * this seat (who sits there alone). ``stand_in``: the level of a computer player that acts for who sits there until he
 * is back, null: he is back (he himself; the host for one who is off line). ``nonce``: the number that who sits there
 * adds to the shuffle, where he said that it comes ``late``.
 */
export interface PutSeat {
  kind?: ('bot' | 'human') | null;
  level?: string | null;
  mark?: number | null;
  stand_in?: string | null;
  nonce?: string | null;
}
/**
 * Body of ``PUT /api/tables/CODE``: what the host changes. ``host``: the seat of the person who is host then.
 */
export interface PutTable {
  listed?: boolean | null;
  watch?: boolean | null;
  hints?: boolean | null;
  host?: number | null;
}
/**
 * Somebody at the table gives a sign; it is not kept.
 */
export interface ReactMessage {
  react: 'clap' | 'laugh' | 'party' | 'thanks' | 'think' | 'wait' | 'wave' | 'wow';
  seat: number;
}
/**
 * A game as it was played. ``seed`` of ``fast:N`` means FastDice(N): a simulation, without a shuffle promise.
 *
 * ``nonce_seats``: which seat gave which of ``nonces``; empty where nobody did, or nobody says.
 */
export interface Record {
  parlwr?: number;
  game: string;
  rules: string;
  options?: {};
  seats: number;
  seed: string;
  nonces?: string[];
  actions?: [number, {}][];
  setup?: {} | null;
  names?: string[] | null;
  result?: Result | null;
  times?: number[] | null;
  promise?: string | null;
  nonce_seats?: number[];
}
/**
 * A rule forbids it; nothing has changed.
 */
export interface Refusal {
  refused: string;
  say: {};
  id: string | number | null;
}
/**
 * A moment of a finished game: the view after ``version`` of ``total`` actions; the last action and its events.
 */
export interface ReplayAnswer {
  view: AnyView;
  events: AnyEvent[];
  version: number;
  total: number;
  action: [number, unknown] | null;
}
/**
 * A rule of a rulebook. ``section`` is a key of the game's texts; ``refuses``: an act may be refused by this id.
 */
export interface Rule {
  id: string;
  section: string;
  source: 'decision' | 'publisher' | 'seed';
  refuses?: boolean;
}
/**
 * A one-time code that moves a seat to another device, and for how many seconds it is good.
 */
export interface SeatCode {
  seat: number;
  code: string;
  seconds: number;
}
/**
 * The table's public state, and the seat this socket speaks for (None: a spectator).
 */
export interface TableMessage {
  table: PublicTable;
  seat: number | null;
}
/**
 * The game as this listener may see it, and what has just happened, narrowed to him.
 *
 * ``left``: seconds until a bot plays for those who are waited for (tables with a clock).
 * ``by``: ``"clock"`` where the last action was taken by a bot because a player's time was up.
 */
export interface ViewMessage {
  view: AnyView;
  version: number;
  since: number;
  events: AnyEvent[];
  left?: number | null;
  by?: 'clock' | null;
}
/**
 * Answer of ``GET /api/tables``. ``listing``: whether this server lists tables at all.
 */
export interface Tables {
  listing: boolean;
  tables: ListedTable[];
}
/**
 * Body of ``POST /api/tables/CODE/seats``. ``seat``: the seat wanted; None: the first that is free.
 */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  nonce?: string | null;
  mark?: number | null;
}
