import type { Tx } from "@tefuda/db/client";
import { whereNotHiddenFrom } from "@tefuda/db/queries/candidate";
import { whereOfferOpen } from "@tefuda/db/queries/offer";
import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { offers } from "@tefuda/db/schema/offer";
import { and, asc, eq, isNull, lt, lte, or, type SQL } from "@tefuda/db/sql";
import { OFFER_LIFE_DAYS, OFFER_REMINDER_DAYS } from "@tefuda/domain/constants/limits";
import { remindersDue } from "@tefuda/domain/offer/policy";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { DAY_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalNotifications } from "../signals/offer.ts";
import { whereUnmatched } from "./count-waiting.ts";
import { offerReminderKey } from "./notice.ts";

const BATCH = 50;

type App = Pick<Ctx, "db" | "clock" | "ports" | "site">;

/**
 * Reminds jokers of offers that wait for an answer, on the seventh and the thirteenth day: in the
 * product and by mail, each once. A reminder that was missed is not sent after the next one. Who
 * is suspended, has withdrawn or hides from the company is left in peace. Answers how many went out.
 */
export async function remindOffers(app: App): Promise<number> {
  const now = app.clock();
  let reminded = 0;
  for (;;) {
    const batch = await app.db.transaction((tx) => remindSome(tx, app, now));
    for (const jokerId of new Set(batch)) signalNotifications(app, jokerId);
    reminded += batch.length;
    if (batch.length === 0) return reminded;
  }
}

/** Reminds of some offers; answers whom. */
async function remindSome(tx: Tx, app: App, now: Date): Promise<string[]> {
  const due = await tx
    .select({
      id: offers.id,
      jokerId: offers.jokerId,
      companyName: offers.companyName,
      expiresAt: offers.expiresAt,
      email: users.email,
    })
    .from(offers)
    .innerJoin(jokers, eq(jokers.id, offers.jokerId))
    .innerJoin(users, eq(users.id, offers.jokerId))
    .where(
      and(
        whereOfferOpen(now),
        whereDue(now),
        isNull(jokers.withdrawnAt),
        isNull(users.suspendedAt),
        isNull(users.withdrawalRequestedAt),
        whereNotHiddenFrom(tx, offers.companyId, offers.jokerId),
        whereUnmatched(tx),
      ),
    )
    .orderBy(asc(offers.expiresAt))
    .limit(BATCH)
    .for("no key update", { of: offers, skipLocked: true });

  for (const { id, jokerId, companyName, expiresAt, email } of due) {
    const remindedCount = remindersDue(expiresAt, now);
    const dedupeKey = offerReminderKey(id, remindedCount);
    await tx.update(offers).set({ remindedCount }).where(eq(offers.id, id));
    await createNotification(tx, app, {
      userId: jokerId,
      type: "offerExpiring",
      params: { companyName },
      dedupeKey,
    });
    await enqueueMail(tx, app, {
      template: "offerExpiring",
      to: email,
      userId: jokerId,
      params: {
        companyName,
        date: formatDate(expiresAt),
        url: `${app.site.origin}/offers/${id}`,
      },
      dedupeKey,
    });
  }
  return due.map(({ jokerId }) => jokerId);
}

/** Fewer reminders went out than have come due; said by the deadline, which has an index. */
function whereDue(now: Date): SQL | undefined {
  return or(
    ...OFFER_REMINDER_DAYS.map((day, index) =>
      and(
        lte(offers.expiresAt, new Date(now.getTime() + (OFFER_LIFE_DAYS - day) * DAY_MS)),
        lt(offers.remindedCount, index + 1),
      ),
    ),
  );
}
