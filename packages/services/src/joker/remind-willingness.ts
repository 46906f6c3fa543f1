import type { Tx } from "@tefuda/db/client";
import type { PgColumn } from "@tefuda/db/pg-core";
import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { and, asc, eq, gt, isNull, lte, notExists, or, type SQL, sql } from "@tefuda/db/sql";
import { isOverTwoMonthFromUpdateJCW } from "@tefuda/domain/joker/willingness";
import { isReminderTime } from "@tefuda/domain/notification/mail-times";
import { addJstDays } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";
import { eachAlone } from "../kernel/each-alone.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalNotifications } from "../signals/offer.ts";

/** Two calendar months are never shorter. */
const DUE_AFTER_DAYS = 59;
/** Whoever let it pass for so much longer is not reminded any more. */
const DUE_WITHIN_DAYS = 92;

type App = Pick<Ctx, "db" | "clock" | "ports" | "site">;

const older = sql<Date>`least(${jokers.updateJobChangeWillingnessAt}, ${jokers.updateSideJobWillingnessAt})`;
/** Once for each time that the willingness was said; said again, it begins anew. */
const key = sql<string>`'willingness:' || ${jokers.id} || ':' || floor(extract(epoch from ${older}))`;

/**
 * Reminds seekers, in the product and by mail, whose willingness to change jobs or to take a side job
 * was last said two calendar months ago (spec 4 · Willingness prompt): once, on working days from
 * 12:00 in Japan on. Nobody who is restricted, suspended or leaving. Answers how many were reminded.
 * @throws AggregateError in the end, when some could not be reminded.
 */
export async function remindWillingness(app: App): Promise<number> {
  const now = app.clock();
  if (!isReminderTime(now)) return 0;
  return eachAlone({
    find: (after: { id: string } | undefined, limit) =>
      app.db
        .select({ id: jokers.id })
        .from(jokers)
        .innerJoin(users, eq(users.id, jokers.id))
        .where(and(whereDue(app, now), after && gt(jokers.id, after.id)))
        .orderBy(asc(jokers.id))
        .limit(limit),
    async work({ id }) {
      const isReminded = await app.db.transaction((tx) => remindOne(tx, app, id, now));
      if (!isReminded) return 0;
      signalNotifications(app, id);
      return 1;
    },
    failed: (count) => `${count} seekers could not be reminded of their willingness.`,
  });
}

function whereDue({ db }: Pick<App, "db">, now: Date): SQL | undefined {
  const [from, to] = [addJstDays(now, -DUE_WITHIN_DAYS), addJstDays(now, -DUE_AFTER_DAYS)];
  const between = (column: PgColumn) => and(gt(column, from), lte(column, to));
  const told = db.select({ one: sql`1` }).from(mailOutbox).where(eq(mailOutbox.dedupeKey, key));
  return and(
    eq(jokers.registrationStatus, "registered"),
    or(between(jokers.updateJobChangeWillingnessAt), between(jokers.updateSideJobWillingnessAt)),
    sql`${older} > ${from.toISOString()}::timestamptz`,
    isNull(jokers.withdrawnAt),
    isNull(users.suspendedAt),
    isNull(users.restrictedAt),
    isNull(users.dormantPausedAt),
    isNull(users.withdrawalRequestedAt),
    notExists(told),
  );
}

async function remindOne(tx: Tx, app: App, id: string, now: Date): Promise<boolean> {
  const [due] = await tx
    .select({
      email: users.email,
      key,
      registrationStatus: jokers.registrationStatus,
      updateJobChangeWillingnessAt: jokers.updateJobChangeWillingnessAt,
      updateSideJobWillingnessAt: jokers.updateSideJobWillingnessAt,
    })
    .from(jokers)
    .innerJoin(users, eq(users.id, jokers.id))
    .where(and(eq(jokers.id, id), whereDue({ db: tx }, now)))
    .for("no key update", { of: jokers, skipLocked: true });
  if (!due || !isOverTwoMonthFromUpdateJCW(due, now)) return false;
  await createNotification(tx, app, {
    userId: id,
    type: "willingnessReminder",
    params: {},
    dedupeKey: due.key,
  });
  await enqueueMail(tx, app, {
    template: "willingnessReminder",
    to: due.email,
    userId: id,
    params: { url: `${app.site.origin}/mypage/setting` },
    dedupeKey: due.key,
  });
  return true;
}
