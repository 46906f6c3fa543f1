import {
  type ChatFileExtension,
  chatFileTypes,
  fileExtension,
  isLongImage,
} from "@tefuda/domain/chat/files";

/** A file of a thread by what stands for it: a picture, or an icon. */
export type FileLook = "image" | "document" | "sheet" | "slides" | "text";

const looks: Record<ChatFileExtension, FileLook> = {
  pdf: "document",
  docx: "document",
  xlsx: "sheet",
  pptx: "slides",
  png: "image",
  jpg: "image",
  jpeg: "image",
  gif: "image",
  txt: "text",
};

const isKnown = (extension: string): extension is ChatFileExtension =>
  Object.hasOwn(looks, extension);

/** How a file of this name looks in a thread. */
export function fileLook(name: string): FileLook {
  const extension = fileExtension(name);
  return isKnown(extension) ? looks[extension] : "text";
}

/** The content type that a name promises; empty for one that cannot be sent. */
export function promisedType(name: string): string {
  const extension = fileExtension(name);
  return isKnown(extension) ? chatFileTypes[extension] : "";
}

/** Of a long screenshot the top is shown, wide enough to be recognised. */
const LONG_BOX = { width: 150, height: 300 };
const MAX_PX = 260;
const MIN_PX = 88;
const UNKNOWN = { width: 200, height: 150 };

/** The place of an image in a thread, in px; the same before and after it has loaded. */
export function imageBox(file: {
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}): { readonly width: number; readonly height: number } {
  const { width, height } = file;
  if (!width || !height) return UNKNOWN;
  if (isLongImage({ width, height }) && height > LONG_BOX.height) return LONG_BOX;
  const scale = Math.min(1, MAX_PX / width, MAX_PX / height);
  const edgeOf = (edge: number) => Math.round(Math.min(MAX_PX, Math.max(MIN_PX, edge * scale)));
  return { width: edgeOf(width), height: edgeOf(height) };
}

/** Where a file is served that was sent under this id, and where its small picture is. */
export const fileAddress = (id: string): string => `/files/chat/${id}`;
export const smallAddress = (address: string): string => `${address}-small`;
