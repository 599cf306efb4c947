import { speak } from '../../lib/facts';
import { t } from '../../lib/text.svelte';
import type { GameClient } from '../../table/game';
import Board from './Board.svelte';
import Review from './Review.svelte';
import { rule } from './rule';
import { stage } from './stage.svelte';

/** What only this seat was told has a sentence of its own. */
const OWN: Record<string, (event: Record<string, unknown>) => string | null> = {
  shown: (event) => (typeof event['card'] === 'string' ? 'clue-event-shown-card' : null),
  decided: (event) => (event['joins'] === undefined ? null : event['joins'] ? 'clue-event-decided-joins' : 'clue-event-decided-stays'),
  lost: (event) => (Array.isArray(event['crime']) ? 'clue-event-lost-crime' : null),
};

const client: GameClient = {
  Board,
  Review,
  rule,
  sentence: (event, speaker) => {
    const id = OWN[event.type]?.(event) ?? null;
    // A false fact is left out on the wire, and the sentence chooses by it.
    if (event.type === 'won') return t('clue-event-won', speak(speaker, { last: false, ...event }));
    return id === null ? null : t(id, speak(speaker, event));
  },
  quiet: (event) => stage.hides(event),
  hold: () => stage.running && stage.scene?.over === true,
};

export default client;
