import { unzipSync } from "fflate";
import { chatFileTypes } from "../chat/files.ts";
import { ascii, imageTypeOf, startsWith } from "./image-type.ts";

/** The types that the product can tell by their content. */
export type ContentType = (typeof chatFileTypes)[keyof typeof chatFileTypes];

const PDF = ascii("%PDF-");
const ZIP = ascii("PK\x03\x04");

/** The folder inside the package that tells one office format from another. */
const officeFolders = [
  ["word/", chatFileTypes.docx],
  ["xl/", chatFileTypes.xlsx],
  ["ppt/", chatFileTypes.pptx],
] as const;

/** More than any document has; whoever packs more wants to keep a machine busy. */
const ZIP_ENTRIES_MAX = 10_000;

/** The names in a zip's directory, none when it has no sound one. Nothing is unpacked. */
function zipNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  const note = ({ name }: { readonly name: string }) => {
    if (names.push(name) > ZIP_ENTRIES_MAX) throw new RangeError("The zip has too many entries.");
    return false;
  };
  try {
    unzipSync(bytes, { filter: note });
    return names;
  } catch {
    return [];
  }
}

function officeTypeOf(bytes: Uint8Array): ContentType | undefined {
  const names = zipNames(bytes);
  if (!names.includes("[Content_Types].xml")) return undefined;
  return officeFolders.find(([folder]) => names.some((name) => name.startsWith(folder)))?.[1];
}

const WHITESPACE = ascii("\t\n\r\f");
/** In UTF-8 no byte of a longer letter looks like one. */
const isControl = (byte: number) => byte < 0x20 && !WHITESPACE.includes(byte);

/** Whether it is plain text: UTF-8 without the control characters that only programs write. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.some(isControl)) return false;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes) !== "";
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
  const image = imageTypeOf(bytes);
  if (image) return image;
  if (startsWith(bytes, PDF)) return chatFileTypes.pdf;
  if (startsWith(bytes, ZIP)) return officeTypeOf(bytes);
  return isText(bytes) ? chatFileTypes.txt : undefined;
}
