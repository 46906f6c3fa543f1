import { palette, type Tones, tonesOf } from "./palette.ts";
import { createRandom, type Random, type Seed } from "./random.ts";
import { building, cloud, profileCard } from "./scenery.ts";
import { circle, ellipse, path, rect, sheet, svgDocument, tag } from "./svg.ts";

export type PhotoKind = "office" | "team" | "product";

export interface PhotoOptions {
  kind: PhotoKind;
}

const width = 1200;
const height = 800;

function plant(x: number, ground: number, size: number, pot: string): string {
  const leaf = (angle: number, fill: string) =>
    ellipse(x, ground - size * 0.95, size * 0.15, size * 0.52, {
      fill,
      transform: `rotate(${angle} ${x} ${ground - size * 0.4})`,
    });
  return (
    leaf(-48, "#5E8F78") +
    leaf(48, "#5E8F78") +
    leaf(-22, palette.pine) +
    leaf(24, "#3F805F") +
    leaf(0, "#4C8A6B") +
    path(
      `M ${x - size * 0.28} ${ground - size * 0.42} h ${size * 0.56} l ${-size * 0.08} ${size * 0.42} h ${-size * 0.4} Z`,
      { fill: pot },
    )
  );
}

function windowPane(
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  tones: Tones,
): string {
  const clip = `pane-${Math.round(x)}`;
  const view = [0, 1, 2, 3, 4]
    .map((index) =>
      building(random, x - 20 + index * (w / 4), y + h, w / 4.6, random.range(h * 0.25, h * 0.66), {
        wall: random.pick([tones.soft, tones.pale, tones.mid]),
        window: tones.mist,
        lit: "#F2D58A",
      }),
    )
    .join("");
  return (
    tag("clipPath", { id: clip }, rect(x, y, w, h, { rx: 10 })) +
    rect(x - 12, y - 12, w + 24, h + 24, { rx: 16, fill: palette.surface }) +
    tag(
      "g",
      { "clip-path": `url(#${clip})` },
      rect(x, y, w, h, { fill: tones.mist }),
      cloud(x + w * 0.2, y + h * 0.22, w * 0.3, palette.surface),
      view,
    ) +
    rect(x + w / 2 - 5, y, 10, h, { fill: palette.surface })
  );
}

const floor = (tones: Tones, y: number) =>
  rect(0, y, width, height - y, { fill: tones.soft }) +
  rect(0, y, width, 10, { fill: tones.mid, "fill-opacity": 0.4 });

function monitor(x: number, desk: number, tones: Tones, code: boolean): string {
  const rows = [0.5, 0.72, 0.4, 0.62, 0.3]
    .map((share, index) =>
      rect(x + 22 + (code ? (index % 3) * 16 : 0), desk - 158 + index * 22, 130 * share, 9, {
        rx: 4,
        fill: index === 1 ? "#E0906F" : tones.soft,
      }),
    )
    .join("");
  return (
    rect(x + 82, desk - 50, 26, 50, { fill: "#8C97A6" }) +
    rect(x + 56, desk - 8, 78, 8, { rx: 4, fill: "#8C97A6" }) +
    sheet(x, desk - 184, 190, 136, { fill: tones.dark, radius: 12, depth: 4 }) +
    rows
  );
}

