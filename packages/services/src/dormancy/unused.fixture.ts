import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import type { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { eq } from "@tefuda/db/sql";
import { addCalendarMonths, addJstDays } from "@tefuda/domain/time/jst";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { makeLeavers, userRow } from "../withdrawal/withdrawal.fixture.ts";
import { tendDormant } from "./tend-dormant.ts";

/** A seeker who was here last at the beginning, and a clock that is moved from there. */
export async function insertUnused(db: Db, profile: Partial<typeof jokers.$inferInsert> = {}) {
  const leavers = makeLeavers(db);
  const { app } = leavers;
  const begin = app.clock();
  const joker = await insertCandidate(db, { onlineAt: begin, ...profile });
  const { userId } = joker;
  await db
    .update(users)
    .set({ createdAt: begin, lastSignedInAt: begin })
    .where(eq(users.id, userId));
  const moveTo = (to: Date) => app.pass((to.getTime() - app.clock().getTime()) / 60_000);
  return {
    ...leavers,
    joker,
    begin,
    /** Moves the clock so many months, and days, from the beginning. */
    at: (months: number, days = 0) => moveTo(addJstDays(addCalendarMonths(begin, months), days)),
    mails: async () =>
      (
        await db
          .select({ template: mailOutbox.template })
          .from(mailOutbox)
          .where(eq(mailOutbox.userId, userId))
          .orderBy(mailOutbox.createdAt)
      ).map(({ template }) => template),
    /** All mails that wait have left. */
    send: () =>
      db
        .update(mailOutbox)
        .set({ status: "sent", sentAt: app.clock() })
        .where(eq(mailOutbox.status, "waiting")),
    /** Mails that wait never leave: given up, or dropped as not wanted. */
    lose: (how: "failed" | "dropped") =>
      how === "failed"
        ? db.update(mailOutbox).set({ status: "failed" }).where(eq(mailOutbox.status, "waiting"))
        : db.delete(mailOutbox).where(eq(mailOutbox.status, "waiting")),
    isFound: async () =>
      (await db.$count(jokerSearchDocuments, eq(jokerSearchDocuments.objectID, userId))) > 0,
    tend: () => tendDormant(app),
    marks: async () => {
      const user = await userRow(db, userId);
      return [user?.dormantToldAt, user?.dormantPausedAt, user?.dormantWarnedAt].map(Boolean);
    },
  };
}
type Unused = Awaited<ReturnType<typeof insertUnused>>;

/** All steps up to the warning, each in its time. */
export async function toWarning({ at, tend, send }: Unused) {
  for (const months of [18, 24, 35]) {
    at(months);
    await tend();
    await send();
  }
}
