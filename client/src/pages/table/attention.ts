// What calls somebody back to the table: a sound, and where it is wished a notice.
import { notices } from '../../lib/notices.svelte';
import { sound } from '../../lib/sound.svelte';
import { t } from '../../lib/text.svelte';
import type { BaseView } from '../../lib/wire';

export interface Moment {
  /** Seats are still being taken: the game has not begun. */
  waiting: boolean;
  view: BaseView | null;
  /** Whether something happened that led to this view. */
  moved: boolean;
  /** It is my turn. */
  mine: boolean;
  /** The result may be seen: the board has told how the game ended. */
  ended: boolean;
}

export class Attention {
  private last: Moment | null = null;
  private readonly path: string;

  constructor(
    private readonly code: string,
    private readonly game: () => string,
  ) {
    this.path = `/t/${code}`;
  }

  /** Called with each moment. What the page opens with is no news: nothing has happened since. */
  see(now: Moment): void {
    const { last } = this;
    this.last = now;
    if (now.view === null || last === null || (last.view === null && !last.waiting)) return;
    if (now.ended && !last.ended) {
      const won = now.view.seat !== null && now.view.result?.winners.includes(now.view.seat);
      sound.play(won ? 'win' : 'card');
      void notices.forget(this.path);
    } else if (now.mine && !last.mine) {
      sound.play('turn');
      void notices.tell(this.path, t('ui-your-turn'), `${t(this.game())} · ${t('ui-table-code', { code: this.code })}`);
    } else {
      if (last.mine && !now.mine) void notices.forget(this.path);
      if (now.moved && now.view !== last.view && !now.ended) sound.play('card');
    }
  }

  /** Who looks at the table needs no notice of it. */
  back(): void {
    if (!document.hidden) void notices.forget(this.path);
  }
}
