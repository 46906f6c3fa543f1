import type { ChatFile } from "@tefuda/domain/chat/message";
import { chatPrefixes } from "@tefuda/domain/constants/storage-keys";
import { DAY_MS } from "@tefuda/domain/time/units";
import { createKeptList, type KeptPlace } from "./kept-list";
import { isNumber, isOneOf, isText, isTime, mayMiss, readStored } from "./stored";

/** A message of one's own on its way: written, and not yet seen to be in the thread. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  /** A file that has arrived and waits to be sent under the same id. */
  readonly file?: ChatFile | undefined;
  /** When it was written, as an ISO time. */
  readonly sentAt: string;
  /** `waiting` is one that the server did not take yet; `failed` one that it refused. */
  readonly status: "sending" | "waiting" | "failed";
}

const kept = {
  id: isText,
  text: isText,
  sentAt: isTime,
  status: isOneOf(["sending", "waiting", "failed"]),
};
const keptFile = {
  name: isText,
  size: isNumber,
  contentType: isText,
  width: mayMiss(isNumber),
  height: mayMiss(isNumber),
};

/** @throws TypeError when what is stored is no message */
function readMessage(stored: unknown): Outgoing {
  const message = readStored(stored, kept);
  const { file } = stored as { file?: unknown };
  return { ...message, ...(file !== undefined && { file: readStored(file, keptFile) }) };
}

/** What is older is not sent without being asked for: much may have been said since. */
const STILL_MEANT_MS = DAY_MS;

/**
 * What is not sent yet. After a reload it comes back and goes on, after a day by hand only; should it
 * have arrived after all, the thread has it and the copy goes. What another tab is sending is its own
 * affair until it fails.
 */
export const createOutbox = (place?: KeptPlace) =>
  createKeptList<Outgoing>(
    {
      prefix: chatPrefixes.outbox,
      toKept: (message) => message,
      fromKept: (stored, by) => {
        const message = readMessage(stored);
        if (message.status === "failed") return message;
        if (by === "tab") return undefined;
        const isOld = Date.parse(message.sentAt) < Date.now() - STILL_MEANT_MS;
        return { ...message, status: isOld ? "failed" : "sending" };
      },
      isAtWork: ({ status }) => status !== "failed",
      // What is written with files stands above them.
      order: (one, other) =>
        one.sentAt.localeCompare(other.sentAt) ||
        Number(Boolean(one.file)) - Number(Boolean(other.file)) ||
        one.id.localeCompare(other.id),
    },
    place,
  );

export const outbox = createOutbox();
