import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { screenNamed } from "../../e2e/screens.ts";
import { root } from "../paths.mjs";
import { type Look, looks, type Product, takePicture, withPage } from "./camera.ts";

const folder = `${root}docs/images`;
/** What stands before the product is put on a home screen. */
const appFolder = `${root}apps/web/public/app-pictures`;
const MAX_BYTES = 120_000;
const qualities = [82, 74, 66, 58];

interface Chosen {
  readonly screen: string;
  readonly look: Look;
  readonly width: number;
  /** Where it stands besides. */
  readonly inReadme?: boolean;
}

/** The way in, an offer on its way to a joker, and where aces look for people. */
const chosen: readonly Chosen[] = [
  { screen: "visitor-top", look: looks.desktop, width: 1000, inReadme: true },
  { screen: "joker-offers", look: looks.mobile, width: 480 },
  { screen: "joker-offer", look: looks.mobile, width: 480 },
  { screen: "ace-users", look: looks.desktop, width: 1000 },
];

/** Writes the pictures of the product that are shown of it, small enough to be kept with the sources. */
export async function pictureReadme(product: Product): Promise<string[]> {
  for (const one of [folder, appFolder]) await mkdir(one, { recursive: true });
  const problems: string[] = [];
  for (const { screen: name, look, width, inReadme } of chosen) {
    const screen = screenNamed(name);
    try {
      const png = await withPage(product, screen.role, look, (page) =>
        takePicture(page, screen, { fullPage: false }),
      );
      const file = `${name}-${look.name}.webp`;
      const small = await shrink(png, width);
      if (inReadme) await writeFile(`${folder}/${file}`, small);
      await writeFile(`${appFolder}/${file}`, small);
      process.stdout.write(`${file}: ${Math.round(small.length / 1000)} kB\n`);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return problems;
}

async function shrink(png: Buffer, width: number): Promise<Buffer> {
  const resized = sharp(png).resize({ width, withoutEnlargement: true });
  for (const quality of qualities) {
    const small = await resized.clone().webp({ quality }).toBuffer();
    if (small.length <= MAX_BYTES) return small;
  }
  throw new Error(`stays above ${MAX_BYTES} bytes at quality ${qualities.at(-1)}.`);
}
