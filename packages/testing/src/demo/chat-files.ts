import type { FilesPort } from "@tefuda/adapters/files/port";
import sharp from "sharp";
import { type DemoChatFile, demoChatFiles } from "../content/chat-files.ts";
import { photoSvg } from "../drawings/photo.ts";
import { bytesOf } from "../factories/chat-file.ts";
import type { DemoRows } from "./dataset.ts";

const SMALL_EDGE = 640;
const QUALITY = 78;

const byName = new Map<string, DemoChatFile>(
  Object.values(demoChatFiles).map((file) => [file.name, file]),
);

type FileRows = Pick<DemoRows, "uploads" | "chatMessages">;

/**
 * Stores the files of the conversations, images with their small pictures, and answers the rows
 * with the sizes that the images turned out to have.
 */
export async function storeChatFiles<Rows extends FileRows>(
  files: FilesPort,
  rows: Rows,
): Promise<Rows> {
  const sizes = new Map<string, number>();
  for (const { id, name, storageKey, contentType } of rows.uploads) {
    const file = byName.get(name);
    if (!file) throw new RangeError(`no demo file is called ${name}`);
    const bytes = file.kind === "photo" ? await drawn(id, file.shows) : bytesOf(file);
    sizes.set(id, bytes.byteLength);
    await files.put(storageKey, bytes, contentType);
    if (file.kind === "photo")
      await files.put(
        `${storageKey}-small`,
        await sharp(bytes).resize(SMALL_EDGE).webp({ quality: QUALITY, effort: 0 }).toBuffer(),
        "image/webp",
      );
  }
  return {
    ...rows,
    uploads: rows.uploads.map((upload) => ({
      ...upload,
      size: sizes.get(upload.id) ?? upload.size,
    })),
    chatMessages: rows.chatMessages.map((message) =>
      message.file
        ? { ...message, file: { ...message.file, size: sizes.get(message.id) ?? 0 } }
        : message,
    ),
  };
}

const drawn = (seed: string, kind: "office" | "team" | "product") =>
  sharp(Buffer.from(photoSvg(seed, { kind })))
    .jpeg({ quality: QUALITY })
    .toBuffer();
