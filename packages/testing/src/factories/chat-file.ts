import type { chatMessages } from "@tefuda/db/schema/chat";
import type { uploads } from "@tefuda/db/schema/upload";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { chatFileTypes } from "@tefuda/domain/chat/files";
import type { ChatFile } from "@tefuda/domain/chat/message";
import type { DemoChatFile } from "../content/chat-files.ts";
import { plainPdf } from "../drawings/pdf.ts";

export type UploadRow = typeof uploads.$inferSelect;
/** Without what the database makes of it. */
export type ChatMessageRow = Omit<typeof chatMessages.$inferSelect, "searchText">;

/** The drawings are this large. */
const PHOTO = { width: 1200, height: 800 };
/** What is said of a picture until it is drawn. */
const UNDRAWN_BYTES = 1;

/** The bytes of a file of words; a picture is drawn by whoever stores it. */
export const bytesOf = (file: Exclude<DemoChatFile, { kind: "photo" }>): Buffer =>
  file.kind === "pdf" ? plainPdf(file.lines) : Buffer.from(file.text);

/** A file as its message carries it. */
export function chatFileOf(file: DemoChatFile): ChatFile {
  const { name } = file;
  if (file.kind === "photo")
    return { name, size: UNDRAWN_BYTES, contentType: chatFileTypes.jpg, ...PHOTO };
  const contentType = chatFileTypes[file.kind === "pdf" ? "pdf" : "txt"];
  return { name, size: bytesOf(file).byteLength, contentType };
}

/** The file of a message as the store of files knows it; nothing for every other message. */
export function uploadOf(message: ChatMessageRow): UploadRow | undefined {
  const { id, type, file, matchingId, userId, sentAt } = message;
  if (type !== messageTypes.FileUrl || !file) return undefined;
  return {
    id,
    ownerId: userId,
    kind: "chatFile",
    name: file.name,
    size: file.size,
    contentType: file.contentType,
    storageKey: `chat/${id}`,
    storedAt: sentAt,
    width: file.width ?? null,
    height: file.height ?? null,
    matchingId,
    messageId: id,
    attachedAt: sentAt,
    expiresAt: null,
    createdAt: sentAt,
  };
}
