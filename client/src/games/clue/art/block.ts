// The cutter's tools: rays and rows of tapered cuts, as one path each.

const n = (value: number): string => value.toFixed(1);

/** Rays round a point: wedges from the inner circle to the outer, `width` degrees wide at the far end. */
export function rays(x: number, y: number, inner: number, outer: number, count: number, width: number, from = 0, to = 360): string {
  const turn = Math.PI / 180;
  return Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / count;
    const reach = outer * (i % 2 ? 0.9 : 1);
    const at = (radius: number, degrees: number) => `${n(x + radius * Math.cos(degrees * turn))} ${n(y + radius * Math.sin(degrees * turn))}`;
    return `M${at(inner, angle)}L${at(reach, angle - width / 2)}L${at(reach, angle + width / 2)}z`;
  }).join('');
}

/** Rows of tapered cuts between two edges: at each step from the left edge's points to the right edge's. */
export function cuts(left: [number, number, number, number], right: [number, number, number, number], count: number, thick: number): string {
  return Array.from({ length: count }, (_, i) => {
    const part = count === 1 ? 0 : i / (count - 1);
    const [ax, ay] = [left[0] + (left[2] - left[0]) * part, left[1] + (left[3] - left[1]) * part];
    const [bx, by] = [right[0] + (right[2] - right[0]) * part, right[1] + (right[3] - right[1]) * part];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const [ox, oy] = [(-(by - ay) / long) * (thick / 2), ((bx - ax) / long) * (thick / 2)];
    const [mx, my] = [ax + (bx - ax) * 0.6, ay + (by - ay) * 0.6];
    return `M${n(ax)} ${n(ay)}L${n(mx + ox)} ${n(my + oy)}L${n(bx)} ${n(by)}L${n(mx - ox)} ${n(my - oy)}z`;
  }).join('');
}
