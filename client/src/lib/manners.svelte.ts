// How this device behaves: whether it asks before what cannot be undone, and whose signs it shows. It is told nobody.

import { load, save } from './stored';

/** As many people are remembered whose signs are not shown. */
const MOST = 60;

class Manners {
  /** Ask before an accusation, going out, removing a player, leaving. */
  careful = $state(load('parlwr.careful', true));
  /** Show the signs that others give. */
  signs = $state(load('parlwr.signs', true));
  private muted = $state.raw<string[]>(load('parlwr.muted', []));

  setCareful(on: boolean): void {
    this.careful = on;
    save('parlwr.careful', on);
  }

  setSigns(on: boolean): void {
    this.signs = on;
    save('parlwr.signs', on);
  }

  /** Whether the signs of a person at a table are shown here. */
  shows(code: string, seat: number): boolean {
    return this.signs && !this.muted.includes(`${code} ${String(seat)}`);
  }

  isMuted(code: string, seat: number): boolean {
    return this.muted.includes(`${code} ${String(seat)}`);
  }

  mute(code: string, seat: number, on: boolean): void {
    const who = `${code} ${String(seat)}`;
    this.muted = [...(on ? [who] : []), ...this.muted.filter((one) => one !== who)].slice(0, MOST);
    save('parlwr.muted', this.muted);
  }
}

export const manners = new Manners();
