import type { Db, Tx } from "@tefuda/db/client";
import { whereFindable } from "@tefuda/db/queries/candidate";
import { onlyRow } from "@tefuda/db/rows";
import { hiddenJokers, keeps } from "@tefuda/db/schema/candidate";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, count, eq, gt, lte, sql } from "@tefuda/db/sql";
import { keepExpiresAt, keepRefusal } from "@tefuda/domain/candidate/policy";
import { JOKER_KEEP_LIMIT } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { holdAce } from "../ace/hold-ace.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { signalCandidate } from "../signals/candidate.ts";
import { recordDecision } from "./record-decision.ts";
import { requireCandidate } from "./require-candidate.ts";

export interface KeptCount {
  readonly keptCount: number;
  readonly limit: number;
}

/** A candidate of a call. */
export interface CandidateId {
  readonly jokerId: string;
}

/** A decision about a candidate; one on a card of the deck names the round of that card. */
export interface CandidateDecision extends CandidateId {
  readonly round?: number | undefined;
}

/**
 * Keeps a candidate for 60 days: one member of a company at a time, 30 a member (spec 4 ·
 * Candidates). Keeping one's own keep again changes nothing. A card of the deck is decided on with it.
 * @throws AppError dataNotFound, alreadyExistsMatchingForAce, lock when a colleague has hidden the
 * candidate, alreadyExistsKeep, reachJokerKeepLimit
 */
export async function keepJoker(
  ctx: Ctx<AceActor>,
  { jokerId, round }: CandidateDecision,
): Promise<KeptCount> {
  const { actor } = ctx;
  const { companyId, userId: aceId } = actor;
  const now = ctx.clock();
  const kept = await ctx.db.transaction(async (tx) => {
    // One keep of an ace at a time, or two at once could both take the last slot.
    await holdAce(tx, aceId);
    await requireCandidate(tx, companyId, jokerId);
    await refuseHidden(tx, companyId, jokerId);
    if (round !== undefined)
      await recordDecision(tx, { aceId, jokerId, seen: round, decision: "keep", now });
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
    await recordEvent(tx, ctx, "keep", {});
    return { keptCount: liveKeeps + 1, limit: JOKER_KEEP_LIMIT };
  });
  await signalCandidate(ctx, { companyId, jokerId });
  return kept;
}

/** Ends one's own keep; where there is none, nothing happens. */
export async function unkeepJoker(
  ctx: Ctx<AceActor>,
  { jokerId }: CandidateId,
): Promise<KeptCount> {
  const left = await ctx.db.transaction(async (tx) => {
    if (await freeOwnKeep(tx, ctx.actor, jokerId)) {
      await writeAudit(tx, ctx, { action: "unkeepJoker", target: { type: "joker", id: jokerId } });
      await recordEvent(tx, ctx, "unkeep", {});
    }
    return { keptCount: await countKeeps(tx, ctx.actor, ctx.clock()), limit: JOKER_KEEP_LIMIT };
  });
  await signalCandidate(ctx, { companyId: ctx.actor.companyId, jokerId });
  return left;
}

/** How many slots of one's keeps are taken. */
export async function countKept(ctx: Ctx<AceActor>): Promise<KeptCount> {
  return {
    keptCount: await countKeeps(ctx.db, ctx.actor, ctx.clock()),
    limit: JOKER_KEEP_LIMIT,
  };
}

/**
 * Live keeps of an ace, exactly those that the list of keeps shows: whoever cannot be found any
 * more (hidden by either side, matched, gone) takes no slot, whatever rows are left.
 */
async function countKeeps(db: Db, { userId, companyId }: AceActor, now: Date): Promise<number> {
  const counted = await db
    .select({ count: count() })
    .from(keeps)
    .innerJoin(jokerSearchDocuments, eq(jokerSearchDocuments.objectID, keeps.jokerId))
    .where(and(eq(keeps.aceId, userId), gt(keeps.expiresAt, now), whereFindable(db, companyId)));
  return onlyRow(counted).count;
}

/** Whoever a colleague has just hidden is in no list; kept there, a slot would be out of sight. */
async function refuseHidden(tx: Tx, companyId: string, jokerId: string) {
  const [hidden] = await tx
    .select({ jokerId: hiddenJokers.jokerId })
    .from(hiddenJokers)
    .where(and(eq(hiddenJokers.companyId, companyId), eq(hiddenJokers.jokerId, jokerId)));
  if (hidden) throw new AppError("lock");
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
