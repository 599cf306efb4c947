// Where the rulebook opens: the rule that matters at this moment.
import type { ClueView } from '../../lib/protocol';

export function rule(view: ClueView): string {
  if (view.result !== null) return view.result.winners.length > 0 ? 'clue.accuse.solo' : 'clue.accuse.many.none';
  const mine = view.seat !== null && view.to_act.includes(view.seat);
  if (view.phase === 'order') return 'clue.accuse.many.order';
  if (view.phase === 'join') return 'clue.accuse.join';
  if (view.phase === 'answer') {
    if (!mine) return 'clue.show.private';
    return view.actions.length > 1 ? 'clue.show.choice' : 'clue.show.must';
  }
  if (view.seat !== null && view.lost.includes(view.seat)) return 'clue.accuse.wrong';
  return mine ? 'clue.ask' : 'clue.turn';
}
