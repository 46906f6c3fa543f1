/** The figure's square, and the room at its sides for the longest name. */
export const RADAR = { size: 260, centre: 130, radius: 84, labelRadius: 102, margin: 40 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place at one of so many axes, the first of which points upwards; clockwise from there. */
function pointAt(index: number, count: number, distance: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(RADAR.centre + distance * Math.cos(angle)),
    y: round(RADAR.centre + distance * Math.sin(angle)),
  };
}

/** The corners of a figure of values from 0 to 100, as SVG writes them. */
export function pointsOf(values: readonly number[]): string {
  return values
    .map((value, index) => pointAt(index, values.length, (RADAR.radius * value) / 100))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}

/** Where each axis ends, and where and how its name stands. */
export function axesOf(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const end = pointAt(index, count, RADAR.radius);
    const label = pointAt(index, count, RADAR.labelRadius);
    const side = Math.sign(Math.round(label.x - RADAR.centre));
    const anchor = side === 0 ? "middle" : side > 0 ? "start" : "end";
    return { end, label, anchor } as const;
  });
}
