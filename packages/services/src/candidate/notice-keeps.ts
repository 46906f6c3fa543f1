import type { Tx } from "@tefuda/db/client";
import { whereFindable } from "@tefuda/db/queries/candidate";
import { keeps } from "@tefuda/db/schema/candidate";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, asc, eq, gt, isNull, lte } from "@tefuda/db/sql";
import { KEEP_LIFE_DAYS, KEEP_NOTICE_DAY } from "@tefuda/domain/constants/limits";
import { maskedJokerName } from "@tefuda/domain/joker/display-name";
import { addJstDays } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalNotifications } from "../signals/offer.ts";

const BATCH = 50;

type App = Pick<Ctx, "db" | "clock" | "ports">;

/**
 * Tells aces on day 53 that a keep ends soon, each keep once, and only of a candidate whom the
 * list of keeps shows. Answers how many were told.
 */
export async function noticeKeeps(app: App): Promise<number> {
  const now = app.clock();
  let told = 0;
  for (;;) {
    const batch = await app.db.transaction((tx) => noticeSome(tx, app, now));
    for (const aceId of new Set(batch)) signalNotifications(app, aceId);
    told += batch.length;
    if (batch.length === 0) return told;
  }
}

/** Tells of some keeps; answers whom. */
async function noticeSome(tx: Tx, app: App, now: Date): Promise<string[]> {
  const due = await tx
    .select({
      companyId: keeps.companyId,
      jokerId: keeps.jokerId,
      aceId: keeps.aceId,
      createdAt: keeps.createdAt,
      publicId: jokers.publicId,
    })
    .from(keeps)
    .innerJoin(jokers, eq(jokers.id, keeps.jokerId))
    .innerJoin(jokerSearchDocuments, eq(jokerSearchDocuments.objectID, keeps.jokerId))
    .where(
      and(
        isNull(keeps.noticedAt),
        gt(keeps.expiresAt, now),
        lte(keeps.expiresAt, addJstDays(now, KEEP_LIFE_DAYS - KEEP_NOTICE_DAY)),
        whereFindable(tx, keeps.companyId),
      ),
    )
    .orderBy(asc(keeps.expiresAt))
    .limit(BATCH)
    .for("no key update", { of: keeps, skipLocked: true });
  for (const { companyId, jokerId, aceId, createdAt, publicId } of due) {
    await tx
      .update(keeps)
      .set({ noticedAt: now })
      .where(and(eq(keeps.companyId, companyId), eq(keeps.jokerId, jokerId)));
    await createNotification(tx, app, {
      userId: aceId,
      type: "keepExpiring",
      params: { jokerName: maskedJokerName(publicId) },
      aboutUserId: jokerId,
      // A keep made anew after this one is told of anew.
      dedupeKey: `keepExpiring:${jokerId}:${createdAt.toISOString()}`,
    });
  }
  return due.map(({ aceId }) => aceId);
}
