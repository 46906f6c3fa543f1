import type { ChatFile } from "@tefuda/domain/chat/message";
import { CHAT_FILES_PER_SEND } from "@tefuda/domain/constants/limits";

/** A file beside the text that is being written; its id makes a second try the same one. */
export interface ChosenFile extends ChatFile {
  readonly id: string;
  /** `refused` stays refused; what `failed` may be tried again. */
  readonly status: "uploading" | "ready" | "failed" | "refused";
  /** Of the bytes that have left. */
  readonly percent: number;
  /** Why it is refused or failed. */
  readonly reason?: string | undefined;
  /** An address of this page, for an image from this device. */
  readonly preview?: string | undefined;
}

/** How many more files fit into one send. */
export const roomLeft = (files: readonly ChosenFile[]): number =>
  Math.max(0, CHAT_FILES_PER_SEND - files.filter(({ status }) => status !== "refused").length);
