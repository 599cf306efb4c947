// Every word a person reads: Project Fluent, in the reader's language, changed at any moment.
import { url } from './base';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', cy: 'Cymraeg', sw: 'Kiswahili' } as const;
export type Lang = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const KEY = 'parlwr.lang';
// All three languages are written from left to right; a name that is not brings its own marks (see `isolated`).
const PLAIN = { useIsolating: false };

function isLang(word: string | null | undefined): word is Lang {
  return word !== null && word !== undefined && word in LANGUAGES;
}

/** The language chosen here before, else the first of the browser's that we have, else English. */
function wanted(): Lang {
  try {
    const kept = localStorage.getItem(KEY);
    if (isLang(kept)) return kept;
  } catch {
    // Storage may be forbidden.
  }
  for (const tag of navigator.languages) {
    const base = tag.split('-')[0];
    if (isLang(base)) return base;
  }
  return 'en';
}

class Texts {
  lang = $state<Lang>('en');
  /** Replaced whole when the language changes or a part arrives, so that all sentences on a page change together. */
  private bundle = $state.raw(new FluentBundle('en', PLAIN));
  private parts = new Set<string>(['common']);
  /** Told of every text that is said, while somebody looks for the name of one (lib/words). */
  heard: ((id: string, attribute: string | undefined, text: string) => void) | null = null;
  private files = new Map<string, Promise<FluentResource>>();
  /** The language wished for: that of the page once its words are here. */
  private wish: Lang = 'en';
  private turn = 0;
  private newest: Promise<void> = Promise.resolve();

  /** Load the common words in the reader's language. */
  async begin(): Promise<void> {
    await this.change(wanted(), false);
  }

  /** Change the language; remembered for the next visit. */
  async change(lang: Lang, remember = true): Promise<void> {
    if (remember) {
      try {
        localStorage.setItem(KEY, lang);
      } catch {
        // Storage may be forbidden; the choice then lasts as long as the page.
      }
    }
    this.wish = lang;
    await this.settle();
  }

  /**
   * Build the words anew, in the language wished for. A part may arrive while the language is being changed, and the other
   * way round: only the newest is shown, and whoever waits for an older one waits for it.
   */
  private settle(): Promise<void> {
    const turn = ++this.turn;
    const lang = this.wish;
    this.newest = this.build(lang).then(
      (bundle) => {
        if (turn !== this.turn) return this.newest;
        this.bundle = bundle;
        this.lang = lang;
        document.documentElement.lang = lang;
        document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.setAttribute('href', url(`/manifest/${lang}.webmanifest`));
        return undefined;
      },
      (error: unknown) => {
        if (turn !== this.turn) return this.newest;
        this.wish = this.lang;
        throw error;
      },
    );
    return this.newest;
  }

  /** Make a game's words available (`common` always is). */
  async need(part: string): Promise<void> {
    if (this.parts.has(part)) return;
    await this.fetch(this.wish, part);
    this.parts.add(part);
    await this.settle();
  }

  /** Say every text on the page once more. */
  anew(): Promise<void> {
    return this.settle();
  }

  /** The parts that this page has asked for. */
  get loaded(): string[] {
    return [...this.parts];
  }

  /** A part's file, as the server has it. */
  async raw(lang: string, part: string): Promise<string> {
    return (await fetch(url(`/text/${lang}/${part}.ftl`))).text();
  }

  private async build(lang: Lang): Promise<FluentBundle> {
    const bundle = new FluentBundle(lang, PLAIN);
    const files = [...this.parts].map((part) => this.fetch(lang, part));
    // A language's first number costs the browser 20–40 ms: better now, while the texts are on their way, than with the board.
    new Intl.NumberFormat(lang).format(1);
    for (const file of await Promise.all(files)) bundle.addResource(file);
    return bundle;
  }

  private fetch(lang: Lang, part: string): Promise<FluentResource> {
    const path = url(`/text/${lang}/${part}.ftl`);
    let file = this.files.get(path);
    if (!file) {
      file = fetch(path).then(async (answer) => {
        if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
        return new FluentResource(await answer.text());
      });
      file.catch(() => this.files.delete(path));
      this.files.set(path, file);
    }
    return file;
  }

  /** Whether there is such a text (`attribute`: part of one). */
  has(id: string, attribute?: string): boolean {
    const message = this.bundle.getMessage(id);
    if (!message) return false;
    return attribute === undefined ? message.value !== null : attribute in message.attributes;
  }

  /** A text with its facts filled in. A text that is missing shows its id, loudly enough for a test to find. */
  say(id: string, args: Args = {}, attribute?: string): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      console.warn(`no text ${id}${attribute === undefined ? '' : '.' + attribute} (${this.lang})`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    this.heard?.(id, attribute, text);
    for (const error of errors) console.warn(`text ${id} (${this.lang}): ${error.message}`);
    return text;
  }
}

export const texts = new Texts();

/** A text in the reader's language. */
export function t(id: string, args?: Args): string {
  return texts.say(id, args);
}

/** A part of a text: `attr('ono99-limit', 'refused', {total: 95})`. */
export function attr(id: string, attribute: string, args?: Args): string {
  return texts.say(id, args, attribute);
}

/** The Fluent spelling of a code or a rule id: `ono99.play2.respond` → `ono99-play2-respond`, `-10` → `minus10`. */
export function textId(code: string): string {
  return code.replace(/^-/, 'minus').replaceAll(/[._]/g, '-');
}

const [FSI, PDI] = [0x2068, 0x2069].map((code) => String.fromCharCode(code)) as [string, string];

/** A name ready to stand in a sentence: one with letters written from right to left is kept from turning its neighbours. */
export function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(name) ? FSI + name + PDI : name;
}
