// A span of time in words: two units at most, the smaller one left out where it is nothing.
import { t } from './text.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 days 5 hours`, `4 minutes`, `30 seconds`; above five minutes rounded up to whole minutes. */
export function span(seconds: number): string {
  if (seconds < DAY - HOUR && seconds >= HOUR) return both('hours', HOUR, 'minutes', MINUTE, seconds);
  if (seconds >= DAY - HOUR) return both('days', DAY, 'hours', HOUR, seconds);
  if (seconds >= MINUTE && (seconds > 5 * MINUTE || seconds % MINUTE === 0)) return unit('minutes', Math.ceil(seconds / MINUTE));
  return t('ui-clock-seconds', { seconds });
}

type Unit = 'days' | 'hours' | 'minutes';

function unit(name: Unit, count: number): string {
  return t(`ui-time-${name}`, { count });
}

function both(large: Unit, whole: number, small: Unit, part: number, seconds: number): string {
  const parts = Math.ceil(seconds / part);
  const most = whole / part;
  const [first, rest] = [Math.floor(parts / most), parts % most];
  return [first > 0 ? unit(large, first) : '', rest > 0 ? unit(small, rest) : ''].filter(Boolean).join(' ');
}
