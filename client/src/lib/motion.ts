// How things move: from where they were to where they are, in 200 ms, or not at all for who asked for less motion.
import { cubicOut } from 'svelte/easing';
import { flip } from 'svelte/animate';
import type { FlipParams } from 'svelte/animate';
import type { TransitionConfig } from 'svelte/transition';

const anchors = new Map<string, Element>();
const kept = new Map<string, DOMRect>();

/** Whether the reader asked for less motion. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The time a move takes, in milliseconds. */
export function duration(ms = 200): number {
  return still() ? 0 : ms;
}

/** `{@attach anchor('seat-2')}`: a place that cards fly from or to. */
export function anchor(name: string): (node: Element) => () => void {
  return (node) => {
    anchors.set(name, node);
    return () => {
      if (anchors.get(name) === node) anchors.delete(name);
    };
  };
}

/** Remember where something is now, for what will fly from there once it is gone. */
export function keepRect(name: string, node: Element): void {
  kept.set(name, node.getBoundingClientRect());
}

/** A transition: the node comes flying from a kept place (used once) or an anchor; from nowhere it fades in. */
export function fly(node: Element, params: { from: string | null; ms?: number; delay?: number }): TransitionConfig {
  const name = params.from ?? '';
  const start = kept.get(name) ?? anchors.get(name)?.getBoundingClientRect();
  kept.delete(name);
  const ms = duration(params.ms ?? 200);
  if (!start || ms === 0) return { duration: params.from === null ? 0 : duration(120), css: (u) => `opacity:${String(u)}` };
  const end = node.getBoundingClientRect();
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  const scale = Math.max(0.2, Math.min(1.6, start.width / Math.max(end.width, 1)));
  return {
    duration: ms,
    delay: still() ? 0 : (params.delay ?? 0),
    easing: cubicOut,
    css: (u, rest) =>
      `transform: translate(${String(x * rest)}px, ${String(y * rest)}px) scale(${String(scale + (1 - scale) * u)}); opacity: ${String(Math.min(1, 0.3 + u * 2))}`,
  };
}

/** `animate:shift`: the others close up or make room. */
export function shift(node: Element, places: { from: DOMRect; to: DOMRect }, params: FlipParams = {}): ReturnType<typeof flip> {
  return flip(node, places, { duration: duration(), ...params });
}

export interface DragOptions {
  /** Whether it may be dragged now. */
  enabled: boolean;
  /** How far up (px) it must go to count; null: anywhere counts. */
  distance?: number | null;
  drop: (node: HTMLElement, at: { x: number; y: number }) => void;
}

/** `{@attach draggable(() => options)}`: drag a card onto the table, or to another place; a tap or a click stays a click. */
export function draggable(options: () => DragOptions): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moved = false;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !options().enabled) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moved = false;
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!moved && Math.hypot(x, y) < 8) return;
      if (!moved) node.setPointerCapture(from.id);
      moved = true;
      node.classList.add('dragged');
      node.style.transform = `translate(${String(x)}px, ${String(y)}px) rotate(${String(Math.max(-8, Math.min(8, x / 20)))}deg)`;
    };
    const up = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const { distance = 70 } = options();
      const far = distance === null || from.y - event.clientY >= distance;
      const dropped = moved && far && event.type === 'pointerup';
      from = null;
      if (dropped) options().drop(node, { x: event.clientX, y: event.clientY });
      node.classList.remove('dragged');
      node.style.transform = '';
    };
    // After a drag the browser still sends a click: it must not play the card a second time.
    const click = (event: MouseEvent) => {
      if (moved) {
        event.stopImmediatePropagation();
        event.preventDefault();
        moved = false;
      }
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
    };
  };
}
