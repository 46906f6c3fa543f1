import type { ChatFile } from "@tefuda/domain/chat/message";
import { DAY_MS } from "@tefuda/domain/time/jst";
import { z } from "zod";
import { createKeptList, type KeptPlace } from "./kept-list";

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

const file = z.object({
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});
const kept = z.object({
  id: z.uuid(),
  text: z.string(),
  sentAt: z.iso.datetime(),
  file: file.optional(),
  status: z.enum(["sending", "waiting", "failed"]),
});

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
      prefix: "chatOutbox",
      toKept: (message) => message,
      fromKept: (stored, by) => {
        const message = kept.parse(stored);
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
