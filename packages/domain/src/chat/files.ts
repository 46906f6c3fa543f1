/** Files that may be sent in a chat, by extension, with the content type each must turn out to be. */
export const chatFileTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  txt: "text/plain",
} as const;
export type ChatFileExtension = keyof typeof chatFileTypes;
export const chatFileExtensions = Object.keys(chatFileTypes) as ChatFileExtension[];

/** The extension of a file name in lower case, empty when there is none. */
export function fileExtension(name: string): string {
  return /\.([^.\s/\\]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? "";
}

const LONG = 2.5;

/** A screenshot of a whole page: shown from its top, as wide as it can be, and scrolled. */
export const isLongImage = (size: { readonly width: number; readonly height: number }): boolean =>
  size.height > size.width * LONG;
