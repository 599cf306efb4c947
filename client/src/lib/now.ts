// One click to a game: the usual options, and computer players in the other seats.
import { usualOptions } from '../pages/lobby/usual';
import { api } from './api';
import { keep } from './keep.svelte';
import { router } from './router.svelte';
import { t, texts } from './text.svelte';
import type { GameInfo } from './wire';

/** Open a table against three computer players (or as many as the game takes) and go there. `hints`: with hints. */
export async function playNow(game: GameInfo, hints = false): Promise<void> {
  const others = Math.min(3, game.usual[1] - 1);
  const bot = { kind: 'bot', level: game.bots[0] ?? 'easy' } as const;
  const place = await api.create({
    game: game.name,
    options: usualOptions(game, texts.lang),
    seats: [{ kind: 'human' }, ...Array.from({ length: others }, () => bot)],
    name: keep.name || t('ui-guest'),
    lang: texts.lang,
    ...(hints ? { hints } : {}),
  });
  router.go(`/t/${place.table}`);
}
