import { cannedReplies } from "@tefuda/db/schema/canned-reply";
import { and, eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** Deletes one's canned reply; one that is gone already stays gone. */
export async function deleteCannedReply(
  { db, actor }: Ctx<AceActor>,
  { id }: { readonly id: string },
): Promise<void> {
  await db
    .delete(cannedReplies)
    .where(and(eq(cannedReplies.id, id), eq(cannedReplies.aceId, actor.userId)));
}
