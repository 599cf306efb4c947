// Does the deal of a finished game follow from what was promised before it? Every step of it is computed here; the server
// is asked for the record and for what each seat saw, and believed in neither.
import { dealOf } from '../../games/deals';
import { api } from '../../lib/api';
import { Dice, promiseOf } from '../../lib/dice';
import { sworn } from '../../lib/sworn';

/** A line of the answer: the text's id, and whether it is as it should be (null: cannot be told). */
export interface Line {
  text: string;
  good: boolean | null;
}

const same = (one: string[], other: string[]) => [...one].sort().join(' ') === [...other].sort().join(' ');

export async function verify(code: string): Promise<Line[]> {
  const [record, table] = await Promise.all([api.record(code), api.table(code)]);
  const mine = sworn(code);
  const people = table.seats.filter((seat) => seat.kind === 'human').length;
  return [
    await promise(record.seed, mine),
    nonce(record, people, mine),
    await hands(code, record, mine),
  ];
}

async function promise(seed: string, mine: ReturnType<typeof sworn>): Promise<Line> {
  if (!mine?.promise) return { text: 'ui-verify-promise-unseen', good: null };
  if ((await promiseOf(seed)) !== mine.promise) return { text: 'ui-verify-promise-broken', good: false };
  return { text: mine.before ? 'ui-verify-promise-before' : 'ui-verify-promise-kept', good: true };
}

/**
 * A number more than there are people could have been chosen for the cards it brings, and so could one that stands at a
 * seat whose player gave another.
 */
function nonce(record: Awaited<ReturnType<typeof api.record>>, people: number, mine: ReturnType<typeof sworn>): Line {
  const mixed = record.nonces ?? [];
  const seats = record.nonce_seats ?? [];
  if (mixed.length > people || (seats.length > 0 && seats.length !== mixed.length)) return { text: 'ui-verify-nonce-more', good: false };
  if (mine?.nonce === undefined) return { text: 'ui-verify-nonce-none', good: null };
  const at = mixed.indexOf(mine.nonce);
  if (at < 0) return mine.sure === false ? { text: 'ui-verify-nonce-none', good: null } : { text: 'ui-verify-nonce-out', good: false };
  const other = seats.length > 0 && mine.seat !== undefined && seats[at] !== mine.seat;
  return other ? { text: 'ui-verify-nonce-seat', good: false } : { text: 'ui-verify-nonce-in', good: true };
}

async function hands(code: string, record: Awaited<ReturnType<typeof api.record>>, mine: ReturnType<typeof sworn>): Promise<Line> {
  const game = await dealOf(record.game);
  if (game === null) return { text: 'ui-verify-deal-elsewhere', good: null };
  const dice = await Dice.of(record.seed, record.nonces ?? []);
  const dealt = await game.deal(dice, record.options ?? {}, record.seats);
  for (const [seat, hand] of dealt.entries()) {
    const shown = game.hand((await api.replay(code, 0, seat)).view);
    if (shown === null) return { text: 'ui-verify-deal-unseen', good: null };
    if (!same(shown, hand)) return { text: 'ui-verify-deal-broken', good: false };
  }
  if (mine?.hand === undefined || mine.seat === undefined) return { text: 'ui-verify-deal-follows', good: null };
  const good = same(mine.hand, dealt[mine.seat] ?? []);
  return { text: good ? 'ui-verify-deal-mine' : 'ui-verify-deal-broken', good };
}
