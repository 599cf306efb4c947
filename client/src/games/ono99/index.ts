import { t } from '../../lib/text.svelte';
import type { GameClient } from '../../table/game';
import Board from './Board.svelte';
import { card1980, signed } from './hints';
import { rule } from './rule';

const client: GameClient = {
  Board,
  rule,
  card: card1980,
  mark: (event) => (event.type === 'played' ? signed(Number(event['total'])) : null),
  // A card drawn is told by its name to who drew it; of the others' draws the log says nothing.
  sentence: (event, speaker) =>
    event.type === 'drew' && typeof event['card'] === 'string'
      ? t('ono99-ui-drew', { card: speaker.card?.(event['card']) ?? t(`ono99-card-${event['card'].replace('-', 'minus')}`) })
      : null,
  quiet: (event) => event.type === 'drew' && event['card'] === null,
};

export default client;
