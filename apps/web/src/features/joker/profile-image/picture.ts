import {
  IMAGE_MAX_EDGE,
  IMAGE_QUALITY,
  IMAGE_SKIP_REDUCE_BYTES,
} from "@tefuda/domain/constants/image";
import { BYTES_PER_MB } from "@tefuda/domain/constants/limits";
import { AppError, isAppError } from "@tefuda/domain/errors/app-error";
import { errorCatalogue } from "@tefuda/domain/errors/catalogue";
import { imageTypeOf } from "@tefuda/domain/upload/image-type";
import { checkFile } from "@tefuda/domain/upload/kinds";
import { uploadMessages } from "@tefuda/domain/upload/messages.ja";
import { areaOf, type Crop, type Size, ZOOM_MIN } from "@/ui/crop-geometry";

/** What a phone can still draw; larger photos are made smaller before they leave. */
const CHOSEN_MAX_MB = 30;
const HEAD_BYTES = 64;
const JPEG = "image/jpeg";

/** Longest edge in px of what is moved about on the screen: photos of a phone are too heavy. */
const SCREEN_MAX_EDGE = 1200;

/** A photo that was chosen and can be shown. */
export interface ChosenPicture {
  readonly file: File;
  readonly image: HTMLImageElement;
  /** A light copy as an address, for the screen. */
  readonly src: string;
  readonly size: Size;
}

/** A square that is ready to be sent. */
export interface SquarePicture {
  readonly name: string;
  readonly content: Blob;
  /** The same as an address, for the screen. */
  readonly src: string;
}

/**
 * Opens a chosen file as a picture.
 * @throws AppError when it is none, is too big, or cannot be read.
 */
export async function readPicture(file: File): Promise<ChosenPicture> {
  checkFile("jokerImage", { name: file.name });
  if (file.size > CHOSEN_MAX_MB * BYTES_PER_MB)
    throw new AppError("exceededFileSize", { params: { limit: CHOSEN_MAX_MB } });
  const type = imageTypeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!type) throw new AppError("invalidParameter", { fields: { file: uploadMessages.imageType } });

  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch (cause) {
    throw new AppError("cannotFetchImageFile", { cause });
  } finally {
    URL.revokeObjectURL(address);
  }
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const scale = Math.min(1, SCREEN_MAX_EDGE / Math.max(size.width, size.height));
  const copy = draw(image, { left: 0, top: 0, ...size }, scale);
  return { file, image, size, src: copy.toDataURL(JPEG, IMAGE_QUALITY) };
}

/**
 * The chosen square as it is sent: at most 800 px long, on white where the picture is clear (spec 9 ·
 * Text and field limits). A small square file goes as it is.
 * @throws AppError when the browser cannot draw it.
 */
export async function squareOf(picture: ChosenPicture, crop: Crop): Promise<SquarePicture> {
  const { file, image, size } = picture;
  const isWhole = size.width === size.height && crop.zoom === ZOOM_MIN;
  if (isWhole && file.size < IMAGE_SKIP_REDUCE_BYTES)
    return { name: file.name, content: file, src: picture.src };

  const { left, top, side } = areaOf(size, crop);
  const area = { left, top, width: side, height: side };
  const canvas = draw(image, area, Math.min(1, IMAGE_MAX_EDGE / side));
  const content = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, JPEG, IMAGE_QUALITY),
  );
  if (!content) throw new AppError("failedProcessImage");
  const name = `${file.name.replace(/\.[^.]+$/, "")}.jpg`;
  return { name, content, src: canvas.toDataURL(JPEG, IMAGE_QUALITY) };
}

interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

function draw(image: HTMLImageElement, area: Area, scale: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new AppError("failedProcessImage");
  const { width, height } = canvas;
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, area.left, area.top, area.width, area.height, 0, 0, width, height);
  return canvas;
}

/** What to say about a picture that could not be used, and whether beside the field or over the page. */
export function pictureFault(error: unknown): { text: string; isToast: boolean } {
  const known = isAppError(error) ? error : new AppError("cannotFetchImageFile");
  return {
    text: known.fields.file ?? known.message,
    isToast: !known.fields.file && errorCatalogue[known.code].where === "toast",
  };
}
