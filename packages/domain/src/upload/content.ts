import { chatFileTypes } from "../chat/files.ts";

/** The types that the product can tell by their content. */
export type ContentType = (typeof chatFileTypes)[keyof typeof chatFileTypes];

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const PNG = [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const GIFS = [ascii("GIF87a"), ascii("GIF89a")];
const PDF = ascii("%PDF-");
const ZIP = ascii("PK\x03\x04");

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  bytes.length >= signature.length && signature.every((byte, at) => bytes[at] === byte);

/** The folder inside the package that tells one office format from another. */
const officeFolders = [
  ["word/", chatFileTypes.docx],
  ["xl/", chatFileTypes.xlsx],
  ["ppt/", chatFileTypes.pptx],
] as const;

const LOCAL_HEADER_BYTES = 30;

/** The names of a zip's entries, as far as they stand in headers before their content. */
function zipNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + LOCAL_HEADER_BYTES <= bytes.length; at += 1) {
    if (bytes[at] !== 0x50 || !startsWith(bytes.subarray(at, at + 4), ZIP)) continue;
    const length = view.getUint16(at + 26, true);
    const from = at + LOCAL_HEADER_BYTES;
    names.push(String.fromCharCode(...bytes.subarray(from, Math.min(from + length, from + 255))));
  }
  return names;
}

function officeTypeOf(bytes: Uint8Array): ContentType | undefined {
  const names = zipNames(bytes);
  if (!names.includes("[Content_Types].xml")) return undefined;
  return officeFolders.find(([folder]) => names.some((name) => name.startsWith(folder)))?.[1];
}

const isControl = (letter: string) => letter < " " && !"\t\n\r\f".includes(letter);

/** Whether it is plain text: UTF-8 without the control characters that only programs write. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.length > 0 && !Array.from(text).some(isControl);
  } catch {
    return false;
  }
}

/**
 * The type of a file by its content, `undefined` for all that the product does not take. What a
 * program could run is none of them: a page or a drawing with scripts reads as plain text, which is
 * never shown inside the product.
 */
export function contentTypeOf(bytes: Uint8Array): ContentType | undefined {
  if (startsWith(bytes, PNG)) return chatFileTypes.png;
  if (startsWith(bytes, JPEG)) return chatFileTypes.jpeg;
  if (GIFS.some((gif) => startsWith(bytes, gif))) return chatFileTypes.gif;
  if (startsWith(bytes, PDF)) return chatFileTypes.pdf;
  if (startsWith(bytes, ZIP)) return officeTypeOf(bytes);
  return isText(bytes) ? chatFileTypes.txt : undefined;
}
