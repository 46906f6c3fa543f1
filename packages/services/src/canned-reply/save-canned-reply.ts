import type { Tx } from "@tefuda/db/client";
import { cannedReplies } from "@tefuda/db/schema/canned-reply";
import { and, eq, sql } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import type { SaveCannedReply } from "@tefuda/domain/canned-reply/schema";
import { CANNED_REPLIES_PER_ACE } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { lockOwn } from "./lock-own.ts";

/**
 * Keeps a canned reply, new at the end or changed in its place. The id is the client's: saving again
 * keeps no second one.
 * @throws AppError reachCannedReplyLimit, lock when it was changed or deleted elsewhere, dataNotFound
 * for an id that is somebody else's
 */
export async function saveCannedReply(
  { db, actor, clock }: Ctx<AceActor>,
  { id, title, body, lockVersion }: SaveCannedReply,
): Promise<{ id: string; lockVersion: number }> {
  const aceId = actor.userId;
  const now = clock();
  return db
    .transaction(async (tx) => {
      await lockOwn(tx, aceId);
      const own = and(eq(cannedReplies.id, id), eq(cannedReplies.aceId, aceId));
      const [kept] = await tx.select().from(cannedReplies).where(own);
      if (!kept) {
        if (lockVersion > 0) throw new AppError("lock");
        const position = await nextPosition(tx, aceId);
        await tx.insert(cannedReplies).values({
          id,
          aceId,
          title,
          body,
          position,
          lockVersion: 1,
          createdAt: now,
          updatedAt: now,
        });
        return { id, lockVersion: 1 };
      }
      // The same call once more, because its answer was lost.
      if (kept.lockVersion === lockVersion + 1 && kept.title === title && kept.body === body)
        return { id, lockVersion: kept.lockVersion };
      if (kept.lockVersion !== lockVersion) throw new AppError("lock");
      await tx
        .update(cannedReplies)
        .set({ title, body, lockVersion: lockVersion + 1, updatedAt: now })
        .where(own);
      return { id, lockVersion: lockVersion + 1 };
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) === "canned_replies_pkey")
        throw new AppError("dataNotFound", { cause: error });
      throw error;
    });
}

async function nextPosition(tx: Tx, aceId: string): Promise<number> {
  const [own] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      next: sql<number>`coalesce(max(${cannedReplies.position}) + 1, 0)`,
    })
    .from(cannedReplies)
    .where(eq(cannedReplies.aceId, aceId));
  if (!own || own.total >= CANNED_REPLIES_PER_ACE)
    throw new AppError("reachCannedReplyLimit", { params: { limit: CANNED_REPLIES_PER_ACE } });
  return own.next;
}
