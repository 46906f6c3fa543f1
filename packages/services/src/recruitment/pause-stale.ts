import type { Tx } from "@tefuda/db/client";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq } from "@tefuda/db/sql";
import { FRESHNESS_PAUSE_DAYS } from "@tefuda/domain/recruitment/constants";
import type { Ctx } from "../kernel/context.ts";
import { signalNotifications } from "../signals/offer.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalRecruitment } from "../signals/recruitment.ts";
import { whereUnconfirmedFor } from "./freshness.ts";
import { tellPaused } from "./tell-aces.ts";

const BATCH = 50;

type App = Pick<Ctx, "db" | "clock" | "ports">;

/**
 * Pauses the positions that nobody has confirmed for 60 days and tells the members in charge and
 * the admins (product details 14.2 · Freshness). Answers how many.
 */
export async function pauseStale(app: App): Promise<number> {
  const now = app.clock();
  let paused = 0;
  for (;;) {
    const batch = await app.db.transaction((tx) => pauseSome(tx, app, now));
    for (const { position, told } of batch) {
      for (const userId of told) signalNotifications(app, userId);
      await signalRecruitment(app, position);
    }
    if (batch.length > 0) signalPublicPages(app);
    paused += batch.length;
    if (batch.length < BATCH) return paused;
  }
}

async function pauseSome(tx: Tx, app: App, now: Date) {
  const due = await tx
    .select({
      id: recruitments.id,
      companyId: recruitments.companyId,
      title: recruitments.title,
    })
    .from(recruitments)
    .where(
      and(eq(recruitments.status, "published"), whereUnconfirmedFor(FRESHNESS_PAUSE_DAYS, now)),
    )
    .orderBy(asc(recruitments.lastConfirmedAt), asc(recruitments.id))
    .limit(BATCH)
    .for("no key update", { skipLocked: true });
  const paused = [];
  for (const position of due) {
    await tx
      .update(recruitments)
      .set({ status: "paused", pauseReason: "stale", updatedAt: now })
      .where(eq(recruitments.id, position.id));
    paused.push({ position, told: await tellPaused(tx, app, position, now.toISOString()) });
  }
  return paused;
}
