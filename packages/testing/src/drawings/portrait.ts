import { outfits } from "./clothes.ts";
import { hairStyles } from "./hair.ts";
import { palette } from "./palette.ts";
import { createRandom, type Random, type Seed } from "./random.ts";
import { circle, ellipse, path, rect, svgDocument, tag } from "./svg.ts";

export interface PortraitOptions {
  gender?: "male" | "female" | "other";
}

const skins = [
  { base: "#F5D9C3", shade: "#E8BFA3", blush: "#E79A82" },
  { base: "#F1CDB0", shade: "#E0B08F", blush: "#DD8D72" },
  { base: "#EAC09C", shade: "#D6A27B", blush: "#D08062" },
  { base: "#DDA981", shade: "#C58C63", blush: "#BF6E50" },
  { base: "#F7E0CF", shade: "#EAC6AE", blush: "#EBA28F" },
  { base: "#B98260", shade: "#9F6A49", blush: "#A25A40" },
] as const;

const hairs = [
  { fill: "#221E1E", shade: "#181515" },
  { fill: "#2E2522", shade: "#221A18" },
  { fill: "#40302A", shade: "#30231E" },
  { fill: "#543D31", shade: "#412E24" },
  { fill: "#6B4E3B", shade: "#553C2C" },
  { fill: "#232C3B", shade: "#1A212D" },
  { fill: "#77736F", shade: "#625E5A" },
] as const;

const cloths = [
  { main: palette.indigo, inner: "#F6F2EA", shade: "#1A3160" },
  { main: "#3F5B8F", inner: "#FBFAF7", shade: "#334B78" },
  { main: palette.pine, inner: "#F4EFE4", shade: "#225C40" },
  { main: "#5E8F78", inner: "#FBFAF7", shade: "#4D7864" },
  { main: "#D9694A", inner: "#FDF3EC", shade: "#BD5438" },
  { main: palette.accent, inner: "#FBECE6", shade: "#A9330F" },
  { main: "#B89A4A", inner: "#FBF7EA", shade: "#9A7F37" },
  { main: "#2A3341", inner: "#F2EFE8", shade: "#1E2530" },
  { main: "#E9E2D3", inner: "#6D7C93", shade: "#D2C8B4" },
  { main: "#C9D4E6", inner: "#FFFFFF", shade: "#A9B8D0" },
  { main: "#8C97A6", inner: "#FBFAF7", shade: "#748091" },
  { main: "#DDB9A6", inner: "#FFFFFF", shade: "#C59E8A" },
] as const;

const backdrops = [
  { wall: "#F8EADF", card: "#F1D8C6" },
  { wall: "#E9EEF7", card: "#D3DDED" },
  { wall: "#E6F2EC", card: "#CDE3D7" },
  { wall: "#F7F0DA", card: "#EBDFB9" },
  { wall: "#F1EEE7", card: "#E1DBCE" },
  { wall: "#FBECE6", card: "#F3D3C6" },
  { wall: "#EDEAF1", card: "#DAD5E2" },
] as const;

function backdrop(random: Random): string {
  const { wall, card } = random.pick(backdrops);
  const tilt = random.range(-9, 9);
  const behind = random.chance(0.5)
    ? rect(132, 66, 336, 470, {
        rx: 30,
        fill: card,
        transform: `rotate(${tilt.toFixed(1)} 300 300)`,
      })
    : circle(300 + tilt * 3, 268, 214, { fill: card });
  return rect(0, 0, 600, 600, { fill: wall }) + behind;
}

