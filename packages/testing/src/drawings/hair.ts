import { circle, path } from "./svg.ts";

/** Hair is drawn in two layers: `back` behind the neck, `front` over the forehead. */
export interface Hair {
  back: string;
  front: string;
}

type HairStyle = (fill: string, shade: string) => Hair;

const crown = "C 190 168 232 124 300 124 C 368 124 410 168 396 262";

const shine = (d: string) =>
  path(d, {
    fill: "none",
    stroke: "#FFFFFF",
    "stroke-opacity": 0.13,
    "stroke-width": 9,
    "stroke-linecap": "round",
  });

const topShine = shine("M 246 158 C 268 142 300 138 326 142");

const front = (hairline: string, fill: string) =>
  path(`M 204 262 ${crown} ${hairline} Z`, { fill }) + topShine;

const sidePart: HairStyle = (fill) => ({
  back: "",
  front: front(
    "C 393 238 390 222 382 208 C 344 218 282 208 250 178 C 240 202 214 214 204 262",
    fill,
  ),
});

const crop: HairStyle = (fill) => ({
  back: "",
  front: front(
    "C 391 234 386 216 374 202 C 334 184 266 184 226 202 C 214 216 209 234 204 262",
    fill,
  ),
});

const textured: HairStyle = (fill) => ({
  back: "",
  front:
    path(
      "M 203 264 C 186 190 206 150 236 138 C 250 116 290 108 318 118 C 352 110 392 140 398 176 C 408 204 402 238 397 264 C 393 240 388 226 380 214 L 366 190 L 352 216 L 330 190 L 312 218 L 288 192 L 268 218 L 248 196 C 226 214 212 230 203 264 Z",
      { fill, "stroke-linejoin": "round" },
    ) + topShine,
});

const centrePart: HairStyle = (fill) => ({
  back: "",
  front:
    path(
      "M 198 284 C 184 172 230 120 300 120 C 370 120 416 172 402 284 C 396 244 368 214 302 166 C 232 214 204 244 198 284 Z",
      { fill },
    ) + topShine,
});

const quiff: HairStyle = (fill) => ({
  back: "",
  front:
    path(
      "M 206 250 C 196 196 202 160 226 146 C 236 112 312 96 356 118 C 392 126 406 176 394 250 C 390 226 386 212 378 196 C 338 172 300 196 240 182 C 220 196 212 220 206 250 Z",
      { fill },
    ) + shine("M 252 142 C 280 122 318 118 346 130"),
});

const buzz: HairStyle = (fill) => ({
  back: "",
  front: path(
    "M 209 236 C 204 170 244 138 300 138 C 356 138 396 170 391 236 C 386 214 380 200 368 190 C 330 174 270 174 232 190 C 220 200 214 214 209 236 Z",
    { fill, "fill-opacity": 0.86 },
  ),
});

const pixie: HairStyle = (fill) => ({
  back: path(
    "M 196 254 C 188 160 232 118 300 118 C 368 118 412 160 404 254 C 402 300 392 326 380 338 L 220 338 C 208 326 198 300 196 254 Z",
    { fill },
  ),
  front: front(
    "C 394 240 390 226 384 214 C 356 220 330 210 316 190 C 288 220 246 226 220 226 C 212 236 208 246 204 262",
    fill,
  ),
});

const bobBack =
  "M 188 250 C 178 156 230 114 300 114 C 370 114 422 156 412 250 C 418 316 416 356 408 376 C 372 394 228 394 192 376 C 184 356 182 316 188 250 Z";

const bob: HairStyle = (fill, shade) => ({
  back: path(bobBack, { fill: shade }),
  front:
    path(
      "M 194 352 C 182 296 190 240 196 214 C 206 152 246 120 300 120 C 354 120 394 152 404 214 C 410 240 418 296 406 352 C 396 350 390 346 386 340 C 390 296 388 254 382 222 C 336 232 264 232 218 222 C 212 254 210 296 214 340 C 210 346 204 350 194 352 Z",
      { fill },
    ) + topShine,
});

