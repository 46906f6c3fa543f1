import { IMAGE_MAX_EDGE } from "@tefuda/domain/constants/image";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { ContentType } from "@tefuda/domain/upload/content";
import type { SentKind } from "@tefuda/domain/upload/kinds";

export interface ProcessedImage {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}

/** A few kilobytes can hold thousands of millions of pixels; no camera makes as many as this. */
const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 20;
const QUALITY = 82;

/** The longest edge that is kept, in px. */
const edges = {
  jokerImage: IMAGE_MAX_EDGE,
  aceImage: IMAGE_MAX_EDGE,
  companyImage: 1920,
  articleImage: 1920,
  chatFile: 2560,
} as const satisfies Record<SentKind, number>;

/** Whether a file is drawn anew before it is kept. */
export const isImage = (type: ContentType): boolean => type.startsWith("image/");

/**
 * Draws an image anew: upright, a still, within the kind's size, and without anything beside its
 * pixels, so that no place or device travels with it. What is sent in a chat keeps its format,
 * because its name says which one that is.
 * @throws AppError `failedProcessImage`
 */
export async function processImage(
  kind: SentKind,
  bytes: Uint8Array,
  type: ContentType,
): Promise<ProcessedImage> {
  // A large library that only those wait for who send an image.
  const { default: sharp } = await import("sharp");
  const format = kind === "chatFile" ? type.replace("image/", "") : "webp";
  try {
    const edge = edges[kind];
    const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error" })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
      .toFormat(format === "png" || format === "gif" || format === "webp" ? format : "jpeg", {
        ...(format === "png" ? {} : { quality: QUALITY }),
      })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { bytes: data, contentType: `image/${info.format}`, width, height };
  } catch (cause) {
    throw new AppError("failedProcessImage", { cause });
  }
}
