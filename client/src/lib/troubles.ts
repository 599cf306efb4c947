// What went wrong, in the reader's words.
import { CallError, RefusedError } from './api';
import { refusal } from './facts';
import { t, texts } from './text.svelte';

/** The sentence for a failed call. `game`: whose options it may speak of, where one is known. */
export function saidOf(error: unknown, game = 'table'): string {
  if (error instanceof RefusedError) return refusal({ game, names: [] }, error.rule, error.say).sentence;
  if (error instanceof CallError) {
    const id = [`error-${error.word}`, `ui-error-${error.word}`].find((one) => texts.has(one));
    return t(id ?? 'ui-error-server');
  }
  throw error;
}