const sideBob: HairStyle = (fill, shade) => ({
  back: path(bobBack, { fill: shade }),
  front:
    path(
      "M 192 350 C 182 290 186 236 196 208 C 210 146 250 118 302 118 C 358 118 396 152 404 214 C 412 256 416 306 404 350 C 394 348 388 342 384 336 C 390 290 386 240 368 206 C 320 204 280 190 254 164 C 250 200 222 222 214 262 C 212 292 212 318 216 338 C 208 346 202 350 192 350 Z",
      { fill },
    ) + topShine,
});

const longStraight: HairStyle = (fill, shade) => ({
  back: path(
    "M 188 250 C 178 154 230 112 300 112 C 370 112 422 154 412 250 C 424 340 426 430 418 500 C 380 512 220 512 182 500 C 174 430 176 340 188 250 Z",
    { fill: shade },
  ),
  front:
    path(
      "M 186 470 C 178 370 184 262 196 212 C 208 148 248 118 300 118 C 352 118 392 148 404 212 C 416 262 422 370 414 470 C 402 474 394 472 388 468 C 396 380 394 280 380 226 C 346 214 316 192 300 162 C 284 192 254 214 220 226 C 206 280 204 380 212 468 C 206 472 198 474 186 470 Z",
      { fill },
    ) + topShine,
});

const wave: HairStyle = (fill, shade) => ({
  back: path(
    "M 188 244 C 178 152 230 112 300 112 C 370 112 422 152 412 244 C 434 290 412 318 428 356 C 446 398 424 430 396 440 C 340 452 260 452 204 440 C 176 430 154 398 172 356 C 188 318 166 290 188 244 Z",
    { fill: shade },
  ),
  front:
    path(
      "M 182 410 C 168 380 196 350 186 306 C 180 272 190 238 198 210 C 212 148 250 118 302 118 C 356 118 394 150 404 212 C 412 240 420 272 414 306 C 404 350 432 380 418 410 C 404 414 396 406 392 398 C 398 356 380 332 388 296 C 392 262 388 236 374 210 C 326 206 286 190 260 162 C 250 200 222 222 212 262 C 208 300 222 336 210 398 C 204 408 196 414 182 410 Z",
      { fill },
    ) + topShine,
});

const bun: HairStyle = (fill, shade) => ({
  back: circle(308, 116, 46, { fill: shade }),
  front:
    path(
      "M 203 268 C 190 168 232 122 300 122 C 368 122 410 168 397 268 C 394 238 388 218 374 202 C 346 200 322 186 308 168 C 288 192 248 200 228 212 C 214 226 208 244 203 268 Z",
      { fill },
    ) + topShine,
});

const ponytail: HairStyle = (fill, shade) => ({
  back: path(
    "M 372 178 C 432 190 452 262 440 330 C 434 380 446 410 426 438 C 404 424 388 392 388 344 C 390 290 376 240 352 214 Z",
    { fill: shade },
  ),
  front:
    path(
      "M 202 272 C 188 168 230 120 300 120 C 370 120 412 168 398 266 C 394 240 388 222 378 208 C 330 208 284 194 256 166 C 246 200 216 214 210 244 C 206 256 204 262 202 272 Z",
      { fill },
    ) + topShine,
});

const tiedBack: HairStyle = (fill, shade) => ({
  back: path("M 214 300 C 204 350 214 384 236 394 L 364 394 C 386 384 396 350 386 300 Z", {
    fill: shade,
  }),
  front: front(
    "C 394 238 388 220 372 206 C 348 190 324 178 300 174 C 276 178 252 190 228 206 C 212 220 206 238 204 262",
    fill,
  ),
});

const shortStyles: readonly HairStyle[] = [sidePart, crop, textured, centrePart, quiff, buzz];
const longStyles: readonly HairStyle[] = [
  bob,
  sideBob,
  longStraight,
  wave,
  bun,
  ponytail,
  tiedBack,
  pixie,
];

export const hairStyles = {
  male: shortStyles,
  female: longStyles,
  other: [...shortStyles, ...longStyles],
} as const satisfies Record<string, readonly HairStyle[]>;
