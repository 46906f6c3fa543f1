import type { cannedReplies } from "@tefuda/db/schema/canned-reply";
import type { AceRow } from "./ace.ts";
import { stableId } from "./ids.ts";
import { daysBefore } from "./times.ts";

export type CannedReplyRow = typeof cannedReplies.$inferSelect;

const KEPT_SINCE_DAYS = 30;

/** A text that an ace keeps to answer with. */
export function makeCannedReply(
  now: Date,
  ace: Pick<AceRow, "id">,
  fields: Pick<CannedReplyRow, "title" | "body" | "position">,
): CannedReplyRow {
  const keptAt = daysBefore(now, KEPT_SINCE_DAYS);
  return {
    id: stableId("cannedReply", `${ace.id}:${fields.title}`),
    aceId: ace.id,
    ...fields,
    lockVersion: 1,
    createdAt: keptAt,
    updatedAt: keptAt,
  };
}
