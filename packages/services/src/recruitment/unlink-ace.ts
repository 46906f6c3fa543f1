import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { recruitmentAces, recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq, exists, inArray, isNull, ne, sql } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { tellPaused } from "./tell-aces.ts";

export interface UnlinkedPosition {
  readonly id: string;
  readonly companyId: string;
}

/**
 * Takes a member who leaves off all positions, within the transaction that removes the member. A
 * published position that nobody is in charge of any more is paused, and the admins are told. After
 * commit the caller passes each answered position to `signalRecruitment` and calls `signalPublicPages`.
 */
export async function unlinkAce(
  tx: Tx,
  app: Pick<Ctx, "clock">,
  aceId: string,
): Promise<UnlinkedPosition[]> {
  const linked = await holdPositionsOf(tx, aceId);
  await tx.delete(recruitmentAces).where(eq(recruitmentAces.aceId, aceId));
  await pauseUnattended(tx, app, linked, aceId);
  return linked;
}

/**
 * The same for a member who may come back, so that the positions stay the member's: only those that
 * nobody else is in charge of are paused. Call it before the member's own row is changed: a save of a
 * position holds the two in that order. Answers what was paused, for the signals.
 */
export async function pausePositionsOf(
  tx: Tx,
  app: Pick<Ctx, "clock">,
  aceId: string,
): Promise<UnlinkedPosition[]> {
  return pauseUnattended(tx, app, await holdPositionsOf(tx, aceId), aceId);
}

/** Holds the positions that a member is in charge of until the transaction ends. */
function holdPositionsOf(tx: Tx, aceId: string) {
  return tx
    .select({
      id: recruitments.id,
      companyId: recruitments.companyId,
      title: recruitments.title,
      status: recruitments.status,
    })
    .from(recruitments)
    .where(
      inArray(
        recruitments.id,
        tx
          .select({ id: recruitmentAces.recruitmentId })
          .from(recruitmentAces)
          .where(eq(recruitmentAces.aceId, aceId)),
      ),
    )
    .orderBy(asc(recruitments.id))
    .for("no key update");
}

async function pauseUnattended(
  tx: Tx,
  app: Pick<Ctx, "clock">,
  linked: Awaited<ReturnType<typeof holdPositionsOf>>,
  leaver: string,
): Promise<UnlinkedPosition[]> {
  const now = app.clock();
  const paused = [];
  for (const position of linked) {
    if (position.status !== "published") continue;
    const [row] = await tx
      .update(recruitments)
      .set({ status: "paused", pauseReason: "noAces", updatedAt: now })
      .where(and(eq(recruitments.id, position.id), sql`not ${someoneIsInCharge(tx, leaver)}`))
      .returning({ id: recruitments.id, companyId: recruitments.companyId });
    if (!row) continue;
    await tellPaused(tx, app, position, `left:${leaver}:${now.toISOString()}`);
    paused.push(row);
  }
  return paused;
}

const someoneIsInCharge = (tx: Tx, leaver: string) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(recruitmentAces)
      .innerJoin(aces, eq(aces.id, recruitmentAces.aceId))
      .where(
        and(
          eq(recruitmentAces.recruitmentId, recruitments.id),
          isNull(aces.removedAt),
          ne(aces.id, leaver),
        ),
      ),
  );
