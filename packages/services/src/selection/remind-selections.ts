import type { Tx } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { selectionReminders } from "@tefuda/db/schema/offer";
import { and, asc, eq, gt, isNull, lt, or } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { stalledList } from "@tefuda/domain/selection/labels.ja";
import { type ReminderDay, reminderDay } from "@tefuda/domain/selection/reminder";
import { adminsToMail } from "../company/admins.ts";
import type { Ctx } from "../kernel/context.ts";
import { eachAlone } from "../kernel/each-alone.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { findStalled } from "./find-stalled.ts";

type App = Pick<Ctx, "db" | "clock" | "site">;

/**
 * Mails the admins of each company what waits for its answer, on working days from 09:00 in Japan,
 * one mail a day for each admin (spec 6 · Admin authority). A company's day is taken in the
 * transaction that writes its mails, so a process that ends on the way leaves the company to the
 * next look, and a second process leaves it alone. Answers how many mails were written.
 * @throws AggregateError in the end, when some companies' admins could not be reminded.
 */
export async function remindSelections(app: App): Promise<number> {
  const due = reminderDay(app.clock());
  if (!due) return 0;
  return eachAlone({
    find: (after: { id: string } | undefined, limit) =>
      app.db
        .select({ id: companies.id })
        .from(companies)
        .leftJoin(selectionReminders, eq(selectionReminders.companyId, companies.id))
        .where(
          and(
            eq(companies.status, "active"),
            or(isNull(selectionReminders.day), lt(selectionReminders.day, due.day)),
            after && gt(companies.id, after.id),
          ),
        )
        .orderBy(asc(companies.id))
        .limit(limit),
    work: ({ id }) => app.db.transaction((tx) => remindCompany(tx, app, id, due)),
    failed: (count) => `${count} companies could not be reminded.`,
  });
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
  const admins = await adminsToMail(tx, companyId);
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
  const aboutUserIds = [...new Set(stalled.flatMap(({ jokerId, aceId }) => [jokerId, aceId]))];
  for (const { id, email } of admins)
    await enqueueMail(tx, app, {
      template: "keySelectionReminder",
      to: email,
      userId: id,
      params: { ...stalledList(stalled, at), url: `${app.site.origin}/${page}` },
      aboutUserIds,
      dedupeKey: `selection:${id}:${day}`,
    });
  return admins.length;
}