function office(random: Random, tones: Tones): string {
  const desk = 560;
  const desks = [110, 470, 830]
    .map(
      (x, index) =>
        monitor(x + random.range(10, 50), desk, tones, index !== 1) +
        rect(x + 226, desk - 30, 24, 30, {
          rx: 5,
          fill: random.pick(["#E0906F", "#D8B65A", palette.surface]),
        }) +
        sheet(x - 20, desk, 310, 20, { fill: "#E4D3B8", radius: 6, depth: 4 }) +
        rect(x, desk + 20, 12, 150, { fill: "#CDB893" }) +
        rect(x + 258, desk + 20, 12, 150, { fill: "#CDB893" }),
    )
    .join("");
  const lamps = [270, 630, 990]
    .map(
      (x) =>
        rect(x - 2, 0, 4, 92, { fill: tones.dark }) +
        path(`M ${x - 50} 132 C ${x - 44} 84 ${x + 44} 84 ${x + 50} 132 Z`, { fill: tones.deep }) +
        ellipse(x, 132, 40, 8, { fill: "#F2D58A" }),
    )
    .join("");
  return (
    rect(0, 0, width, height, { fill: tones.pale }) +
    windowPane(random, 90, 180, 440, 230, tones) +
    windowPane(random, 670, 180, 440, 230, tones) +
    floor(tones, 660) +
    lamps +
    plant(60, 690, 150, "#E0906F") +
    desks +
    plant(1150, 720, 170, palette.surface)
  );
}

function team(random: Random, tones: Tones): string {
  const skins = ["#F5D9C3", "#F1CDB0", "#EAC09C", "#DDA981"] as const;
  const hair = ["#221E1E", "#40302A", "#543D31", "#232C3B"] as const;
  const tops = [
    palette.indigo,
    palette.pine,
    "#D9694A",
    "#B89A4A",
    "#E9E2D3",
    tones.deep,
    "#C9D4E6",
  ];
  const first = random.int(0, tops.length - 1);
  const people = Array.from({ length: 5 }, (_, index) => {
    const x = 170 + index * 215 + random.range(-16, 16);
    const y = 318 + (index % 2) * 26 + random.range(-10, 10);
    const skin = random.pick(skins);
    const dark = random.pick(hair);
    const long = random.chance(0.5);
    const back = long
      ? path(
          `M ${x - 68} ${y} C ${x - 72} ${y - 100} ${x + 72} ${y - 100} ${x + 68} ${y} L ${x + 70} ${y + 84} C ${x + 30} ${y + 100} ${x - 30} ${y + 100} ${x - 70} ${y + 84} Z`,
          { fill: dark },
        )
      : "";
    const fringe = path(
      `M ${x - 62} ${y + 4} C ${x - 72} ${y - 98} ${x + 72} ${y - 98} ${x + 62} ${y + 4} C ${x + 54} ${y - 24} ${x + 30} ${y - 34} ${long ? x - 10 : x} ${y - 38} C ${x - 36} ${y - 32} ${x - 56} ${y - 20} ${x - 62} ${y + 4} Z`,
      { fill: dark },
    );
    return tag(
      "g",
      { transform: `rotate(${random.range(-3, 3).toFixed(1)} ${Math.round(x)} 600)` },
      back,
      path(
        `M ${x - 118} 640 C ${x - 112} ${y + 112} ${x - 60} ${y + 88} ${x - 26} ${y + 76} L ${x + 26} ${y + 76} C ${x + 60} ${y + 88} ${x + 112} ${y + 112} ${x + 118} 640 Z`,
        { fill: tops[(index + first) % tops.length] ?? tones.deep },
      ),
      path(
        `M ${x - 22} ${y + 40} V ${y + 76} C ${x - 20} ${y + 102} ${x + 20} ${y + 102} ${x + 22} ${y + 76} V ${y + 40} Z`,
        { fill: skin },
      ),
      ellipse(x, y, 58, 66, { fill: skin }),
      path(`M ${x - 11} ${y + 32} q 11 10 22 0`, {
        fill: "none",
        stroke: "#8E4636",
        "stroke-width": 4,
        "stroke-linecap": "round",
      }),
      circle(x - 22, y + 4, 4.4, { fill: "#2A2320" }) +
        circle(x + 22, y + 4, 4.4, { fill: "#2A2320" }),
      fringe,
    );
  }).join("");
  const board = Array.from({ length: 8 }, (_, index) =>
    sheet(
      210 + (index % 4) * 200 + random.range(-14, 14),
      64 + Math.floor(index / 4) * 84,
      86,
      62,
      {
        fill: random.pick(["#F2D58A", "#F3D3C6", "#D3DDED", "#CDE3D7", palette.surface]),
        radius: 6,
        depth: 4,
      },
    ),
  ).join("");
  const table = [300, 560, 820]
    .map((x) =>
      sheet(x + random.range(-30, 30), 612, 130, 22, {
        fill: palette.surface,
        radius: 8,
        depth: 3,
      }),
    )
    .join("");
  return (
    rect(0, 0, width, height, { fill: tones.pale }) +
    sheet(150, 34, 900, 220, { fill: tones.mist, radius: 18 }) +
    board +
    people +
    sheet(-20, 590, 1240, 240, { fill: "#E4D3B8", radius: 26, depth: 0 }) +
    rect(0, 590, width, 16, { fill: "#F0E3CD" }) +
    table +
    [240, 500, 770, 1010]
      .map((x) =>
        rect(x, 566, 30, 36, {
          rx: 6,
          fill: random.pick(["#E0906F", tones.deep, palette.surface]),
        }),
      )
      .join("")
  );
}

