import type { TimelineItem } from "./timeline";

/**
 * The key of what stands at the end because it was written here just now; empty for what was kept
 * from before, and for what has failed, perhaps in another tab.
 */
export function justWritten(
  items: readonly TimelineItem[],
  keysOnOpening: ReadonlySet<string>,
): string {
  const last = items.at(-1);
  const isWritten = last?.kind === "outgoing" && last.outgoing.status === "sending";
  return isWritten && !keysOnOpening.has(last.key) ? last.key : "";
}

/** The key of the newest message that is in the thread, whatever stands unsent below it. */
export function newestMessageKey(items: readonly TimelineItem[]): string {
  return items.findLast(({ kind }) => kind === "message")?.key ?? "";
}
