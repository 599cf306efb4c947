// What this browser was told and gave before a deal, kept until the deal can be checked: the promise, its own number
// (nonce), its first hand. A server that changes its mind afterwards is found out by what is written here.

export interface Sworn {
  code: string;
  /** The first promise seen at this table. */
  promise?: string;
  /** It was seen before this browser's number was given away. */
  before?: boolean;
  nonce?: string;
  /** The server has said that it has the number; else it may never have arrived. */
  sure?: boolean;
  seat?: number;
  /** The cards seen at version 0. */
  hand?: string[];
}

const KEY = 'parlwr.deals';
const MOST = 24;

function all(): Sworn[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Sworn[]) : [];
  } catch {
    return [];
  }
}

/** A table's code may be written in several ways (cwm418). */
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What was noted of a table. */
export function sworn(code: string): Sworn | null {
  return all().find((one) => one.code === plain(code)) ?? null;
}

/**
 * Note something of a table. What was noted first stands: what is told later may have been thought of later. Only a new
 * number of one's own takes the place of the old: who sits down again is dealt in with that one.
 */
export function swear(table: string, news: Omit<Sworn, 'code'>): void {
  const code = plain(table);
  const others = all();
  const known = others.find((one) => one.code === code);
  const noted: Sworn = { ...news, ...known, code };
  if (news.nonce !== undefined) Object.assign(noted, { nonce: news.nonce, before: news.before ?? false, seat: news.seat ?? known?.seat });
  if (news.sure !== undefined) noted.sure = news.sure;
  if (known && JSON.stringify(noted) === JSON.stringify(known)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([noted, ...others.filter((one) => one.code !== code)].slice(0, MOST)));
  } catch {
    // Storage may be forbidden or full: then there is nothing to check the deal against, which the check says.
  }
}
