import type { InterestedTheme, InterestLevel } from "../options/interest.ts";
import type { ScheduleSnapshot } from "../schedule/types.ts";
import type { MessageType } from "./constants.ts";

export interface ChatFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly contentType: string;
  /** Of an image, in px, so that its place is kept before it has loaded. */
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** A chat message as it reaches a client (spec 3 · Chat message); times are ISO strings. */
export interface ChatMessage {
  /** Made by the client, a UUID v7; sending it twice writes one message. */
  readonly id: string;
  readonly type: MessageType;
  readonly text: string;
  readonly mediaUrl?: string | null | undefined;
  readonly file?: ChatFile | null | undefined;
  readonly userId: string;
  readonly userName: string;
  readonly isSystemMessage: boolean;
  /** A schedule message that is superseded or past. */
  readonly isExpired: boolean;
  readonly isRead: boolean;
  readonly readAt?: string | null | undefined;
  /** False only in the sender's own list, before the server has answered. */
  readonly isSent: boolean;
  readonly isRemoved?: boolean | undefined;
  readonly sentAt: string;
  readonly selectedInterestedThemes?: readonly InterestedTheme[] | null | undefined;
  readonly otherTheme?: string | null | undefined;
  readonly selectedInterestAction?: InterestLevel | null | undefined;
  readonly schedule?: ScheduleSnapshot | null | undefined;
  /** Counts from 1 without gaps within one matching. */
  readonly seq: number;
}
