// The games the browser can show: whatever folders lie beside this file (see client/README.md). Nothing else names a game.
import type { Component } from 'svelte';
import type { GameClient } from '../table/game';

const clients = import.meta.glob<{ default: GameClient }>('./*/index.ts');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

/** Whether there is a board for this game. */
export function playable(game: string): boolean {
  return `./${game}/index.ts` in clients;
}

/** A game's board and its helpers, loaded when a table of it is opened. */
export async function client(game: string): Promise<GameClient | null> {
  const load = clients[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** The picture a game has in the lobby. */
export async function cover(game: string): Promise<Component | null> {
  const load = covers[`./${game}/Cover.svelte`];
  return load ? (await load()).default : null;
}
