// A notice of the system's when it is my turn and the page is hidden. Asked for by a press of a button, never by the page;
// it says no more than whose turn it is at which table.
import { url } from './base';

const KEY = 'parlwr.notices';

function wished(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

class Notices {
  /** The browser has them, and shows them to pages of this address. */
  readonly possible = 'Notification' in window && isSecureContext;
  blocked = $state(false);
  on = $state(false);
  private readonly shown = new Map<string, Notification>();

  constructor() {
    if (!this.possible) return;
    this.blocked = Notification.permission === 'denied';
    this.on = wished() && Notification.permission === 'granted';
  }

  async switch(): Promise<void> {
    const on = !this.on;
    if (on) {
      const said = await Notification.requestPermission();
      this.blocked = said === 'denied';
      if (said !== 'granted') return;
    }
    this.on = on;
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
    } catch {
      // The choice then lasts as long as the page.
    }
  }

  /** Tell, if that is wished and nobody is looking. One notice a path: a new one takes the old one's place. */
  async tell(path: string, title: string, body: string): Promise<void> {
    if (!this.on || !document.hidden) return;
    const how = { body, tag: path, icon: url('/icons/192.png'), data: { path: url(path) } };
    const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    // Phones show the notices of service workers alone.
    if (worker?.active) await worker.showNotification(title, how);
    else {
      const notice = new Notification(title, how);
      notice.onclick = () => window.focus();
      this.shown.set(path, notice);
    }
  }

  /** It is no longer so: take the notice away. */
  async forget(path: string): Promise<void> {
    if (!this.on) return;
    this.shown.get(path)?.close();
    this.shown.delete(path);
    const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close();
  }
}

export const notices = new Notices();
