// Whether the parlour sounds on this device: chosen here, else on where there is a mouse and off on phones.
import type { Chime } from './chimes';

const KEY = 'parlwr.sound';

function kept(): boolean {
  try {
    const chosen = localStorage.getItem(KEY);
    if (chosen !== null) return chosen === 'on';
  } catch {
    // Storage may be forbidden.
  }
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

class Sound {
  on = $state(kept());

  switch(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(KEY, this.on ? 'on' : 'off');
    } catch {
      // The choice then lasts as long as the page.
    }
    this.play('turn');
  }

  /** Nothing sounds before somebody has touched the page: no page of ours speaks up by itself. */
  play(what: Chime): void {
    if (!this.on || !navigator.userActivation.hasBeenActive) return;
    void import('./chimes').then(
      ({ chime }) => chime(what),
      () => undefined,
    );
  }
}

export const sound = new Sound();
