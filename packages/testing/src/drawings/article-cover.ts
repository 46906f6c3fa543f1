import { palette, type Tones, tonesOf } from "./palette.ts";
import { createRandom, type Random, type Seed } from "./random.ts";
import { hill, profileCard } from "./scenery.ts";
import { circle, path, rect, sheet, svgDocument, tag } from "./svg.ts";

const width = 1200;
const height = 630;

/** Two speech sheets facing each other: an interview. */
function dialogue(random: Random, tones: Tones): string {
  const lines = (x: number, y: number, fill: string) =>
    [300, 360, 220]
      .map((size, index) => rect(x, y + index * 40, size, 16, { rx: 8, fill }))
      .join("");
  const shift = random.range(-20, 20);
  return (
    circle(930, 170 + shift, 210, { fill: tones.pale }) +
    sheet(130, 110 + shift, 520, 220, { fill: palette.surface, radius: 28 }) +
    path(`M 210 ${326 + shift} l 0 62 l 72 -62 Z`, { fill: palette.surface }) +
    lines(190, 172 + shift, tones.soft) +
    sheet(560, 300 + shift, 520, 210, { fill: tones.deep, radius: 28 }) +
    path(`M 1000 ${506 + shift} l 0 62 l -72 -62 Z`, { fill: tones.deep }) +
    lines(620, 356 + shift, tones.soft)
  );
}

/** A desk seen from above: notebook, pen, cup. */
function desk(random: Random, tones: Tones): string {
  const ruled = Array.from({ length: 7 }, (_, index) =>
    rect(690, 186 + index * 44, index === 6 ? 150 : random.range(210, 280), 6, {
      rx: 3,
      fill: tones.pale,
    }),
  ).join("");
  return tag(
    "g",
    { transform: `rotate(${random.range(-6, 6).toFixed(1)} 600 315)` },
    sheet(270, 110, 370, 430, { fill: palette.paper, radius: 14, depth: 14 }),
    sheet(640, 110, 370, 430, { fill: palette.surface, radius: 14, depth: 14 }),
    rect(310, 160, 250, 150, { rx: 12, fill: tones.soft }),
    circle(435, 235, 46, { fill: random.pick([palette.accent, "#D8B65A", palette.paper]) }),
    [350, 390, 430]
      .map((y) => rect(310, y, 260 - (y - 350), 8, { rx: 4, fill: palette.line }))
      .join(""),
    ruled,
    rect(1060, 120, 18, 330, { rx: 9, fill: tones.deep }),
    path("M 1060 450 h 18 l -9 34 Z", { fill: palette.ink }),
    circle(140, 220, 86, { fill: palette.surface }) + circle(140, 220, 62, { fill: "#8A5A3C" }),
  );
}

/** Steps that climb, a card on each. */
function steps(random: Random, tones: Tones): string {
  const fills = [tones.soft, tones.mid, tones.deep, tones.dark];
  return (
    circle(random.range(180, 420), 190, 110, {
      fill: random.pick(["#E0906F", "#D8B65A", palette.accent]),
    }) +
    fills
      .map((fill, index) => {
        const x = 90 + index * 278;
        const top = 500 - index * 82;
        return (
          rect(x, top, 279, height - top, { fill }) +
          (index % 2 === random.int(0, 1) || index === 3
            ? profileCard(x + 70, top - 178, 124, {
                fill: palette.surface,
                dot: index === 3 ? palette.accent : tones.mid,
                line: palette.line,
                tilt: random.range(-7, 7),
              })
            : "")
        );
      })
      .join("") +
    rect(0, 560, 90, 70, { fill: tones.pale })
  );
}

/** Two cards meeting above a quiet landscape. */
function meeting(random: Random, tones: Tones): string {
  return (
    circle(600, 300, 240, { fill: tones.pale }) +
    hill(random, width, height, 470, 34, tones.soft) +
    profileCard(370, 130, 236, {
      fill: palette.surface,
      dot: tones.mid,
      line: palette.line,
      tilt: -random.range(5, 10),
    }) +
    profileCard(600, 140, 236, {
      fill: tones.deep,
      dot: tones.pale,
      line: tones.mid,
      tilt: random.range(4, 9),
      mark: palette.accent,
    }) +
    hill(random, width, height, 545, 20, tones.deep)
  );
}

const scenes = [dialogue, desk, steps, meeting] as const;

/** The cover of an article, 1200 x 630. */
export function articleCoverSvg(seed: Seed): string {
  const random = createRandom(seed, ":article");
  const tones = tonesOf(random.pick([218, 152, 14, 44, 196, 264, 340]));
  const scene = random.pick(scenes);
  const drawing = scene(random, tones);
  // Stairs seen in a mirror would lead down.
  const mirrored = scene !== steps && random.chance(0.5);
  return svgDocument(width, height, [
    rect(0, 0, width, height, { fill: tones.mist }),
    mirrored ? tag("g", { transform: `translate(${width} 0) scale(-1 1)` }, drawing) : drawing,
  ]);
}
