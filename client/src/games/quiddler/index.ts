import type { GameClient } from '../../table/game';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { rule } from './rule';

const client: GameClient = {
  Board,
  Review: Beside,
  rule,
  card: (code) => code.toUpperCase(),
  mark: (event) => (event.type === 'challenged' ? `−${String(event['points'])}` : null),
};

export default client;
