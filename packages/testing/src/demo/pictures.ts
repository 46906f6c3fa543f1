import type { FilesPort } from "@tefuda/adapters/files/port";
import sharp from "sharp";
import { demoCompanies } from "../content/companies.ts";
import { articleCoverSvg } from "../drawings/article-cover.ts";
import { coverSvg } from "../drawings/cover.ts";
import { logoSvg } from "../drawings/logo.ts";
import { type PhotoKind, photoSvg } from "../drawings/photo.ts";
import { portraitSvg } from "../drawings/portrait.ts";
import { at } from "../factories/draw.ts";
import type { DemoRows } from "./dataset.ts";
import { picturePaths, pictureUrl } from "./picture-paths.ts";

interface Picture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  draw(): string;
}

const AT_ONCE = 2;
const QUALITY = 80;
/** The quickest: these are drawn at the first start, while someone waits. */
const EFFORT = 0;
const photoKinds: readonly PhotoKind[] = ["office", "team", "product"];

const square = (edge: number) => ({ width: edge, height: edge });

/** Every picture that the rows refer to. */
function picturesOf({ companies, aces, jokers, articles }: DemoRows): Picture[] {
  return [
    ...companies.flatMap(({ id, photos }, index): Picture[] => {
      const { initial, hue } = at(demoCompanies, index);
      const paths = picturePaths.company(id);
      return [
        { key: paths.logo, ...square(256), draw: () => logoSvg(id, { initial, hue }) },
        { key: paths.cover, width: 1200, height: 630, draw: () => coverSvg(id, { hue }) },
        ...photos.map((_, n) => ({
          key: paths.photo(n),
          width: 960,
          height: 640,
          draw: () => photoSvg(id, { kind: at(photoKinds, n) }),
        })),
      ];
    }),
    ...aces.map((ace) => ({
      key: picturePaths.ace(ace),
      ...square(400),
      draw: () => portraitSvg(ace.id, { gender: ace.gender ?? "other" }),
    })),
    ...jokers
      .filter(({ id, profileImageURL }) => profileImageURL === pictureUrl(picturePaths.joker(id)))
      .map(({ id, gender }) => ({
        key: picturePaths.joker(id),
        ...square(400),
        draw: () => portraitSvg(id, { gender: gender ?? "other" }),
      })),
    ...articles
      .filter(({ coverUrl }) => coverUrl !== null)
      .map(({ id }) => ({
        key: picturePaths.article(id),
        width: 1200,
        height: 630,
        draw: () => articleCoverSvg(id),
      })),
  ];
}

/** Draws the pictures and stores them under their keys; a second run writes the same files. */
export async function storePictures(files: FilesPort, rows: DemoRows): Promise<void> {
  const waiting = picturesOf(rows);
  const work = async () => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
      const { key, width, height, draw } = picture;
      const bytes = await sharp(Buffer.from(draw()))
        .resize(width, height)
        .webp({ quality: QUALITY, effort: EFFORT })
        .toBuffer();
      await files.put(key, bytes, "image/webp");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
