import { chatFileTypes } from "../chat/files.ts";

export const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

export const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  bytes.length >= signature.length && signature.every((byte, at) => bytes[at] === byte);

const PNG = [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const GIFS = [ascii("GIF87a"), ascii("GIF89a")];

/** The type of a picture by its first bytes, `undefined` for what is none that the product takes. */
export function imageTypeOf(bytes: Uint8Array) {
  if (startsWith(bytes, PNG)) return chatFileTypes.png;
  if (startsWith(bytes, JPEG)) return chatFileTypes.jpeg;
  return GIFS.some((gif) => startsWith(bytes, gif)) ? chatFileTypes.gif : undefined;
}
