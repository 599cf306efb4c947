// Where the parlour stands on its site: at its root, or in a folder that the server has written into the page.
const told = document.documentElement.dataset['folder'] ?? '';

/** `/parlour`, or nothing at the root of a site. */
export const folder = told.startsWith('/') ? told.replace(/\/$/, '') : '';

/** The parlour's own address, as others reach it: what the server was told, else where this page came from. */
export const home = document.documentElement.dataset['home'] ?? location.origin + folder;

/** A path of the parlour's (`/t/CWM-418`, `/api/games`) as the browser has to ask for it. Every address goes through here. */
export function url(path: string): string {
  return folder + path;
}

/** A path that the browser shows, as the parlour's own; null for one that is outside of it. */
export function within(path: string): string | null {
  if (!folder) return path;
  if (path === folder) return '/';
  return path.startsWith(`${folder}/`) ? path.slice(folder.length) : null;
}
