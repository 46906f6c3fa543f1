import { nextPage } from "@/platform/next-page";
import type { TRPC } from "@/platform/trpc";

/** What the reader alone was told, the newest first. */
export const ownNotices = (trpc: TRPC) => trpc.notification.list.infiniteQueryOptions({}, nextPage);

/** What the support team announced to the reader's side, the newest first. */
export const announcedNotices = (trpc: TRPC) =>
  trpc.announce.list.infiniteQueryOptions({}, nextPage);
