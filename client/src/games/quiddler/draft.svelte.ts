// What I have arranged of my hand: words, a card to discard, and the rest. Kept on this device until the round is over.
import type { DeckFacts } from './decks';
import { bare, spell, type Held } from './spell';

const SLOT = 'slot';
export type Place = number | typeof SLOT | 'rack';

interface KeptDraft {
  round: string;
  words: string[][];
  slot: string | null;
}

export class Draft {
  rack = $state.raw<Held[]>([]);
  words = $state.raw<Held[][]>([]);
  slot = $state.raw<Held | null>(null);
  /** The word that taps and typed letters go to; −1: the discard's place. */
  active = $state(0);
  /** Letters typed that are not spelt by a card yet. */
  pending = $state('');
  private next = 0;
  private id = '';

  constructor(private readonly storage: string) {}

  /** Take a hand as the server has it: cards arranged stay where they are, new ones come last on the rack. */
  take(hand: readonly string[], id: string): void {
    if (id !== this.id) {
      this.begin(hand, id);
      return;
    }
    const left = [...hand];
    const keep = (one: Held): boolean => {
      const at = left.indexOf(one.card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    };
    this.words = this.words.map((word) => word.filter(keep));
    if (this.slot && !keep(this.slot)) this.slot = null;
    this.rack = [...this.rack.filter(keep), ...left.map((card) => this.made(card))];
    this.tidy();
  }

  /** A new round, or the page opened anew: what was kept of this very round comes back. */
  private begin(hand: readonly string[], id: string): void {
    const kept = this.kept();
    this.id = id;
    this.rack = hand.map((card) => this.made(card));
    this.words = [];
    this.slot = null;
    this.active = 0;
    this.pending = '';
    if (kept?.round === id) this.restore(kept);
    this.tidy();
  }

  private made(card: string): Held {
    return { key: this.next++, card };
  }

  clear(): void {
    this.rack = [...this.rack, ...this.words.flat(), ...(this.slot ? [this.slot] : [])];
    this.words = [];
    this.slot = null;
    this.active = 0;
    this.pending = '';
    this.tidy();
  }

  /** Every word that has cards, as the server takes it. */
  get laid(): string[][] {
    return this.words.filter((word) => word.length > 0).map((word) => word.map(({ card }) => card));
  }

  /** The card to discard: the one chosen, or the only one left over. */
  get thrown(): Held | null {
    return this.slot ?? (this.rack.length === 1 ? (this.rack[0] ?? null) : null);
  }

  /** Whether all other cards stand in words of two cards or more. */
  get complete(): boolean {
    const spare = this.rack.filter((one) => one !== this.thrown);
    return this.thrown !== null && spare.length === 0 && this.laid.length > 0 && this.laid.every((word) => word.length > 1);
  }

  private find(key: number): Held | null {
    return [...this.rack, ...this.words.flat(), ...(this.slot ? [this.slot] : [])].find((one) => one.key === key) ?? null;
  }

  /** Put a card somewhere, before the card of that index, or last. */
  put(key: number, to: Place, index = Infinity): void {
    const one = this.find(key);
    if (!one) return;
    this.rack = this.rack.filter((other) => other !== one);
    this.words = this.words.map((word) => word.filter((other) => other !== one));
    if (this.slot === one) this.slot = null;
    const into = (row: readonly Held[]) => [...row.slice(0, index), one, ...row.slice(index)];
    if (to === 'rack') this.rack = into(this.rack);
    else if (to === SLOT) {
      if (this.slot) this.rack = [...this.rack, this.slot];
      this.slot = one;
    } else this.words = this.words.map((word, i) => (i === to ? into(word) : word));
    this.pending = '';
    this.tidy();
  }

  /** A tap: from the rack to the word being built (or the discard's place), from anywhere else back to the rack. */
  tap(key: number): void {
    if (!this.rack.some((one) => one.key === key)) this.put(key, 'rack');
    else this.put(key, this.active < 0 ? SLOT : this.active);
  }

  /** Type a letter into the active word; false where no card held goes on with it. */
  type(char: string, deck: DeckFacts): boolean {
    if (this.active < 0) return this.throwTyped(char);
    const word = this.words[this.active] ?? [];
    return this.respell(word.map(({ card }) => card).join('') + this.pending + bare(char), deck);
  }

  private throwTyped(char: string): boolean {
    // Both `q` and `qu` may be held: the second letter then changes the first choice.
    const before = this.pending || (this.slot?.card ?? '');
    const longer = this.rack.find(({ card }) => card === before + bare(char));
    const text = longer ? longer.card : this.pending + bare(char);
    const one = this.rack.find(({ card }) => card === text);
    if (one) this.put(one.key, SLOT);
    else if (!this.rack.some(({ card }) => card.startsWith(text))) return false;
    this.pending = one ? '' : text;
    return true;
  }

  private respell(text: string, deck: DeckFacts): boolean {
    const word = this.words[this.active] ?? [];
    const found = spell(text, [...word, ...this.rack], deck, true);
    if (!found) return false;
    this.rack = [...this.rack, ...word].filter((one) => !found.cards.includes(one));
    this.words = this.words.map((old, i) => (i === this.active ? found.cards : old));
    this.pending = found.rest;
    this.tidy();
    return true;
  }

  /** Take the last letter back. */
  back(): void {
    if (this.pending) this.pending = this.pending.slice(0, -1);
    else if (this.active < 0) {
      if (this.slot) this.put(this.slot.key, 'rack');
    } else {
      const last = this.words[this.active]?.at(-1);
      if (last) this.put(last.key, 'rack');
      else if (this.active > 0) this.active -= 1;
    }
  }

  /** Go on with the next word: the first empty one. */
  nextWord(): void {
    this.pending = '';
    this.tidy();
    this.active = this.words.findIndex((word) => word.length === 0);
  }

  /** One empty word always stands last; other empty ones go. */
  private tidy(): void {
    const current = this.words[this.active];
    const kept = this.words.filter((word) => word.length > 0 || word === current);
    if (kept.every((word) => word.length > 0)) kept.push([]);
    if (this.active >= 0) this.active = current ? Math.max(0, kept.indexOf(current)) : kept.length - 1;
    this.words = kept;
    this.keep();
  }

  private keep(): void {
    const kept: KeptDraft = { round: this.id, words: this.laid, slot: this.slot?.card ?? null };
    try {
      localStorage.setItem(this.storage, JSON.stringify(kept));
    } catch {
      // Storage may be forbidden; the draft then lasts as long as the page.
    }
  }

  private kept(): KeptDraft | null {
    try {
      return JSON.parse(localStorage.getItem(this.storage) ?? 'null') as KeptDraft | null;
    } catch {
      return null;
    }
  }

  private restore(kept: KeptDraft): void {
    const pick = (card: string): Held | null => {
      const one = this.rack.find((held) => held.card === card) ?? null;
      this.rack = this.rack.filter((held) => held !== one);
      return one;
    };
    this.words = kept.words.map((word) => word.map(pick).filter((one) => one !== null));
    this.slot = kept.slot === null ? null : pick(kept.slot);
    this.active = this.words.length;
  }
}
