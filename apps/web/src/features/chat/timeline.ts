import {
  type ChatViewer,
  type DisplayContainer,
  hasSentStatus,
} from "@tefuda/domain/chat/constants";
import { displayContainer } from "@tefuda/domain/chat/display";
import type { SentStatus } from "@tefuda/domain/chat/labels.ja";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { formatDaySeparator } from "@tefuda/domain/time/format.ja";
import { jstDate } from "@tefuda/domain/time/jst";
import type { Outgoing, Thread } from "./thread";

export interface Viewer {
  readonly side: ChatViewer;
  readonly userId: string;
  /** Who talk in the thread now; it may have had another ace before. */
  readonly jokerId?: string | undefined;
  readonly aceId?: string | null | undefined;
}

export type TimelineItem =
  | { readonly kind: "day"; readonly key: string; readonly label: string }
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

/** What the room shows, top to bottom: days, messages this side sees, and what is on its way. */
export function timeline(
  thread: Pick<Thread, "messages" | "outbox">,
  viewer: Viewer,
  { partnerReadSeq, now }: { readonly partnerReadSeq: number; readonly now: Date },
): TimelineItem[] {
  const items: TimelineItem[] = [];
  let day = "";
  let run = { who: "", at: 0 };

  const enter = (sentAt: string, who: string) => {
    const date = new Date(sentAt);
    if (jstDate(date) !== day) {
      day = jstDate(date);
      run = { who: "", at: 0 };
      items.push({ kind: "day", key: `day-${day}`, label: formatDaySeparator(date, now) });
    }
    const follows = who !== "" && run.who === who && date.getTime() - run.at < RUN_MS;
    run = { who, at: date.getTime() };
    return follows;
  };

  for (const message of thread.messages) {
    const container = displayContainer(message, viewer);
    if (!container) continue;
    const isPerson = container === "my" || container === "partner";
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
  for (const outgoing of thread.outbox) {
    const follows = enter(outgoing.sentAt, "my");
    items.push({ kind: "outgoing", key: outgoing.id, outgoing, follows });
  }
  return items;
}
