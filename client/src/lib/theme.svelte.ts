export type Theme = 'system' | 'light' | 'dark';
const KEY = 'parlwr.theme';
const ORDER: Theme[] = ['system', 'light', 'dark'];

function kept(): Theme {
  const now = document.documentElement.dataset['theme'];
  return now === 'light' || now === 'dark' ? now : 'system';
}

class ThemeChoice {
  now = $state<Theme>(kept());

  /** The next of system, light, dark. */
  next(): void {
    this.now = ORDER[(ORDER.indexOf(this.now) + 1) % ORDER.length] ?? 'system';
    const root = document.documentElement;
    if (this.now === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.now;
    try {
      if (this.now === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, this.now);
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
  }
}

export const theme = new ThemeChoice();
