import type { Tx } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq, isNull } from "@tefuda/db/sql";
import { FRESHNESS_ASK_DAYS } from "@tefuda/domain/recruitment/constants";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalNotifications } from "../signals/offer.ts";
import { signalRecruitment } from "../signals/recruitment.ts";
import { whereUnconfirmedFor } from "./freshness.ts";
import { readInCharge } from "./tell-aces.ts";

const BATCH = 50;

type App = Pick<Ctx, "db" | "clock" | "ports" | "site">;

/**
 * Asks the members in charge, in the product and by mail, whether a position still holds that
 * nobody has confirmed for 30 days: once until somebody confirms it (product details 14.2 ·
 * Freshness). Answers for how many positions.
 */
export async function askConfirmation(app: App): Promise<number> {
  const now = app.clock();
  let asked = 0;
  for (;;) {
    const batch = await app.db.transaction((tx) => askSome(tx, app, now));
    for (const { position, told } of batch) {
      for (const userId of told) signalNotifications(app, userId);
      await signalRecruitment(app, position);
    }
    asked += batch.length;
    if (batch.length < BATCH) return asked;
  }
}

async function askSome(tx: Tx, app: App, now: Date) {
  const due = await tx
    .select({
      id: recruitments.id,
      companyId: recruitments.companyId,
      title: recruitments.title,
      lastConfirmedAt: recruitments.lastConfirmedAt,
    })
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(
      and(
        eq(recruitments.status, "published"),
        // Nobody of a company that stopped could answer.
        eq(companies.status, "active"),
        isNull(recruitments.confirmationAskedAt),
        whereUnconfirmedFor(FRESHNESS_ASK_DAYS, now),
      ),
    )
    .orderBy(asc(recruitments.lastConfirmedAt), asc(recruitments.id))
    .limit(BATCH)
    .for("no key update", { of: recruitments, skipLocked: true });
  const asked = [];
  for (const position of due) {
    await tx
      .update(recruitments)
      .set({ confirmationAskedAt: now })
      .where(eq(recruitments.id, position.id));
    asked.push({ position, told: await askInCharge(tx, app, position) });
  }
  return asked;
}

interface Due {
  readonly id: string;
  readonly title: string;
  readonly lastConfirmedAt: Date | null;
}

async function askInCharge(tx: Tx, app: App, { id, title, lastConfirmedAt }: Due) {
  const told = await readInCharge(tx, id);
  const key = `recruitment:${id}:confirm:${lastConfirmedAt?.toISOString() ?? "first"}`;
  for (const { id: userId, email } of told) {
    await createNotification(tx, app, {
      userId,
      type: "recruitmentConfirm",
      params: { recruitmentTitle: title, id },
      dedupeKey: key,
    });
    await enqueueMail(tx, app, {
      template: "recruitmentConfirm",
      to: email,
      userId,
      params: { recruitmentTitle: title, url: `${app.site.origin}/recruitment/${id}` },
      dedupeKey: `${key}:${userId}`,
    });
  }
  return told.map((ace) => ace.id);
}
