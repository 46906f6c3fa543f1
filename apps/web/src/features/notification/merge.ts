import { type LiveRows, layOver } from "@/platform/live/rows";

/** What every kind of notice has. */
export interface Notice {
  readonly id: string;
  readonly createdAt: Date;
  readonly isRead: boolean;
}

/** What was marked here and may not have come back yet. */
export interface Marked {
  readonly ids: ReadonlySet<string>;
  /** Everything up to here. */
  readonly until: Date | undefined;
}

export const nothingMarked: Marked = { ids: new Set(), until: undefined };

/**
 * The pages that were read, with what the stream said since laid over them: every notice once, the
 * newest first.
 */
export function mergeNotices<Doc extends Notice>(
  read: readonly Doc[],
  live: LiveRows<Doc>,
  marked: Marked,
): Doc[] {
  return layOver(read, live)
    .map((notice) => (isMarked(notice, marked) ? { ...notice, isRead: true } : notice))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
}

const isMarked = ({ id, createdAt }: Notice, { ids, until }: Marked) =>
  ids.has(keyOf(id, createdAt)) || (until !== undefined && createdAt <= until);

/** A notification that comes to the top anew is unread anew. */
export const keyOf = (id: string, createdAt: Date) => `${id} ${createdAt.getTime()}`;

/** When the newest of what is on the screen came. */
export function newestOf(...lists: readonly (readonly Notice[] | undefined)[]): Date | undefined {
  const times = lists.flatMap((list) => list?.map(({ createdAt }) => createdAt.getTime()) ?? []);
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : undefined;
}
