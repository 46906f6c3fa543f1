import { path } from "./svg.ts";

export interface ClothColours {
  main: string;
  inner: string;
  shade: string;
}

type Outfit = (colours: ClothColours) => string;

const bodyShape =
  "M 84 600 C 88 496 132 448 214 424 C 236 417 252 410 262 398 L 338 398 C 348 410 364 417 386 424 C 468 448 512 496 516 600 Z";

const body = (fill: string) => path(bodyShape, { fill });

const seam = (d: string, stroke: string) =>
  path(d, { fill: "none", stroke, "stroke-width": 4, "stroke-linecap": "round" });

const arms = (shade: string) =>
  seam("M 172 600 C 170 562 166 540 158 520", shade) +
  seam("M 428 600 C 430 562 434 540 442 520", shade);

const neckHole = "M 250 402 C 262 440 338 440 350 402 C 336 394 264 394 250 402 Z";

const crewNeck: Outfit = ({ main, shade }) =>
  body(main) + seam("M 258 412 C 262 452 338 452 342 412", shade) + arms(shade);

const jacket: Outfit = ({ main, inner, shade }) =>
  body(main) +
  path("M 240 410 L 300 560 L 360 410 C 338 394 262 394 240 410 Z", { fill: inner }) +
  path("M 240 408 L 206 470 L 244 478 L 236 494 L 300 600 L 300 556 Z", { fill: shade }) +
  path("M 360 408 L 394 470 L 356 478 L 364 494 L 300 600 L 300 556 Z", { fill: shade }) +
  arms(shade);

const shirt: Outfit = ({ main, inner, shade }) =>
  body(main) +
  path("M 256 396 L 300 452 L 344 396 L 372 420 L 330 478 L 300 452 L 270 478 L 228 420 Z", {
    fill: inner,
  }) +
  seam("M 300 462 L 300 600", shade) +
  arms(shade);

const vNeck: Outfit = ({ main, inner, shade }) =>
  body(main) +
  path("M 244 408 L 300 492 L 356 408 C 338 396 262 396 244 408 Z", { fill: inner }) +
  seam("M 240 410 L 300 498 L 360 410", shade) +
  arms(shade);

const cardigan: Outfit = ({ main, inner, shade }) =>
  path(bodyShape, { fill: inner }) +
  path("M 84 600 C 88 496 132 448 214 424 C 226 420 236 416 244 411 C 246 470 262 540 268 600 Z", {
    fill: main,
  }) +
  path(
    "M 516 600 C 512 496 468 448 386 424 C 374 420 364 416 356 411 C 354 470 338 540 332 600 Z",
    { fill: main },
  ) +
  seam("M 246 418 C 250 480 262 540 268 600", shade) +
  seam("M 354 418 C 350 480 338 540 332 600", shade);

const hoodie: Outfit = ({ main, shade }) =>
  body(main) +
  path(
    "M 222 420 C 216 392 240 378 258 382 C 274 408 326 408 342 382 C 360 378 384 392 378 420 C 350 452 250 452 222 420 Z",
    { fill: shade },
  ) +
  path(neckHole, { fill: shade }) +
  seam("M 272 444 L 268 496", "#FFFFFF") +
  seam("M 328 444 L 332 496", "#FFFFFF") +
  arms(shade);

export const outfits: readonly Outfit[] = [
  crewNeck,
  jacket,
  jacket,
  shirt,
  vNeck,
  cardigan,
  hoodie,
];
