import type { GameClient } from '../../table/game';
import { t } from '../../lib/text.svelte';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import { rule } from './rule';

const client: GameClient = {
  Board,
  Review: Beside,
  rule,
  Mark: Piece,
  // Who picked which colour is told to nobody; to the giver his own pick is no news.
  sentence: (event, speaker) => {
    if (event.type === 'revealed') return t('hues-event-revealed', { cell: String(event['cell']) });
    if (event.type === 'guessed') return t('hues-event-guessed', { seat: speaker.names[Number(event['seat'])] ?? '', cell: String(event['cell']) });
    return null;
  },
};

export default client;
