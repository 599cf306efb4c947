// Keys that count wherever the focus is. Whoever listens on the whole page asks here first whether he is meant: a key pressed in
// a dialog, in a field or while a wording is chosen is not for the table behind it. What lies over the table (a question, a hint,
// a notice) listens on the document, games on the window: so one Escape puts one thing away, the uppermost, and no draft besides.
import { wording } from './wording.svelte';

/** Whether this key is for the page at large, and not for one of `apart` (a selector of elements with keys of their own). */
export function meant(event: KeyboardEvent, apart = 'input, select, textarea'): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || wording.on) return false;
  if (event.target instanceof Element && event.target.closest(apart)) return false;
  return document.querySelector('dialog:modal') === null;
}

/** The key has been used: nobody else is to act upon it. */
export function used(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
