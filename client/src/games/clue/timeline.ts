// The review of a finished game, as the server tells it, and the lines of its chart.

import { url } from '../../lib/base';

export interface Knowledge {
  worlds: number;
  solutions: number;
  chance: number;
  bits: number;
}
export interface Moment {
  version: number;
  kind: 'deal' | 'question' | 'accusation';
  known: Knowledge[];
  told: number[];
  seat?: number;
  cards?: string[];
  none?: number[];
  shown_by?: number;
  card?: string;
}
export interface Review {
  crime: string[];
  moments: Moment[];
  deducible: (number | null)[];
  first: number[];
}

export async function fetchReview(code: string): Promise<Review | null> {
  try {
    const answer = await fetch(url(`/api/tables/${encodeURIComponent(code)}/review`));
    return answer.ok ? ((await answer.json()) as Review) : null;
  } catch {
    return null;
  }
}

export interface Plot {
  width: number;
  height: number;
  left: number;
  top: number;
  /** Bits at the top. */
  most: number;
  x: (moment: number) => number;
  y: (bits: number) => number;
}

/** The chart's measures, in its own units. */
export function plotOf(review: Review, wide: boolean): Plot {
  const [width, height, left, right, top, bottom] = wide ? [720, 260, 44, 16, 18, 34] : [360, 250, 38, 12, 18, 34];
  const most = Math.max(1, Math.ceil(Math.max(...review.moments.flatMap((moment) => moment.known.map((one) => one.bits)))));
  const last = Math.max(1, review.moments.length - 1);
  return {
    width,
    height,
    left,
    top,
    most,
    x: (moment) => left + ((width - left - right) * moment) / last,
    y: (bits) => height - bottom - ((height - top - bottom) * bits) / most,
  };
}

/** A seat's line: level from one moment to the next, then down (or up). `shift` keeps lines apart that lie on each other. */
export function line(review: Review, plot: Plot, seat: number, shift: number): string {
  return review.moments
    .map((moment, i) => {
      const y = (plot.y(moment.known[seat]?.bits ?? 0) + shift).toFixed(1);
      return i === 0 ? `M${plot.x(0).toFixed(1)} ${y}` : `H${plot.x(i).toFixed(1)}V${y}`;
    })
    .join('');
}

/** Which moment a version is. */
export function momentOf(review: Review, version: number): number {
  return review.moments.findIndex((moment) => moment.version === version);
}
