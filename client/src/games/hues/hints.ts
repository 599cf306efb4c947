// The one sentence that tells what is asked of you, or whom the table waits for.
import type { HuesView } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';

/** What is asked of the reader now. */
export function sentence(view: HuesView, names: string[]): string {
  if (view.result) {
    const winners = view.result.winners;
    return view.seat !== null && winners.includes(view.seat) ? t('hues-ui-won-you') : t('hues-event-over');
  }
  const acting = view.to_act[0] ?? view.giver;
  const seat = names[acting] ?? '';
  const cue = view.cues.map((word) => `“${word}”`).join(', ');
  if (view.seat === acting) {
    if (view.phase === 'pick') return t(view.options.pick === 'any' ? 'hues-ui-pick-any' : 'hues-ui-pick');
    if (view.phase === 'cue') return t(view.cues.length ? 'hues-ui-cue-second' : 'hues-ui-cue-first', { cell: view.target ?? '' });
    return t('hues-ui-guess', { cue });
  }
  const wait = view.phase === 'guess' ? 'hues-ui-wait-guess' : view.phase === 'cue' ? 'hues-ui-wait-cue' : 'hues-ui-wait-pick';
  return (cue ? `${cue} – ` : '') + t(wait, { seat });
}
