/** What lies beside the table: the log, or the rulebook open at a rule; on a phone, a drawer. */
export class Drawer {
  /** On a phone: whether it is pulled out. */
  open = $state(false);
  tab = $state<'log' | 'rules'>('log');
  /** The rule to show, dotted; set again for each wish, so that the same rule can be asked for twice. */
  rule = $state.raw<{ id: string; quiet?: boolean } | null>(null);

  showRule(id: string): void {
    this.tab = 'rules';
    this.rule = { id };
    this.open = true;
  }

  /** Have the rulebook open at the rule that matters now, without taking the keyboard's place there. */
  point(id: string): void {
    this.rule = { id, quiet: true };
  }

  toggle(tab: 'log' | 'rules'): void {
    this.open = !(this.open && this.tab === tab);
    this.tab = tab;
  }
}
