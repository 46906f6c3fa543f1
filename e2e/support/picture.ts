import type { Page } from "@playwright/test";
import sharp from "sharp";
import { portraitSvg } from "../../packages/testing/src/drawings/portrait.ts";

/** A file as a person chooses it from their device. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A wide photo with a face in its middle, as a phone takes one. */
export async function makePhoto(name = "自撮り.jpg"): Promise<ChosenFile> {
  const buffer = await sharp(Buffer.from(portraitSvg(name, { gender: "female" })))
    .resize(900, 900)
    .extend({ left: 300, right: 300, background: "#33445a" })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Chooses a file in the editor of the own picture. */
export const choosePicture = (page: Page, file: ChosenFile) =>
  page.getByLabel("プロフィール写真").setInputFiles(file);
