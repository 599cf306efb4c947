// Which message a text on the page comes from. Every text that is said is noted with its name while this listens, and the
// page is said anew when it begins: so no text needs a mark of its own, and nothing is noted while nobody asks.
import { texts } from './text.svelte';

/** A text on the page: where it stands, what it is called (`attribute`: which part of the message). */
export interface Found {
  element: Element;
  id: string;
  attribute: string | undefined;
}

interface Said {
  id: string;
  attribute: string | undefined;
}

const said = new Map<string, Said>();
/** Texts that stand in attributes: what is read aloud, what is shown in an empty field. */
const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];
/** Shorter texts are found only where they stand alone: "a" is in nearly every sentence. */
const SHORT = 4;
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Listen from now on; gives what ends it. */
export function listen(): () => void {
  texts.heard = (id, attribute, text) => {
    if (plain(text)) said.set(plain(text), { id, attribute });
  };
  void texts.anew();
  return () => {
    texts.heard = null;
    said.clear();
    files.clear();
  };
}

/** The texts of an element itself, not of those within it. */
function own(element: Element): string[] {
  const found = [...element.childNodes].filter((node) => node instanceof Text).map((node) => plain(node.data));
  if (element instanceof HTMLSelectElement) found.push(plain(element.selectedOptions[0]?.text ?? ''));
  for (const name of ATTRIBUTES) found.push(plain(element.getAttribute(name) ?? ''));
  return found.filter(Boolean);
}

/** The message of an element's own text: the same text, or else the longest that stands within it. */
function named(element: Element): Said | undefined {
  const all = own(element);
  for (const text of all) {
    const exact = said.get(text);
    if (exact) return exact;
  }
  let best = '';
  for (const text of all) for (const one of said.keys()) if (one.length >= SHORT && one.length > best.length && text.includes(one)) best = one;
  return said.get(best);
}

/** The text at an element, or at the nearest one round it that has one. */
export function at(element: Element | null): Found | null {
  for (let one = element; one && one !== document.body; one = one.parentElement) {
    const found = named(one);
    if (found) return { element: one, ...found };
  }
  return null;
}

/** Every text that is to be seen or heard on the page now, in reading order, but those of `except`. */
export function all(except: Element | undefined): Found[] {
  const found: Found[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (except?.contains(element) || element instanceof HTMLOptionElement || !element.checkVisibility()) continue;
    const one = named(element);
    if (one) found.push({ element, ...one });
  }
  return found;
}

/** The files looked into, as long as this listens. */
const files = new Map<string, Promise<string>>();

async function file(lang: string, part: string): Promise<string> {
  const kept = files.get(`${lang}/${part}`) ?? texts.raw(lang, part);
  files.set(`${lang}/${part}`, kept);
  return kept;
}

/** A message as it stands in a language's file, with all its forms; empty where it has none. */
export async function source(lang: string, id: string): Promise<string> {
  for (const part of texts.loaded) {
    const lines = (await file(lang, part)).split('\n');
    const first = lines.findIndex((line) => line.startsWith(`${id} =`));
    if (first < 0) continue;
    let end = first + 1;
    while (end < lines.length && /^(\s|\}|$)/.test(lines[end] ?? '')) end += 1;
    return lines.slice(first, end).join('\n').trimEnd();
  }
  return '';
}

/** `ui-hello`, or `hues.about` for a part of a message. */
export function nameOf({ id, attribute }: Said): string {
  return attribute === undefined ? id : `${id}.${attribute}`;
}

/** What is copied: the message's name and language, its words, and the English ones that they were made from. */
export async function report(one: Said, lang: string): Promise<string> {
  const parts = [`Parlwr: ${nameOf(one)} (${lang})`, await source(lang, one.id)];
  if (lang !== 'en') parts.push(`en: ${await source('en', one.id)}`);
  return parts.join('\n\n');
}
