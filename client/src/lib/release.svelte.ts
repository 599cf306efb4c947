// The app on this device: the service worker, a new release of the client, and the browser's offer to install it.
import { url } from './base';
import { texts } from './text.svelte';

/** Chromium's, not yet in TypeScript's own list of the DOM. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const RELOADED = 'parlwr.reloaded';
/** A page that was loaded again because a part was missing is not loaded again for that so soon. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 600_000;

class Release {
  /** The browser offers to install the pages as an app. */
  offer = $state.raw<InstallOffer | null>(null);
  /** The server has another release than this page: the next page is loaded whole. */
  old = false;

  /** Called once, before the first page. */
  begin(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener('appinstalled', () => (this.offer = null));
    addEventListener('vite:preloadError', () => void this.missing());
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void this.work(navigator.serviceWorker);
  }

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }

  /** Look whether the server has another release: it has just been restarted. */
  look(): void {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.getRegistration().then((found) => found?.update()).catch(() => undefined);
  }

  private async work(workers: ServiceWorkerContainer): Promise<void> {
    workers.addEventListener('message', (event: MessageEvent<{ files?: string[] }>) => {
      const entry = document.querySelector<HTMLScriptElement>('script[type=module]');
      if (event.data.files && entry) this.old = !event.data.files.includes(new URL(entry.src).pathname);
    });
    try {
      await workers.register(url('/sw.js'), { scope: url('/') });
      const ready = await workers.ready;
      // A page that was only just coming when the worker took over, or was loaded past it, is not governed by it yet.
      if (!workers.controller) ready.active?.postMessage({ claim: true });
      // The page for when there is no line, in the reader's language.
      $effect.root(() => {
        $effect(() => ready.active?.postMessage({ lang: texts.lang }));
      });
      let looked = Date.now();
      document.addEventListener('visibilitychange', () => {
        if (document.hidden || Date.now() - looked < LOOK_MS) return;
        looked = Date.now();
        ready.update().catch(() => undefined);
      });
    } catch {
      // Without one (a private window, a plain http address) everything works but installing.
    }
  }

  /**
   * A part of the page could not be fetched. Where the server answers, it has another release: load the page whole, once.
   * Without a line nothing is loaded: a table that is open stays open.
   */
  private async missing(): Promise<void> {
    try {
      const last = Number(sessionStorage.getItem(RELOADED));
      if (Date.now() - last < PATIENCE_MS) return;
      if (!(await fetch(url('/healthz'), { cache: 'no-store' })).ok) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      location.reload();
    } catch {
      // No line, or no storage to count in: what is missing is said where it is missing.
    }
  }
}

export const release = new Release();
