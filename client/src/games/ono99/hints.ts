// What a card would do, said before it is tried. The server's word decides; this only spares people the trying.
import { cardName } from '../../lib/facts';
import { t } from '../../lib/text.svelte';
import type { Ono99Options, Ono99View } from '../../lib/protocol';

const LIMIT = 98;

/** The two cards that turn into something else with the edition have a name of their own there. */
export function card1980(code: string, options: unknown): string | null {
  return code === 'play2' && (options as Ono99Options).edition === '1980' ? t('ono99-card-play2-1980') : null;
}

/** What a card is called at this table. */
export function called(view: Ono99View, card: string): string {
  return card1980(card, view.options) ?? cardName('ono99', card);
}

function old(view: Ono99View): boolean {
  return view.options.edition === '1980';
}

/** The total a card would make. */
export function makes(view: Ono99View, card: string): number {
  if (card === '-10') return old(view) ? view.total - 10 : Math.max(0, view.total - 10);
  return view.total + (/^\d+$/.test(card) ? Number(card) : 0);
}

/** A total as it is written: with a true minus. */
export function signed(total: number): string {
  return total < 0 ? `−${String(-total)}` : String(total);
}

/** Whether the card is among the acts that the server allows now. */
export function allowed(view: Ono99View, card: string): boolean {
  return view.actions.some((action) => action.type === 'play' && action.card === card);
}

/** Whether it is this seat's turn to play a card. */
export function myTurn(view: Ono99View): boolean {
  return view.seat !== null && view.result === null && view.turn === view.seat;
}

export interface Hint {
  /** `can`: lifted and ringed; `bust`: it may be played, and puts its player out; `no`: why not; `wait`: not my turn. */
  kind: 'can' | 'bust' | 'no' | 'wait';
  /** What stands under the card. */
  short: string;
  /** What is read out. */
  label: string;
}

/** What a special card does, in two words. */
function does(view: Ono99View, card: string): string | null {
  if (view.owed === 2 && (card === 'reverse' || card === 'play2' || card === 'hold')) return t('ono99-ui-does-answer');
  if (card === 'reverse') return t(view.seats - view.out.length === 2 ? 'ono99-ui-does-reverse-two' : 'ono99-ui-does-reverse');
  if (card === 'play2' || card === 'hold') return t(`ono99-ui-does-${card}`);
  return card === 'ono99' ? t('ono99-ui-does-zero') : null;
}

/** Nothing is played any more: the game is over, or its player is out of it. */
function over(view: Ono99View): string | null {
  if (view.result !== null) return t('ono99-ui-no-over');
  if (view.seat === null || !view.out.includes(view.seat)) return null;
  return t(eliminated(view, view.seat) ? 'ono99-ui-no-out' : 'ono99-ui-no-out-round');
}

/** Why it cannot be played, in two words. */
function why(view: Ono99View, card: string, total: number): string {
  const past = over(view);
  if (past !== null) return past;
  if (card === 'ono99') return t(view.options.zero_rule === true ? 'ono99-ui-no-zero' : 'ono99-ui-no-ono99');
  if (!myTurn(view)) return t('ono99-ui-no-turn');
  return total > LIMIT ? t('ono99-ui-no-limit') : t('ono99-ui-no-double');
}

/** What to say of a card in the hand. */
export function hint(view: Ono99View, card: string): Hint {
  const total = makes(view, card);
  const makesText = t('ono99-ui-makes', { total: signed(total) });
  const name = called(view, card);
  if (allowed(view, card)) {
    if (total > LIMIT) {
      const short = `${makesText} · ${t('ono99-ui-no-limit')}`;
      return { kind: 'bust', short, label: t('ono99-ui-play-bust', { card: name, total }) };
    }
    const special = does(view, card);
    if (special !== null) return { kind: 'can', short: special, label: `${t('ono99-ui-play-special', { card: name })} (${special})` };
    return { kind: 'can', short: makesText, label: t('ono99-ui-play-number', { card: name, total: signed(total) }) };
  }
  const reason = why(view, card, total);
  const label = `${t('ono99-ui-cannot', { card: name })}: ${reason}`;
  if (over(view) !== null || (!myTurn(view) && card !== 'ono99')) return { kind: 'wait', short: '', label };
  const short = total > LIMIT && card !== 'ono99' ? `${makesText} · ${reason}` : reason;
  return { kind: 'no', short, label };
}

/** The one sentence that tells the seat whose view this is what is asked of it, or whom the table waits for. */
export function sentence(view: Ono99View, names: string[]): string {
  const name = (seat: number | null) => (seat === null ? '' : (names[seat] ?? ''));
  if (view.result !== null) {
    if (view.seat !== null && view.result.winners.includes(view.seat)) return t('ono99-ui-over-you');
    return view.result.winners.length ? t('ono99-ui-over', { seats: view.result.winners.map(name).join(', ') }) : t('ui-game-over');
  }
  if (myTurn(view)) return asked(view);
  if (view.seat !== null && view.drawing === view.seat) return t('ono99-ui-ask-draw');
  const waits = t(view.owed === 2 ? 'ono99-ui-wait-two' : 'ono99-ui-wait', { seat: name(view.turn) });
  if (view.seat !== null && view.out.includes(view.seat)) return `${t(eliminated(view, view.seat) ? 'ono99-ui-you-out' : 'ono99-ui-you-out-round')} ${waits}`;
  return waits;
}

function asked(view: Ono99View): string {
  const plays = view.actions.filter((action) => action.type === 'play');
  const exchange = view.actions.some((action) => action.type === 'exchange');
  if (plays.length === 0 && exchange) return t('ono99-ui-ask-exchange');
  if (plays.length > 0 && plays.every((action) => makes(view, action.card) > LIMIT)) return t('ono99-ui-ask-bust');
  if (view.owed === 2) return t(old(view) ? 'ono99-ui-ask-two-1980' : 'ono99-ui-ask-two');
  if (view.last === view.seat && view.last !== null) return t('ono99-ui-ask-second');
  return t('ono99-ui-ask-play');
}

/** Whether a seat that is out is out of the whole game, not of this round alone. */
export function eliminated(view: Ono99View, seat: number): boolean {
  if (!view.out.includes(seat)) return false;
  if (!old(view) || view.options.scoring === 'single') return true;
  if (view.points !== null) return (view.points[seat] ?? 0) >= Number(view.options.target);
  return view.shown[String(seat)] === undefined;
}
