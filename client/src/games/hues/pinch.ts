// Two fingers moved apart, or the wheel with Ctrl, which is what a laptop's pad sends for two fingers.

interface Spread {
  gap: number;
  x: number;
  y: number;
}

function spread(event: TouchEvent): Spread | null {
  const [a, b] = [event.touches[0], event.touches[1]];
  if (!a || !b) return null;
  return { gap: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
}

/** `{@attach pinch(zoom, scale)}`: `scale` is called with the new zoom and the place between the fingers. */
export function pinch(zoom: () => number, scale: (to: number, x: number, y: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { gap: number; zoom: number } | null = null;
    const begin = (event: TouchEvent) => {
      const two = spread(event);
      start = two ? { gap: Math.max(two.gap, 1), zoom: zoom() } : null;
    };
    const move = (event: TouchEvent) => {
      const two = spread(event);
      if (!start || !two) return;
      event.preventDefault();
      scale((start.zoom * two.gap) / start.gap, two.x, two.y);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      scale(zoom() * Math.exp(-event.deltaY / 150), event.clientX, event.clientY);
    };
    node.addEventListener('touchstart', begin, { passive: true });
    node.addEventListener('touchmove', move, { passive: false });
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('touchstart', begin);
      node.removeEventListener('touchmove', move);
      node.removeEventListener('wheel', wheel);
    };
  };
}
