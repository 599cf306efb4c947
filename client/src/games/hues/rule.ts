// Where the rulebook opens: the rule that matters at this moment.
import type { HuesView } from '../../lib/protocol';

export function rule(view: HuesView): string {
  if (view.result !== null) return 'hues.win';
  const mine = view.seat !== null && view.to_act.includes(view.seat);
  if (view.phase === 'guess') return view.cues.length > 1 ? 'hues.guess.second' : 'hues.guess.first';
  if (!mine) return view.rounds.length > 0 && view.phase === 'pick' ? 'hues.score.guess' : 'hues.turn';
  if (view.phase === 'pick') return view.options.pick === 'any' ? 'hues.pick.any' : 'hues.pick';
  return view.cues.length > 0 ? 'hues.cue.two' : 'hues.cue.one';
}
