// Where the rulebook opens: the rule that matters at this moment.
import type { QuiddlerView } from '../../lib/protocol';

export function rule(view: QuiddlerView): string {
  if (view.result !== null) return 'quiddler.win';
  if (view.phase === 'challenge') return 'quiddler.word.challenge';
  if (view.seat === null || !view.to_act.includes(view.seat)) return view.went_out === null ? 'quiddler.turn' : 'quiddler.score';
  if (view.went_out !== null) return 'quiddler.last-turn';
  return view.phase === 'draw' ? 'quiddler.draw' : 'quiddler.go-out';
}
