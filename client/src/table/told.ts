// What has happened, in words: for the log and for what is read aloud.
import { speak, type Speaker } from '../lib/facts';
import { t, textId } from '../lib/text.svelte';
import type { GameEvent, LogEntry } from '../lib/wire';
import type { GameClient } from './game';

export interface Line {
  key: string;
  event: GameEvent;
}

/** The events that a log tells, the oldest first, each with a key that stays. */
export function linesOf(game: GameClient, log: readonly LogEntry[]): Line[] {
  return log
    .flatMap((entry) => entry.events.map((event, i) => ({ key: `${String(entry.version)}.${String(i)}`, event })))
    .filter(({ event }) => !game.quiet?.(event));
}

/** The sentence of an event. */
export function told(game: GameClient, speaker: Speaker, event: GameEvent): string {
  return game.sentence?.(event, speaker) ?? t(`${speaker.game}-event-${textId(event.type)}`, speak(speaker, event));
}
