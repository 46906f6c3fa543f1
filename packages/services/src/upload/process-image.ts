import { isLongImage } from "@tefuda/domain/chat/files";
import { IMAGE_MAX_EDGE, SHARE_SIZE } from "@tefuda/domain/constants/image";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { ContentType } from "@tefuda/domain/upload/content";
import type { SentKind } from "@tefuda/domain/upload/kinds";
import type { Metadata, Sharp, SharpConstructor } from "sharp";
import { atMost } from "../kernel/at-most.ts";

export interface ProcessedImage {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}

/** A few kilobytes can hold thousands of millions of pixels; no camera makes as many as this. */
const PIXELS_MAX = 50_000_000;
/** Of a chat's image, all frames of a moving one together; more of them take too long to draw. */
const CHAT_PIXELS_MAX = 25_000_000;
const FRAMES_MAX = 500;
/** In this process: each image that is drawn holds all its pixels in memory. */
const drawing = atMost(2, 40);
/** What strangers ask for does not take the places of those who send an image. */
const sharing = atMost(1, 40);
const SECONDS_MAX = 20;
const QUALITY = 82;
/** Letters on a screenshot have to stay sharp. */
const CHAT_QUALITY = 90;

/**
 * The longest edge that is kept, in px. What is sent in a chat keeps its pixels and its motion,
 * because a long screenshot that is made smaller cannot be read; only its small picture is small.
 */
const edges = {
  jokerImage: IMAGE_MAX_EDGE,
  aceImage: IMAGE_MAX_EDGE,
  companyImage: 1920,
  articleImage: 1920,
  chatFile: undefined,
} as const satisfies Record<SentKind, number | undefined>;

/** Whether a file is drawn anew before it is kept. */
export const isImage = (type: ContentType): boolean => type.startsWith("image/");

/**
 * Draws an image anew: upright, within the kind's size, and without anything beside its pixels, so
 * that no place or device travels with it. Only what is sent in a chat may move, and it keeps its
 * format, because its name says which one that is.
 * @throws AppError `failedProcessImage`, `serverBusy`
 */
export async function processImage(
  kind: SentKind,
  bytes: Uint8Array,
  type: ContentType,
): Promise<ProcessedImage> {
  return draw(async (sharp) => {
    const metadata = await sharp(bytes).metadata();
    const animated = kind === "chatFile" && isMoving(metadata);
    const read = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error", animated });
    const edge = edges[kind] ?? longestEdge(metadata);
    const sized = animated
      ? read
      : read
          .autoOrient()
          .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true });
    const { data, info } = await written(sized, kind, type)
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer({ resolveWithObject: true });
    const { format, width, pageHeight: height = info.height } = info;
    return { bytes: data, contentType: `image/${format}`, width, height };
  });
}

/** Draws when it is this image's turn. @throws AppError `failedProcessImage`, `serverBusy` */
function draw<T>(work: (sharp: SharpConstructor) => Promise<T>): Promise<T> {
  return drawing(() => drawNow(work));
}

async function drawNow<T>(work: (sharp: SharpConstructor) => Promise<T>): Promise<T> {
  try {
    // A large library that only those wait for who send an image.
    const { default: sharp } = await import("sharp");
    return await work(sharp);
  } catch (cause) {
    throw new AppError("failedProcessImage", { cause });
  }
}

/** The longest edge that a chat's still may have with its shape; one with fewer pixels is below it. */
function longestEdge({ width, height }: Metadata): number {
  return Math.floor(Math.max(width, height) * Math.sqrt(CHAT_PIXELS_MAX / (width * height)));
}

/** Whether an image moves; one with too many frames to be drawn anew becomes a still. */
function isMoving({ pages = 1, width, height, pageHeight = height }: Metadata): boolean {
  return pages > 1 && pages <= FRAMES_MAX && width * pageHeight * pages <= CHAT_PIXELS_MAX;
}

function written(image: Sharp, kind: SentKind, type: ContentType): Sharp {
  if (kind !== "chatFile") return image.webp({ quality: QUALITY });
  if (type === "image/png") return image.png();
  if (type === "image/gif") return image.gif();
  return image.jpeg({ quality: CHAT_QUALITY, chromaSubsampling: "4:4:4" });
}

const SMALL_EDGE = 640;
const SMALL_QUALITY = 74;

/**
 * The small picture of an image that was drawn anew: what a thread shows before it is opened. Of a
 * long screenshot it is the top; of what moves, the first frame.
 */
export async function makeSmall({ bytes, width, height }: ProcessedImage): Promise<Uint8Array> {
  const size = isLongImage({ width, height })
    ? ({ width: SMALL_EDGE / 2, height: SMALL_EDGE, fit: "cover", position: "top" } as const)
    : ({ width: SMALL_EDGE, height: SMALL_EDGE, fit: "inside" } as const);
  return draw((sharp) =>
    sharp(bytes)
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality: SMALL_QUALITY })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer(),
  );
}

/**
 * What stands for a picture where a page is shared: JPEG, since not every service reads others, in the
 * shape that all of them show. What is transparent becomes white.
 *
 * @param read gives the picture when it is its turn, so that what waits holds no memory; `undefined` where it is gone
 * @throws AppError `failedProcessImage`, `serverBusy`
 */
export function makeShared(
  read: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  return sharing(async () => {
    const bytes = await read();
    return (
      bytes &&
      drawNow((sharp) =>
        sharp(bytes, { limitInputPixels: PIXELS_MAX })
          .resize({ ...SHARE_SIZE, fit: "cover", position: "attention" })
          .flatten({ background: "white" })
          .jpeg({ quality: QUALITY })
          .timeout({ seconds: SECONDS_MAX })
          .toBuffer(),
      )
    );
  });
}