function product(random: Random, tones: Tones): string {
  const chart = Array.from({ length: 7 }, (_, index) => {
    const bar = random.range(50, 190);
    return rect(430 + index * 54, 520 - bar, 32, bar, {
      rx: 6,
      fill: index === 4 ? palette.accent : tones.mid,
    });
  }).join("");
  const phone =
    sheet(890, 250, 210, 420, { fill: tones.dark, radius: 34, depth: 14 }) +
    rect(904, 266, 182, 388, { rx: 22, fill: palette.paper }) +
    profileCard(928, 296, 134, { fill: palette.surface, dot: "#E0906F", line: palette.line }) +
    rect(928, 506, 134, 16, { rx: 8, fill: tones.pale }) +
    rect(928, 534, 96, 16, { rx: 8, fill: tones.pale }) +
    rect(928, 590, 134, 38, { rx: 19, fill: palette.accent });
  return (
    rect(0, 0, width, height, { fill: tones.pale }) +
    circle(random.range(300, 900), 320, 290, { fill: tones.mist }) +
    sheet(150, 150, 690, 440, { fill: tones.dark, radius: 26, depth: 16 }) +
    rect(170, 170, 650, 400, { rx: 12, fill: palette.surface }) +
    rect(170, 170, 150, 400, { rx: 12, fill: tones.mist }) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        rect(194, 212 + index * 42, index === 1 ? 104 : 84, 14, {
          rx: 7,
          fill: index === 1 ? tones.deep : tones.soft,
        }),
      )
      .join("") +
    [0, 1, 2]
      .map((index) => rect(350 + index * 152, 200, 132, 74, { rx: 12, fill: tones.mist }))
      .join("") +
    [0, 1, 2]
      .map(
        (index) =>
          rect(368 + index * 152, 222, 60, 12, { rx: 6, fill: tones.soft }) +
          rect(368 + index * 152, 244, 84, 14, { rx: 7, fill: tones.deep }),
      )
      .join("") +
    chart +
    rect(350, 520, 440, 3, { fill: palette.line }) +
    path("M 90 606 H 900 L 870 650 H 120 Z", { fill: "#8C97A6" }) +
    rect(0, 690, width, 110, { fill: tones.soft }) +
    ellipse(500, 690, 470, 12, { fill: palette.ink, "fill-opacity": 0.08 }) +
    phone +
    plant(70, 720, 130, "#E0906F")
  );
}

const kinds = { office, team, product } as const satisfies Record<
  PhotoKind,
  (random: Random, tones: Tones) => string
>;

/** A picture for a company page, 1200 x 800. */
export function photoSvg(seed: Seed, options: PhotoOptions): string {
  const random = createRandom(seed, `:photo:${options.kind}`);
  const tones = tonesOf(random.pick([218, 152, 14, 44, 196, 30]));
  return svgDocument(width, height, [kinds[options.kind](random, tones)]);
}
