import { notificationCopy } from "./copy.ja";

const { screen: copy } = notificationCopy;

/** What counts of a list here: whether a page of it is there, and whether reading it failed. */
interface Read {
  readonly data: unknown;
  readonly isError: boolean;
}

/**
 * Why everything cannot be marked as read for now; undefined when it can. Both lists have to be there:
 * what is marked is what somebody could see.
 */
export function markRefusal(unread: number, lists: readonly Read[]): string | undefined {
  if (unread === 0) return copy.nothingUnread;
  const missing = lists.filter(({ data }) => data === undefined);
  if (missing.some(({ isError }) => isError)) return copy.notRead;
  return missing.length > 0 ? copy.reading : undefined;
}
