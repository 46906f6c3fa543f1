import { letters } from "./letters.ts";
import { palette, type Tones, tonesOf } from "./palette.ts";
import { createRandom, type Random, type Seed } from "./random.ts";
import { circle, path, rect, svgDocument, tag } from "./svg.ts";

export interface LogoOptions {
  /** One capital letter A-Z; any other sign leaves the mark without a letter. */
  initial: string;
  hue: number;
}

type Mark = (
  random: Random,
  tones: Tones,
  letter: (stroke: string, scale?: number) => string,
) => string;

const solid: Mark = (random, tones, letter) =>
  rect(0, 0, 240, 240, { fill: tones.deep }) +
  circle(random.pick([40, 200]), 204, 84, { fill: tones.mid, "fill-opacity": 0.55 }) +
  letter(palette.surface);

const roundel: Mark = (random, tones, letter) =>
  rect(0, 0, 240, 240, { fill: palette.surface }) +
  circle(120, 120, 88, { fill: tones.deep }) +
  circle(random.pick([178, 62]), 62, 22, { fill: palette.accent }) +
  letter(palette.surface, 0.66);

const twoCards: Mark = (random, tones, letter) =>
  rect(0, 0, 240, 240, { fill: tones.mist }) +
  rect(66, 40, 124, 160, {
    rx: 20,
    fill: tones.soft,
    transform: `rotate(${random.int(8, 15)} 120 120)`,
  }) +
  rect(54, 40, 124, 160, {
    rx: 20,
    fill: tones.deep,
    transform: `rotate(${-random.int(4, 9)} 120 120)`,
  }) +
  letter(palette.surface, 0.64);

const rising: Mark = (_random, tones, letter) =>
  rect(0, 0, 240, 240, { fill: palette.paper }) +
  path("M 0 240 L 0 168 C 70 120 150 208 240 128 L 240 240 Z", { fill: tones.pale }) +
  path("M 0 240 L 0 204 C 90 156 160 236 240 178 L 240 240 Z", { fill: tones.soft }) +
  letter(tones.deep);

const quarter: Mark = (random, tones, letter) =>
  rect(0, 0, 240, 240, { fill: tones.pale }) +
  path("M 240 0 L 240 150 A 150 150 0 0 1 90 0 Z", {
    fill: random.pick([tones.mid, palette.accent, "#D8B65A"]),
  }) +
  letter(tones.dark);

const marks: readonly Mark[] = [solid, roundel, twoCards, rising, quarter];

/** A square company mark, 240 x 240, with the first letter drawn as strokes. */
export function logoSvg(seed: Seed, options: LogoOptions): string {
  const random = createRandom(seed, ":logo");
  const tones = tonesOf(options.hue);
  const d = letters[options.initial.toUpperCase()] ?? "";
  const weight = random.pick([15, 19, 23]);
  const letter = (stroke: string, scale = 0.8) =>
    tag(
      "g",
      { transform: `translate(${120 - 50 * scale} ${120 - 50 * scale}) scale(${scale})` },
      path(d, {
        fill: "none",
        stroke,
        "stroke-width": weight,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
    );
  return svgDocument(240, 240, [random.pick(marks)(random, tones, letter)]);
}
