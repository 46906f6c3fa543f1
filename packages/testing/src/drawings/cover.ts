import { palette, type Tones, tonesOf } from "./palette.ts";
import { createRandom, type Random, type Seed } from "./random.ts";
import { building, cloud, hill, profileCard, sun, tree } from "./scenery.ts";
import { path, rect, sheet, svgDocument } from "./svg.ts";

export interface CoverOptions {
  /** Hue of the company, in degrees. */
  hue: number;
}

const width = 1200;
const height = 630;

const warmth = [palette.accent, "#E0906F", "#D8B65A", "#E7C98F"] as const;

function sky(random: Random, tones: Tones): string {
  const clouds = [0, 1, 2]
    .map(() =>
      cloud(random.range(40, 1000), random.range(60, 220), random.range(110, 210), palette.surface),
    )
    .join("");
  return (
    rect(0, 0, width, height, { fill: tones.mist }) +
    sun(
      random.range(220, 980),
      random.range(150, 240),
      random.range(64, 104),
      random.pick(warmth),
      tones,
    ) +
    clouds
  );
}

function skyline(random: Random, tones: Tones): string {
  const row = (ground: number, tall: number, walls: readonly string[], window: string) => {
    let parts = "";
    let x = random.range(-60, -10);
    while (x < width) {
      const size = random.range(84, 170);
      parts += building(random, x, ground, size, random.range(tall * 0.45, tall), {
        wall: random.pick(walls),
        window,
        lit: "#F2D58A",
      });
      x += size + random.range(6, 36);
    }
    return parts;
  };
  return (
    sky(random, tones) +
    row(560, 330, [tones.pale], tones.mist) +
    row(600, 270, [tones.soft, tones.mid], tones.pale) +
    row(630, 170, [tones.deep, palette.paper, tones.mid], tones.soft) +
    hill(random, width, height, 600, 8, tones.dark)
  );
}

function countryside(random: Random, tones: Tones): string {
  const trees = (ground: number, count: number, fill: string, size: number) =>
    Array.from({ length: count }, () =>
      tree(
        Math.round(random.range(30, 1170)),
        ground,
        size * random.range(0.7, 1.15),
        fill,
        tones.dark,
      ),
    ).join("");
  const houses = Array.from({ length: 5 }, (_, index) => {
    const x = 140 + index * 200 + random.range(-50, 50);
    const size = random.range(66, 104);
    const top = 500 - size;
    const roof = path(
      `M ${Math.round(x - 12)} ${Math.round(top + 4)} L ${Math.round(x + size / 2)} ${Math.round(top - size * 0.46)} L ${Math.round(x + size + 12)} ${Math.round(top + 4)} Z`,
      { fill: random.pick([palette.accent, tones.deep, "#8A6A14", tones.dark]) },
    );
    return (
      sheet(x, top, size, size + 30, { fill: palette.paper, radius: 4, depth: 4 }) +
      roof +
      rect(x + size * 0.2, top + size * 0.3, size * 0.22, size * 0.24, {
        fill: tones.soft,
        rx: 3,
      }) +
      rect(x + size * 0.58, top + size * 0.36, size * 0.22, size * 0.64, {
        fill: tones.deep,
        rx: 3,
      })
    );
  }).join("");
  return (
    sky(random, tones) +
    hill(random, width, height, 350, 46, tones.pale) +
    hill(random, width, height, 420, 34, tones.soft) +
    trees(470, 9, tones.mid, 62) +
    houses +
    hill(random, width, height, 500, 14, tones.mid) +
    trees(560, 6, tones.deep, 92) +
    hill(random, width, height, 568, 16, tones.deep)
  );
}

function cardTable(random: Random, tones: Tones): string {
  const stripes = Array.from({ length: 7 }, (_, index) =>
    rect(0, 96 + index * 84, width, 1.5, { fill: tones.pale }),
  ).join("");
  const faces = [palette.paper, palette.surface, tones.deep, tones.mid, palette.surface];
  const cards = faces
    .map((fill, index) => {
      const dark = fill === tones.deep || fill === tones.mid;
      return profileCard(
        60 + index * 222 + random.range(-18, 18),
        110 + random.range(-40, 90),
        220,
        {
          fill,
          dot: dark ? tones.pale : random.pick([tones.mid, tones.deep, "#E0906F", "#D8B65A"]),
          line: dark ? tones.soft : palette.line,
          tilt: random.range(-11, 11),
          mark: random.chance(0.4) ? palette.accent : undefined,
        },
      );
    })
    .join("");
  return (
    rect(0, 0, width, height, { fill: tones.mist }) +
    stripes +
    sun(random.range(200, 1000), random.range(180, 330), 230, tones.pale, tones) +
    cards +
    hill(random, width, height, 580, 18, tones.deep)
  );
}

function harbour(random: Random, tones: Tones): string {
  const bridgeY = 380;
  const cable = [0, 1, 2]
    .map((index) => {
      const x = 250 + index * 500;
      return (
        path(
          `M ${x - 250} ${bridgeY} Q ${x - 60} ${bridgeY - 24} ${x} ${bridgeY - 190} Q ${x + 60} ${bridgeY - 24} ${x + 250} ${bridgeY}`,
          {
            fill: "none",
            stroke: tones.deep,
            "stroke-width": 4,
          },
        ) + rect(x - 9, bridgeY - 200, 18, 260, { fill: tones.deep, rx: 4 })
      );
    })
    .join("");
  const waves = Array.from({ length: 16 }, () => {
    const x = random.range(0, 1120);
    return rect(x, random.range(455, 600), random.range(40, 130), 4, {
      rx: 2,
      fill: tones.mist,
      "fill-opacity": 0.6,
    });
  }).join("");
  const x = random.range(480, 760);
  const ship =
    path(`M ${Math.round(x)} 500 l 210 0 l -32 50 l -146 0 Z`, { fill: palette.accent }) +
    rect(x + 56, 460, 110, 40, { fill: palette.paper, rx: 5 }) +
    rect(x + 80, 428, 30, 34, { fill: tones.dark, rx: 4 });
  return (
    sky(random, tones) +
    hill(random, width, height, 390, 40, tones.pale) +
    rect(0, bridgeY, width, 12, { fill: tones.deep }) +
    cable +
    rect(0, 430, width, 200, { fill: tones.mid }) +
    waves +
    ship +
    hill(random, width, height, 596, 12, tones.dark)
  );
}

const scenes = [skyline, countryside, cardTable, harbour] as const;

/** A company cover, 1200 x 630: a layered paper landscape in the hue of the company. */
export function coverSvg(seed: Seed, options: CoverOptions): string {
  const random = createRandom(seed, ":cover");
  const scene = random.pick(scenes);
  return svgDocument(width, height, [scene(random, tonesOf(options.hue))]);
}
