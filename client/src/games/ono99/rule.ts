// Where the rulebook opens: the rule that matters at this moment.
import type { Ono99View } from '../../lib/protocol';
import { makes, myTurn } from './hints';

export function rule(view: Ono99View): string {
  if (view.result !== null) return 'ono99.win';
  if (view.seat !== null && view.out.includes(view.seat)) return 'ono99.out';
  if (view.seat !== null && view.drawing === view.seat) return 'ono99.draw.forfeit';
  if (!myTurn(view)) return 'ono99.turn';
  const plays = view.actions.filter((action) => action.type === 'play');
  if (plays.length === 0) return 'ono99.card.ono99.four';
  if (plays.every((action) => makes(view, action.card) > 98)) return 'ono99.points.bust';
  if (view.owed === 2) {
    if (view.options.edition === '1980') return 'ono99.play2.respond-1980';
    return view.seats - view.out.length === 2 ? 'ono99.play2.respond-two-players' : 'ono99.play2.respond';
  }
  return view.last === view.seat ? 'ono99.play2.second' : 'ono99.limit';
}
