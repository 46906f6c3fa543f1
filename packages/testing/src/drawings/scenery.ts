import { palette, type Tones } from "./palette.ts";
import type { Random } from "./random.ts";
import { circle, path, rect, round, sheet, tag } from "./svg.ts";

/** A paper hill across the width, its crest wandering around `y`. */
export function hill(
  random: Random,
  width: number,
  height: number,
  y: number,
  swing: number,
  fill: string,
): string {
  const steps = 4;
  const step = width / steps;
  let last = y + random.range(-swing, swing);
  let d = `M 0 ${round(last)}`;
  let x = 0;
  // Level tangents at every joint keep the crest free of kinks.
  for (let index = 0; index < steps; index += 1) {
    const next = y + random.range(-swing, swing);
    d += ` C ${round(x + step * 0.45)} ${round(last)} ${round(x + step * 0.55)} ${round(next)} ${round(x + step)} ${round(next)}`;
    x += step;
    last = next;
  }
  const closed = `${d} L ${width} ${height} L 0 ${height} Z`;
  return (
    path(closed, { fill: palette.ink, "fill-opacity": 0.05, transform: "translate(0 -7)" }) +
    path(closed, { fill })
  );
}

/** A building as a sheet of paper with rows of windows; some windows are lit. */
export function building(
  random: Random,
  x: number,
  ground: number,
  width: number,
  height: number,
  colours: { wall: string; window: string; lit: string },
): string {
  const top = ground - height;
  const columns = Math.max(2, Math.floor(width / 34));
  const gap = width / (columns + 0.6);
  const rows = Math.floor((height - 40) / 40);
  const pane = random.pick([
    { w: 0.46, h: 18, r: 3 },
    { w: 0.3, h: 22, r: 2 },
    { w: 0.6, h: 10, r: 2 },
  ]);
  let windows = "";
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      windows += rect(
        x + gap * (column + 0.55 - pane.w * 0.25),
        top + 26 + row * 40,
        gap * pane.w,
        pane.h,
        { rx: pane.r, fill: random.chance(0.16) ? colours.lit : colours.window },
      );
    }
  }
  const roof = random.chance(0.25)
    ? rect(x + width * 0.2, top - 16, width * 0.32, 20, { rx: 4, fill: colours.wall })
    : "";
  return (
    roof + sheet(x, top, width, height + 30, { fill: colours.wall, radius: 8, depth: 6 }) + windows
  );
}

export function tree(x: number, ground: number, size: number, fill: string, trunk: string): string {
  return (
    rect(x - 3, ground - size * 0.7, 6, size * 0.75, { fill: trunk, rx: 3 }) +
    path(
      `M ${x} ${round(ground - size * 1.7)} C ${round(x + size * 0.52)} ${round(ground - size * 1.2)} ${round(x + size * 0.5)} ${round(ground - size * 0.4)} ${x} ${round(ground - size * 0.4)} C ${round(x - size * 0.5)} ${round(ground - size * 0.4)} ${round(x - size * 0.52)} ${round(ground - size * 1.2)} ${x} ${round(ground - size * 1.7)} Z`,
      { fill },
    )
  );
}

export function cloud(x: number, y: number, size: number, fill: string): string {
  return tag(
    "g",
    { fill, "fill-opacity": 0.85 },
    rect(x, y, size, size * 0.2, { rx: size * 0.1 }),
    rect(x + size * 0.22, y - size * 0.13, size * 0.5, size * 0.24, { rx: size * 0.12 }),
  );
}

/** A small profile card: a dot for the face, lines for the words. The motif of the product. */
export function profileCard(
  x: number,
  y: number,
  width: number,
  options: { fill: string; dot: string; line: string; tilt?: number; mark?: string },
): string {
  const height = width * 1.36;
  const unit = width / 10;
  const lines = [0.64, 0.5, 0.58, 0.36]
    .map((share, index) =>
      rect(x + unit * 1.4, y + height * 0.56 + index * unit * 1.25, width * share, unit * 0.5, {
        rx: unit * 0.25,
        fill: options.line,
      }),
    )
    .join("");
  const face =
    circle(x + width / 2, y + height * 0.25, unit * 1.55, { fill: options.dot }) +
    path(
      `M ${round(x + width / 2 - unit * 2.6)} ${round(y + height * 0.475)} a ${round(unit * 2.6)} ${round(unit * 1.7)} 0 0 1 ${round(unit * 5.2)} 0 Z`,
      { fill: options.dot },
    );
  const mark = options.mark
    ? circle(x + width - unit * 1.5, y + unit * 1.5, unit * 0.6, { fill: options.mark })
    : "";
  return tag(
    "g",
    {
      transform: `rotate(${round(options.tilt ?? 0)} ${round(x + width / 2)} ${round(y + height / 2)})`,
    },
    sheet(x, y, width, height, { fill: options.fill, radius: unit * 1.1, stroke: palette.line }),
    face,
    lines,
    mark,
  );
}

/** The sun of a cover, ringed by one thin line. */
export function sun(x: number, y: number, r: number, fill: string, tones: Tones): string {
  return (
    circle(x, y, r, { fill }) +
    circle(x, y, r * 1.32, { fill: "none", stroke: tones.soft, "stroke-width": 2 })
  );
}