function face(random: Random, skin: (typeof skins)[number], ink: string): string {
  const eyeY = 262 + random.range(-3, 3);
  const spread = random.range(35, 40);
  const left = 300 - spread;
  const right = 300 + spread;
  const browLift = random.range(22, 27);
  const line = { fill: "none", stroke: ink, "stroke-width": 5, "stroke-linecap": "round" };
  const smilingEyes = random.chance(0.28);
  const eye = (x: number) =>
    smilingEyes
      ? path(`M ${x - 9} ${eyeY + 2} q 9 -9 18 0`, line)
      : ellipse(x, eyeY, 5.4, random.range(6, 7), { fill: ink });
  const brow = (x: number, side: 1 | -1) =>
    path(`M ${x - 13 * side} ${eyeY - browLift + 4} q ${11 * side} -7 ${25 * side} 0`, {
      ...line,
      "stroke-width": 4.5,
      "stroke-opacity": 0.75,
    });
  const width = random.range(17, 24);
  const mouth = random.chance(0.22)
    ? path(
        `M ${300 - width} 312 Q 300 ${316} ${300 + width} 312 Q 300 ${344} ${300 - width} 312 Z`,
        { fill: "#A94A3C" },
      ) +
      path(`M ${300 - width * 0.7} 314.5 Q 300 324 ${300 + width * 0.7} 314.5 Z`, { fill: "#FFF" })
    : path(`M ${300 - width} 314 Q 300 ${random.range(324, 331).toFixed(1)} ${300 + width} 314`, {
        ...line,
        stroke: "#8E4636",
      });
  const cheeks = random.chance(0.75)
    ? ellipse(left - 17, 296, 17, 11, { fill: skin.blush, "fill-opacity": 0.3 }) +
      ellipse(right + 17, 296, 17, 11, { fill: skin.blush, "fill-opacity": 0.3 })
    : "";
  const nose = path("M 300 272 q 7 14 -2 17", {
    ...line,
    stroke: skin.shade,
    "stroke-width": 4.5,
  });
  return cheeks + brow(left, -1) + brow(right, 1) + eye(left) + eye(right) + nose + mouth;
}

function glasses(random: Random): string {
  const stroke = random.pick([palette.ink, "#5B4636", "#8A6A14", "#39465C"]);
  const frame = {
    fill: "#FFFFFF",
    "fill-opacity": 0.16,
    stroke,
    "stroke-width": random.pick([4, 5.5]),
  };
  const lens = random.chance(0.5)
    ? circle(262, 264, 27, frame) + circle(338, 264, 27, frame)
    : rect(233, 243, 56, 42, { rx: 15, ...frame }) + rect(311, 243, 56, 42, { rx: 15, ...frame });
  const bridge = path("M 289 262 q 11 -8 22 0 M 234 258 L 214 252 M 366 258 L 386 252", {
    fill: "none",
    stroke,
    "stroke-width": 4,
    "stroke-linecap": "round",
  });
  return lens + bridge;
}

const beard = (fill: string) =>
  path(
    "M 219 292 C 224 348 262 362 300 362 C 338 362 376 348 381 292 C 372 312 350 304 326 300 C 310 297 290 297 274 300 C 250 304 228 312 219 292 Z",
    { fill, "fill-opacity": 0.17 },
  );

/**
 * A half-figure portrait, 600 x 600, flat and warm. The same seed always gives the same person.
 * Without a gender the whole range of hair is used.
 */
export function portraitSvg(seed: Seed, options: PortraitOptions = {}): string {
  const random = createRandom(seed, ":portrait");
  const gender = options.gender ?? "other";
  const skin = random.pick(random.chance(0.9) ? skins.slice(0, 5) : skins);
  const hairColour = random.pick(random.chance(0.88) ? hairs.slice(0, 6) : hairs);
  const hair = random.pick(hairStyles[gender])(hairColour.fill, hairColour.shade);
  const outfit = random.pick(outfits)(random.pick(cloths));
  const wall = backdrop(random);
  const features = face(random, skin, "#2A2320");
  const extras =
    (random.chance(0.3) ? glasses(random) : "") +
    (gender === "female" && random.chance(0.35)
      ? circle(205, 304, 6, { fill: "#D8B65A" }) + circle(395, 304, 6, { fill: "#D8B65A" })
      : "");
  const chin = random.range(0, 8);
  const head = path(
    `M 206 246 C 206 178 246 144 300 144 C 354 144 394 178 394 246 C 394 ${312 + chin} 352 ${356 + chin} 300 ${356 + chin} C 248 ${356 + chin} 206 ${312 + chin} 206 246 Z`,
    { fill: skin.base },
  );
  const neck =
    path("M 262 330 L 262 398 C 262 446 338 446 338 398 L 338 330 Z", { fill: skin.base }) +
    path("M 262 346 C 276 382 324 382 338 346 L 338 374 C 322 398 278 398 262 374 Z", {
      fill: skin.shade,
    });
  const ears =
    ellipse(205, 266, 15, 21, { fill: skin.base }) + ellipse(395, 266, 15, 21, { fill: skin.base });
  const stubble = gender === "male" && random.chance(0.12) ? beard(hairColour.fill) : "";
  const lean = random.range(-2.2, 2.2).toFixed(2);
  const figure = tag(
    "g",
    { transform: `translate(0 34) rotate(${lean} 300 600)` },
    hair.back,
    outfit,
    neck,
    ears,
    head,
    stubble,
    features,
    hair.front,
    extras,
  );
  return svgDocument(600, 600, [wall, figure]);
}
