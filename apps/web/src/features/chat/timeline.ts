import {
  type ChatViewer,
  countsAsUnread,
  type DisplayContainer,
  hasSentStatus,
  SYSTEM_USER_ID,
} from "@tefuda/domain/chat/constants";
import { displayContainer } from "@tefuda/domain/chat/display";
import type { SentStatus } from "@tefuda/domain/chat/labels.ja";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { formatDaySeparator } from "@tefuda/domain/time/format.ja";
import { jstDate } from "@tefuda/domain/time/jst";
import type { Outgoing } from "./kept/outbox";
import type { Thread } from "./thread";

export interface Viewer {
  readonly side: ChatViewer;
  readonly userId: string;
  /** Who talk in the thread now; it may have had another ace before. */
  readonly jokerId?: string | undefined;
  readonly aceId?: string | null | undefined;
  /** Reads what both sides write, and writes nothing: neither side is the reader's own. */
  readonly isWitness?: boolean;
}

export type TimelineItem =
  | { readonly kind: "day"; readonly key: string; readonly label: string }
  /** Above the first message that was unread when the thread was opened. */
  | { readonly kind: "unread"; readonly key: "unread" }
  | {
      readonly kind: "message";
      readonly key: string;
      readonly message: ChatMessage;
      readonly container: DisplayContainer;
      /** A later message of the same person's run. */
      readonly follows: boolean;
      /** Of one's own texts and files only (spec 4 · Scheduling and chat). */
      readonly status: SentStatus | undefined;
    }
  | {
      readonly kind: "outgoing";
      readonly key: string;
      readonly outgoing: Outgoing;
      readonly follows: boolean;
    };

const RUN_MS = 5 * 60_000;

export interface TimelineFacts {
  readonly partnerReadSeq: number;
  /** How far the reader had read on opening, when there was something unread. */
  readonly readSeq?: number | undefined;
  readonly now: Date;
}

interface Written extends Pick<Thread, "messages"> {
  readonly unsent: readonly Outgoing[];
}

/** What the room shows, top to bottom: days, messages this side sees, and what is on its way. */
export function timeline(
  { messages, unsent }: Written,
  viewer: Viewer,
  { partnerReadSeq, readSeq = Number.POSITIVE_INFINITY, now }: TimelineFacts,
): TimelineItem[] {
  const items: TimelineItem[] = [];
  let day = "";
  let run = { who: "", at: 0 };
  let isMarked = false;

  const enter = (sentAt: string, who: string) => {
    const date = new Date(sentAt);
    // What was kept unsent may be older than the newest message: days never go back.
    if (jstDate(date) > day) {
      day = jstDate(date);
      run = { who: "", at: 0 };
      items.push({ kind: "day", key: `day-${day}`, label: formatDaySeparator(date, now) });
    }
    const isNear = Math.abs(date.getTime() - run.at) < RUN_MS;
    const follows = who !== "" && run.who === who && isNear;
    run = { who, at: date.getTime() };
    return follows;
  };

  for (const message of messages) {
    const container = displayContainer(message, viewer);
    if (!container) continue;
    const isPerson = container === "my" || container === "partner";
    if (!isMarked && message.seq > readSeq && asksToBeRead(message, container)) {
      isMarked = true;
      run = { who: "", at: 0 };
      items.push({ kind: "unread", key: "unread" });
    }
    const follows = enter(message.sentAt, isPerson ? container : "");
    const isOwn = message.userId === viewer.userId && hasSentStatus(message.type);
    items.push({
      kind: "message",
      key: message.id,
      message,
      container,
      follows,
      status: isOwn ? (message.seq <= partnerReadSeq ? "read" : "sent") : undefined,
    });
  }
  for (const outgoing of unsent) {
    const follows = enter(outgoing.sentAt, "my");
    items.push({ kind: "outgoing", key: outgoing.id, outgoing, follows });
  }
  return items;
}

const asksToBeRead = ({ type, userId }: ChatMessage, container: DisplayContainer) =>
  countsAsUnread(type) &&
  userId !== SYSTEM_USER_ID &&
  container !== "my" &&
  container !== "my-schedule";
