import type { DisplayContainer } from "@tefuda/domain/chat/constants";
import { messageText, type ThreadContext } from "@tefuda/domain/chat/text";
import { chatCopy as copy } from "./copy.ja";
import type { TimelineItem, Viewer } from "./timeline";

/**
 * What a screen reader says of the newest message that the reader did not write: with the partner's
 * name when the partner did, and by itself when the service says it. Two messages that say the same
 * differ by their key.
 */
export function announcement(
  items: readonly TimelineItem[],
  viewer: Viewer,
  context: ThreadContext,
  partnerName: string,
): { readonly key: string; readonly text: string } | undefined {
  const newest = items.findLast((item) => item.kind === "message" && isNews(item, viewer));
  if (newest?.kind !== "message") return undefined;
  const { key, message, container } = newest;
  const text = messageText(message, viewer, context);
  const isOfPartner = container === "partner" || container === "partner-schedule";
  if (isOfPartner) return { key, text: copy.said(speakerOf(message, viewer, partnerName), text) };
  return { key, text: isMine(container) ? copy.said(message.userName, text) : text };
}

/** A colleague's earlier messages stand on the reader's own side; to a witness all is news. */
const isNews = (
  { message, container }: Extract<TimelineItem, { kind: "message" }>,
  { userId, isWitness }: Viewer,
) => isWitness || (message.userId !== userId && !isMine(container));

const isMine = (container: DisplayContainer) => container === "my" || container === "my-schedule";

/** The name over a message of the other side: a thread may have had another ace before. */
export function speakerOf(
  { userId, userName }: { readonly userId: string; readonly userName: string },
  viewer: Viewer,
  partnerName: string,
): string {
  return isOfFormerAce(userId, viewer) ? userName : partnerName;
}

/** Whether a seeker reads what an ace wrote who has handed the thread over since. */
export const isOfFormerAce = (userId: string, { side, aceId }: Viewer): boolean =>
  side === "joker" && Boolean(aceId) && userId !== aceId;
