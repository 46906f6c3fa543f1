import type { Db, Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { selectionReminders } from "@tefuda/db/schema/offer";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { stalledList } from "@tefuda/domain/selection/labels.ja";
import { type ReminderDay, reminderDay } from "@tefuda/domain/selection/reminder";
import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../notification/enqueue-mail.ts";
import { findStalled } from "./find-stalled.ts";

const BATCH = 100;

type App = Pick<Ctx, "db" | "clock" | "site">;

/**
 * Mails the admins of each company what waits for its answer, on working days from 09:00 in Japan,
 * one mail a day for each admin (spec 6 · Admin authority). A company's day is taken in the
 * transaction that writes its mails, so a process that ends on the way leaves the company to the
 * next look, and a second process leaves it alone. Answers how many mails were written.
 */
export async function remindSelections(app: App): Promise<number> {
  const due = reminderDay(app.clock());
  if (!due) return 0;
  let mailed = 0;
  for (let after: string | undefined; ; ) {
    const batch = await companiesToRemind(app.db, due, after);
    for (const id of batch)
      mailed += await app.db.transaction((tx) => remindCompany(tx, app, id, due));
    after = batch.at(-1);
    if (batch.length < BATCH) return mailed;
  }
}

async function companiesToRemind(db: Db, { day }: ReminderDay, after: string | undefined) {
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .leftJoin(selectionReminders, eq(selectionReminders.companyId, companies.id))
    .where(
      and(
        eq(companies.status, "active"),
        or(isNull(selectionReminders.day), lt(selectionReminders.day, day)),
        after ? gt(companies.id, after) : undefined,
      ),
    )
    .orderBy(asc(companies.id))
    .limit(BATCH);
  return found.map(({ id }) => id);
}

async function remindCompany(tx: Tx, app: App, companyId: string, { day, at }: ReminderDay) {
  const taken = await tx
    .insert(selectionReminders)
    .values({ companyId, day })
    .onConflictDoUpdate({
      target: selectionReminders.companyId,
      set: { day },
      setWhere: lt(selectionReminders.day, day),
    })
    .returning({ companyId: selectionReminders.companyId });
  if (taken.length === 0) return 0;
  const admins = await adminsOf(tx, companyId);
  const [first] = admins;
  if (!first) return 0;
  const admin: AceActor = {
    kind: "ace",
    userId: first.id,
    companyId,
    authority: "admin",
    isAgent: false,
  };
  const stalled = await findStalled(tx, admin, at);
  if (stalled.length === 0) return 0;
  const page = stalled.every(({ kind }) => kind === "like") ? "offers?tab=likes" : "matchings";
  for (const { id, email } of admins)
    await enqueueMail(tx, app, {
      template: "keySelectionReminder",
      to: email,
      userId: id,
      params: { ...stalledList(stalled, at), url: `${app.site.origin}/${page}` },
      dedupeKey: `selection:${id}:${day}`,
    });
  return admins.length;
}

/** Admins who can sign in, and so can do something about it. */
function adminsOf(tx: Tx, companyId: string) {
  return tx
    .select({ id: aces.id, email: users.email })
    .from(aces)
    .innerJoin(users, eq(users.id, aces.id))
    .where(
      and(
        eq(aces.companyId, companyId),
        eq(aces.authority, "admin"),
        isNull(aces.removedAt),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(asc(aces.id));
}
