// The one sentence that tells what is asked of you, or whom the table waits for.
import type { QuiddlerView } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';

/** What is asked of the reader now. */
export function sentence(view: QuiddlerView, names: string[]): string {
  if (view.result) return view.seat !== null && view.result.winners.includes(view.seat) ? t('quiddler-ui-won-you') : t('quiddler-ui-over');
  const mine = view.seat !== null && view.to_act.includes(view.seat);
  if (view.phase === 'challenge') return t(mine ? 'quiddler-ui-challenge-ask' : 'quiddler-ui-wait-challenge');
  const seat = names[view.to_act[0] ?? 0] ?? '';
  if (!mine) return t(view.phase === 'draw' ? 'quiddler-ui-wait-draw' : 'quiddler-ui-wait-discard', { seat });
  const asked = t(view.phase === 'draw' ? 'quiddler-ui-draw' : 'quiddler-ui-build');
  return view.went_out === null ? asked : `${t('quiddler-ui-last-turn')} ${asked}`;
}
