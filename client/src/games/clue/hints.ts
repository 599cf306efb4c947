// The one sentence that tells what is asked of you, or whom the table waits for.
import { listed } from '../../lib/facts';
import type { ClueView } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
import { namedAll } from './cards';

export function sentence(view: ClueView, names: string[]): string {
  const said = told(view, names);
  const lost = view.result === null && view.seat !== null && view.lost.includes(view.seat) && !view.to_act.includes(view.seat);
  return lost ? `${t('clue-ui-lost-you')} ${said}` : said;
}

function told(view: ClueView, names: string[]): string {
  const name = (seat: number) => names[seat] ?? '';
  const mine = view.seat !== null && view.to_act.includes(view.seat);
  if (view.result) {
    if (view.result.winners.length === 0) return t('clue-ui-over-nobody');
    if (view.seat !== null && view.result.winners.includes(view.seat)) return t('clue-ui-over-you');
    return t('clue-ui-over', { seat: listed(view.result.winners.map(name)) });
  }
  if (view.phase === 'answer' && view.question) return answering(view, name);
  const seats = listed(view.to_act.map(name));
  const caller = name(view.accusers[0] ?? view.to_act[0] ?? 0);
  if (view.phase === 'join') {
    if (mine) return t('clue-ui-join', { seat: caller });
    return view.seat !== null && view.accusers[0] === view.seat ? t('clue-ui-join-wait-you', { seats }) : t('clue-ui-join-wait', { seat: caller, seats });
  }
  if (view.phase === 'order') return mine ? t('clue-ui-order') : t('clue-ui-order-wait', { seat: seats });
  return mine ? t('clue-ui-turn') : t('clue-ui-turn-wait', { seat: seats });
}

function answering(view: ClueView, name: (seat: number) => string): string {
  const question = view.question;
  if (!question) return '';
  const facts = { seat: name(question.asker), cards: namedAll(question.cards), to: name(question.asked) };
  if (view.seat === question.asked) {
    const shows = view.actions.filter((action) => action.type === 'show').length;
    const id = shows === 0 ? 'clue-ui-answer-none' : shows === 1 ? 'clue-ui-answer-one' : 'clue-ui-answer-two';
    return t(view.lost.includes(view.seat) ? 'clue-ui-answer-lost' : id, facts);
  }
  return t(view.seat === question.asker ? 'clue-ui-asked-you' : 'clue-ui-asked', facts);
}
