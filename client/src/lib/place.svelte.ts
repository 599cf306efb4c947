// What the header says about where one is; the page that is open sets it.
class Where {
  /** The title of the page, before "Parlwr". */
  title = $state('');
  game = $state<string | null>(null);
  code = $state<string | null>(null);
  /** Whether the page has a table: the header is then kept low, and the footer is left out on phones. */
  table = $state(false);

  set(to: { title: string; game?: string | null; code?: string | null; table?: boolean }): void {
    this.title = to.title;
    this.game = to.game ?? null;
    this.code = to.code ?? null;
    this.table = to.table ?? false;
    document.title = to.title ? `${to.title} – Parlwr` : 'Parlwr';
  }
}

export const where = new Where();
