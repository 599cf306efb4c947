// The service worker. It keeps two things: files under /assets/, whose names change with what is in them, and one honest
// page for when the server cannot be reached. It never keeps a page, a text or anything under /api: what is shown of a
// table comes from the server, or not at all.
//
// FILES is filled in by the build (vite.config.js): a new release is a new worker, which takes over at once.
/** The parlour's folder on its site, with a slash at its end. */
const ROOT = new URL('./', location.href).pathname;
const FILES = new Set(__FILES__.map((name) => ROOT + name));
// Another parlour on the same site keeps its own.
const ASSETS = `parlwr-assets${ROOT}`;
const OFFLINE = `parlwr-offline${ROOT}`;
/** What the page without a connection is made of. */
const PARTS = ['offline.css', 'offline.js', 'early.js', 'icon.svg'].map((name) => ROOT + name);
const KEY = `${ROOT}offline`;
/** What a proxy answers while the server behind it is away. */
const AWAY = [502, 503, 504];

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  const lang = event.data?.lang;
  if (typeof lang === 'string') event.waitUntil(keepOffline(lang));
  if (event.data?.claim === true) event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith(`${ROOT}api/`)) return;
  if (url.pathname.startsWith(`${ROOT}assets/`)) event.respondWith(asset(event, url));
  else if (request.mode === 'navigate') event.respondWith(page(event));
  else if (PARTS.includes(url.pathname)) event.respondWith(part(request, url));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path));
});

/** Old releases' files go, this one's stay; the pages that are open are told (see lib/release). */
async function takeOver() {
  await self.registration.navigationPreload?.enable();
  const cache = await caches.open(ASSETS);
  for (const kept of await cache.keys()) if (!FILES.has(new URL(kept.url).pathname)) await cache.delete(kept);
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ files: [...FILES] });
}

/** A file with a hash in its name: what is kept under that name is what the server has under it. */
async function asset(event, url) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(url.pathname);
  if (kept) return kept;
  const answer = await fetch(event.request);
  // a whole answer, of this release: a page left open from another one asks for files that are not to be kept
  if (answer.status === 200 && FILES.has(url.pathname)) event.waitUntil(cache.put(url.pathname, answer.clone()));
  return answer;
}

/** A page is the server's, or the page that says that there is none. */
async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    return AWAY.includes(answer.status) ? ((await offline()) ?? answer) : answer;
  } catch {
    return (await offline()) ?? Response.error();
  }
}

async function offline() {
  return (await caches.open(OFFLINE)).match(KEY);
}

async function part(request, url) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(OFFLINE)).match(url.pathname)) ?? Response.error();
  }
}

/** Keep the page without a connection, in the reader's language, as the server words it today. */
async function keepOffline(lang) {
  try {
    const cache = await caches.open(OFFLINE);
    const answer = await fetch(`${ROOT}offline/${encodeURIComponent(lang)}`, { cache: 'no-cache' });
    if (answer.ok) await cache.put(KEY, answer);
    await cache.addAll(PARTS);
  } catch {
    // No line just now: the next page that opens asks again.
  }
}

/** A notice was pressed: to the table, in the window that shows it if there is one. */
async function show(path) {
  if (typeof path !== 'string') return;
  const address = new URL(path, location.origin);
  if (address.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find((client) => new URL(client.url).pathname === address.pathname);
  if (open) await open.focus();
  else await self.clients.openWindow(address.href);
}
