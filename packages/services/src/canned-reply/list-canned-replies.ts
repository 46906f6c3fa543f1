import { cannedReplies } from "@tefuda/db/schema/canned-reply";
import { asc, eq } from "@tefuda/db/sql";
import { CANNED_REPLIES_PER_ACE } from "@tefuda/domain/constants/limits";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** One's canned replies in the order one gave them; there are never more than the limit. */
export async function listCannedReplies({ db, actor }: Ctx<AceActor>) {
  const items = await db
    .select({
      id: cannedReplies.id,
      title: cannedReplies.title,
      body: cannedReplies.body,
      lockVersion: cannedReplies.lockVersion,
    })
    .from(cannedReplies)
    .where(eq(cannedReplies.aceId, actor.userId))
    .orderBy(asc(cannedReplies.position), asc(cannedReplies.id))
    .limit(CANNED_REPLIES_PER_ACE);
  return { items, limit: CANNED_REPLIES_PER_ACE };
}
