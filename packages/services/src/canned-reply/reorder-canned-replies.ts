import { cannedReplies } from "@tefuda/db/schema/canned-reply";
import { asc, eq, sql } from "@tefuda/db/sql";
import type { ReorderCannedReplies } from "@tefuda/domain/canned-reply/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { lockOwn } from "./lock-own.ts";

/**
 * Puts one's canned replies in another order.
 * @throws AppError lock when they do not stand as the caller saw them, invalidParameter when the new
 * order does not name the same replies
 */
export async function reorderCannedReplies(
  { db, actor }: Ctx<AceActor>,
  { from, to }: ReorderCannedReplies,
): Promise<void> {
  if (!isSame([...from].sort(), [...to].sort())) throw new AppError("invalidParameter");
  await db.transaction(async (tx) => {
    await lockOwn(tx, actor.userId);
    const own = eq(cannedReplies.aceId, actor.userId);
    const rows = await tx
      .select({ id: cannedReplies.id })
      .from(cannedReplies)
      .where(own)
      .orderBy(asc(cannedReplies.position), asc(cannedReplies.id));
    const now = rows.map(({ id }) => id);
    // The same call once more, because its answer was lost.
    if (isSame(now, to)) return;
    if (!isSame(now, from)) throw new AppError("lock");
    await tx
      .update(cannedReplies)
      .set({
        position: sql`array_position(${`{${to.join(",")}}`}::uuid[], ${cannedReplies.id}) - 1`,
      })
      .where(own);
  });
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);
