import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { chatFileExtensions } from "../chat/files.ts";
import { CHAT_FILES_PER_SEND } from "../constants/limits.ts";
import { contentTypeOf } from "./content.ts";
import { checkFile, type SentKind, typeOfContent } from "./kinds.ts";
import { sendUploadSchema } from "./schema.ts";

const MISMATCH = "ファイルの中身が拡張子と一致しません。元のファイルをご確認ください";
const EMPTY = "中身が空のファイルは送信できません";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...new TextEncoder().encode(part)] : part,
    ),
  );

const zip = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(3)])));

const png = bytes([0x89], "PNG\r\n", [0x1a, 0x0a], "rest");

it.each([
  ["a png", png, "image/png"],
  ["a jpeg", bytes([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
  ["an old gif", bytes("GIF87a"), "image/gif"],
  ["a gif", bytes("GIF89a"), "image/gif"],
  ["a pdf", bytes("%PDF-1.7"), "application/pdf"],
  ["a docx", zip("[Content_Types].xml", "word/document.xml"), /wordprocessingml/],
  ["an xlsx", zip("[Content_Types].xml", "xl/workbook.xml"), /spreadsheetml/],
  ["a pptx", zip("[Content_Types].xml", "ppt/presentation.xml"), /presentationml/],
  ["a text", bytes("履歴書\r\n\t一行目"), "text/plain"],
  ["a text with spaces and marks", bytes("a b!"), "text/plain"],
  [
    "a docx with as many entries as it may have",
    zip(
      "[Content_Types].xml",
      "word/document.xml",
      ...Array.from({ length: 9998 }, (_, n) => `${n}`),
    ),
    /wordprocessingml/,
  ],
  ["a page with scripts", bytes("<script>alert(1)</script>"), "text/plain"],
])("knows %s by its content", (_what, content, type) => {
  expect(contentTypeOf(content)).toEqual(
    typeof type === "string" ? type : expect.stringMatching(type),
  );
});

it.each([
  ["nothing", bytes()],
  ["a program", bytes([0x7f], "ELF", [2, 1, 1, 0])],
  ["another zip", zip("word/document.xml")],
  [
    "docx with one entry too many",
    zip(
      "[Content_Types].xml",
      "word/document.xml",
      ...Array.from({ length: 9999 }, (_, n) => `${n}`),
    ),
  ],
  ["a java archive", zip("META-INF/MANIFEST.MF", "a.class")],
  ["a cut zip", bytes("PK\x03\x04")],
  ["a webp", bytes("RIFF", [0, 0, 0, 0], "WEBP")],
  ["text that is no UTF-8", bytes([0x83, 0x65, 0x83, 0x58])],
])("takes no %s", (_what, content) => {
  expect(contentTypeOf(content)).toBeUndefined();
});

const MB = 1_048_576;

/** Ten megabytes of the same bytes. */
const full = (of: Uint8Array) => {
  const whole = new Uint8Array(10 * MB);
  for (let at = 0; at + of.length <= whole.length; at += of.length) whole.set(of, at);
  return whole;
};

it.each([
  ["headers of entries", full(bytes("PK\x03\x04", Array(26).fill(0xff)))],
  ["ends of zips", full(bytes("PK\x03\x04", "PK\x05\x06", Array(18).fill(0xff)))],
  ["entries, more than a document has", zip(...Array.from({ length: 20_000 }, (_, n) => `${n}`))],
  ["letters and a control at their end", full(bytes("履歴")).with(10 * MB - 1, 0)],
])("is done in a moment with a file of %s", (_what, content) => {
  const start = performance.now();
  expect(contentTypeOf(content)).toBeUndefined();
  // What it took when every header was looked for was 23 seconds.
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each([
  ["face.jpg", 3_145_728, undefined],
  ["face.png", 3_145_728, undefined],
  ["顔写真.JPEG", 1, undefined],
  ["face.gif", undefined, undefined],
  ["face", 1, { code: "failedGetFileExtension" }],
  [
    "face.webp",
    1,
    {
      code: "invalidParameter",
      fields: { file: "png、jpg、jpeg、gif形式の画像を選択してください" },
    },
  ],
  ["face.png", 3_145_729, { code: "exceededFileSize", params: { limit: 3 } }],
])("says of a profile image %s of %s bytes: %o", (name, size, fault) => {
  const check = () => checkFile("jokerImage", { name, size });
  if (fault) expect(check).toThrow(expect.objectContaining(fault));
  else check();
});

const typeOf = (kind: SentKind, content: Uint8Array, name: string) =>
  typeOfContent(kind, { name, size: content.length, type: contentTypeOf(content) });

it("goes by the content of a file, whatever its name was", () => {
  expect(typeOf("jokerImage", png, "face.jpg")).toBe("image/png");
  expect(() => typeOf("jokerImage", bytes("%PDF-1.7"), "face.jpg")).toThrow(
    expect.objectContaining({
      code: "invalidParameter",
      fields: { file: "png、jpg、jpeg、gif形式の画像を選択してください" },
    }),
  );
  expect(() => typeOf("aceImage", new Uint8Array(3_145_729), "face.jpg")).toThrow(
    expect.objectContaining({ code: "exceededFileSize" }),
  );
});

it.each([
  ["職務経歴書.PDF", bytes("%PDF-1.7"), "application/pdf"],
  ["写真.jpeg", bytes([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
  ["メモ.txt", bytes("%PD"), "text/plain"],
  ["職務経歴書.pdf", png, MISMATCH],
  ["memo.txt", bytes("%PDF-1.7"), MISMATCH],
  ["virus.pdf", bytes([0x7f], "ELF", [2, 1, 1, 0]), MISMATCH],
  ["表.xlsx", zip("[Content_Types].xml", "word/document.xml"), MISMATCH],
  ["memo.txt", bytes(), EMPTY],
])("takes a file of a chat whose content is what its name says: %s", (name, content, expected) => {
  const typed = () => typeOf("chatFile", content, name);
  if (expected.includes("/")) expect(typed()).toBe(expected);
  else
    expect(typed).toThrow(
      expect.objectContaining({ code: "invalidParameter", fields: { file: expected } }),
    );
});

it("takes nine types in a chat, 10 MB each and 5 a send", () => {
  const extensions = ["pdf", "docx", "xlsx", "pptx", "png", "jpg", "jpeg", "gif", "txt"];
  expect(chatFileExtensions).toEqual(extensions);
  for (const extension of extensions)
    checkFile("chatFile", { name: `a.${extension}`, size: 10_485_760 });
  expect(() => checkFile("chatFile", { name: "a.pdf", size: 10_485_761 })).toThrow(
    expect.objectContaining({ code: "exceededFileSize", params: { limit: 10 } }),
  );
  expect(CHAT_FILES_PER_SEND).toBe(5);
});

it("refuses an empty file of a chat before it is sent", () => {
  expect(() => checkFile("chatFile", { name: "memo.txt", size: 0 })).toThrow(
    expect.objectContaining({ fields: { file: EMPTY } }),
  );
});

it("reads the names in a zip and unpacks nothing of it", () => {
  const names = ["[Content_Types].xml", "word/document.xml"];
  const whole = zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(300)])));
  // The first entry's content is no longer what was packed.
  const broken = whole.map((byte, at) => (at >= 49 && at < 55 ? 0xff : byte));
  expect(contentTypeOf(broken)).toMatch(/wordprocessingml/);
});

it("lets an empty picture be refused for its content, and one of the largest size through", () => {
  checkFile("jokerImage", { name: "face.png", size: 0 });
  checkFile("chatFile", { name: "memo.txt", size: 1 });
  expect(() => typeOf("jokerImage", bytes(), "face.png")).toThrow(
    expect.objectContaining({
      fields: { file: "png、jpg、jpeg、gif形式の画像を選択してください" },
    }),
  );
  expect(typeOf("chatFile", bytes("a"), "memo.txt")).toBe("text/plain");
  const largest = { name: "face.png", size: 3_145_728, type: "image/png" } as const;
  expect(typeOfContent("jokerImage", largest)).toBe("image/png");
});

it("takes names of 255 letters and no longer ones", () => {
  const uploadId = "0192a000-0000-7000-8000-000000000001";
  const takes = (length: number) =>
    sendUploadSchema.safeParse({ kind: "chatFile", uploadId, name: "a".repeat(length) }).success;
  expect([255, 256].map(takes)).toEqual([true, false]);
});
