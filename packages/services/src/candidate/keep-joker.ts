import type { Db, Tx } from "@tefuda/db/client";
import { whereNotHiddenFrom } from "@tefuda/db/queries/candidate";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { keepExpiresAt, keepRefusal } from "@tefuda/domain/candidate/policy";
import { JOKER_KEEP_LIMIT } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { and, count, eq, gt, lte, sql } from "drizzle-orm";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { requireCandidate } from "./require-candidate.ts";

export interface KeptCount {
  readonly keptCount: number;
  readonly limit: number;
}

/** A candidate of a call. */
export interface CandidateId {
  readonly jokerId: string;
}

/**
 * Keeps a candidate for 60 days: one member of a company at a time, 30 a member (spec 4 ·
 * Candidates). Keeping one's own keep again changes nothing.
 * @throws AppError dataNotFound, alreadyExistsMatchingForAce, alreadyExistsKeep,
 * reachJokerKeepLimit
 */
export async function keepJoker(ctx: Ctx<AceActor>, { jokerId }: CandidateId): Promise<KeptCount> {
  const { actor } = ctx;
  const { companyId, userId: aceId } = actor;
  const now = ctx.clock();
  return ctx.db.transaction(async (tx) => {
    // One keep of an ace at a time, or two at once could both take the last slot.
    await tx.select({ id: aces.id }).from(aces).where(eq(aces.id, aceId)).for("no key update");
    await requireCandidate(tx, companyId, jokerId);
    await freeExpired(tx, companyId, jokerId, now);
    const liveKeeps = await countKeeps(tx, actor, now);
    const [keep] = await tx
      .insert(keeps)
      .values({ companyId, jokerId, aceId, createdAt: now, expiresAt: keepExpiresAt(now) })
      // A change of nothing: it answers the keep that stands, which `do nothing` would not.
      .onConflictDoUpdate({
        target: [keeps.companyId, keeps.jokerId],
        set: { aceId: sql`${keeps.aceId}` },
      })
      .returning({ aceId: keeps.aceId, isNew: sql<boolean>`xmax = 0` });
    const keptBy = keep?.isNew ? null : keep?.aceId;
    const refused = keepRefusal({ keptBy, aceId, liveKeeps });
    if (refused) throw new AppError(refused, { params: { limit: JOKER_KEEP_LIMIT } });
    if (keptBy) return { keptCount: liveKeeps, limit: JOKER_KEEP_LIMIT };
    await writeAudit(tx, ctx, { action: "keepJoker", target: { type: "joker", id: jokerId } });
    return { keptCount: liveKeeps + 1, limit: JOKER_KEEP_LIMIT };
  });
}

/** Ends one's own keep; where there is none, nothing happens. */
export async function unkeepJoker(
  ctx: Ctx<AceActor>,
  { jokerId }: CandidateId,
): Promise<KeptCount> {
  return ctx.db.transaction(async (tx) => {
    if (await freeOwnKeep(tx, ctx.actor, jokerId))
      await writeAudit(tx, ctx, { action: "unkeepJoker", target: { type: "joker", id: jokerId } });
    return { keptCount: await countKeeps(tx, ctx.actor, ctx.clock()), limit: JOKER_KEEP_LIMIT };
  });
}

/** How many slots of one's keeps are taken. */
export async function countKept(ctx: Ctx<AceActor>): Promise<KeptCount> {
  return {
    keptCount: await countKeeps(ctx.db, ctx.actor, ctx.clock()),
    limit: JOKER_KEEP_LIMIT,
  };
}

/** Live keeps of an ace. One whose person has hidden from the company no longer takes a slot. */
async function countKeeps(db: Db, { userId, companyId }: AceActor, now: Date): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(keeps)
    .where(
      and(
        eq(keeps.aceId, userId),
        gt(keeps.expiresAt, now),
        whereNotHiddenFrom(db, companyId, keeps.jokerId),
      ),
    );
  return counted?.count ?? 0;
}

async function freeExpired(tx: Tx, companyId: string, jokerId: string, now: Date) {
  await tx
    .delete(keeps)
    .where(
      and(eq(keeps.companyId, companyId), eq(keeps.jokerId, jokerId), lte(keeps.expiresAt, now)),
    );
}

/** Frees the slot of one's own keep, and says whether there was one. */
export async function freeOwnKeep(tx: Tx, actor: AceActor, jokerId: string): Promise<boolean> {
  const freed = await tx
    .delete(keeps)
    .where(
      and(
        eq(keeps.companyId, actor.companyId),
        eq(keeps.jokerId, jokerId),
        eq(keeps.aceId, actor.userId),
      ),
    )
    .returning({ jokerId: keeps.jokerId });
  return freed.length > 0;
}
