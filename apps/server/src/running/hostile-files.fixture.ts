import { deflateSync } from "node:zlib";
import { BYTES_PER_MB } from "@tefuda/domain/constants/limits";
import { zipSync } from "fflate";
import sharp from "sharp";

const SIZE = 10 * BYTES_PER_MB;
const ascii = (text: string) => Buffer.from(text, "latin1");

/** Ten megabytes of the same bytes behind a beginning. */
function filled(beginning: Uint8Array, repeated: Uint8Array): Buffer {
  const whole = Buffer.alloc(SIZE, repeated);
  whole.set(beginning);
  return whole;
}

/** A package of an office program with so many entries that hold nothing. */
function office(folder: string, entries: number, { nameLength = 8 } = {}): Buffer {
  const names = Array.from({ length: entries }, (_, n) => `${n}`.padEnd(nameLength, "n"));
  const parts = ["[Content_Types].xml", `${folder}/main.xml`, ...names];
  return Buffer.from(zipSync(Object.fromEntries(parts.map((name) => [name, new Uint8Array()]))));
}

/** A picture whose head promises more pixels than any memory holds. */
function endlessPng(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(5 * BYTES_PER_MB))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, ascii(type), data, Buffer.alloc(4)]);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2b7350" } });

/** Files made to keep a server busy, with their names. */
export async function hostileFiles(): Promise<readonly (readonly [string, Buffer])[]> {
  const picture = await plain(6900, 6900).png().toBuffer();
  const photo = await plain(3000, 3000).jpeg().toBuffer();
  const moving = await sharp(Buffer.alloc(400 * 100 * 400 * 3), {
    raw: { width: 400, height: 40_000, channels: 3, pageHeight: 100 },
  })
    .gif()
    .toBuffer();
  const bomb = zipSync({
    "[Content_Types].xml": new Uint8Array(),
    "xl/workbook.xml": new Uint8Array(60 * BYTES_PER_MB),
  });
  return [
    ["entries.docx", office("word", 9_990, { nameLength: 450 })],
    ["more-entries.docx", office("word", 12_000)],
    ["headers.docx", filled(ascii("PK\x03\x04"), Buffer.from([...ascii("PK\x03\x04"), 255, 255]))],
    ["bomb.xlsx", Buffer.from(bomb)],
    ["entries.xlsx", office("xl", 10_000)],
    ["ends.xlsx", filled(ascii("PK\x03\x04"), Buffer.from([...ascii("PK\x05\x06"), 255, 255]))],
    ["entries.pptx", office("ppt", 10_100, { nameLength: 440 })],
    ["cut.pptx", office("ppt", 9_000).subarray(0, -30)],
    ["objects.pdf", filled(ascii("%PDF-1.7\n"), ascii("1 0 obj<</Length 1 0 R>>stream\n"))],
    ["polyglot.pdf", Buffer.concat([ascii("%PDF-1.7\n"), office("word", 9_000)])],
    ["pixels.png", picture],
    ["endless.png", endlessPng()],
    ["polyglot.png", filled(picture.subarray(0, 5000), ascii("PK\x03\x04"))],
    ["photo.jpg", photo],
    ["cut.jpg", photo.subarray(0, photo.length / 2)],
    ["page.jpeg", filled(Buffer.from([0xff, 0xd8, 0xff]), ascii("<script>alert(1)</script>"))],
    ["moving.gif", moving],
    ["frames.gif", filled(moving, moving.subarray(13))],
    ["letters.txt", filled(ascii("a"), ascii("a\n"))],
    ["kanji.txt", Buffer.from("履".repeat(SIZE / 3))],
    ["end.txt", Buffer.concat([Buffer.alloc(SIZE - 1, "a"), Buffer.alloc(1)])],
    ["sjis.txt", Buffer.alloc(SIZE, Buffer.from([0x97, 0x9a, 0x97, 0xf0]))],
    ["utf16.txt", filled(Buffer.from([0xff, 0xfe]), Buffer.from("履歴", "utf16le"))],
    ["unfinished.txt", filled(ascii("a"), Buffer.from([0xf0, 0x9f, 0x98]))],
  ];
}
