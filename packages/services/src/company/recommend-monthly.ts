import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { notificationSettings, notifications } from "@tefuda/db/schema/notification";
import { and, asc, eq, gt, isNull, notExists, sql } from "@tefuda/db/sql";
import {
  RECOMMENDED_BY_MAIL_MAX,
  recommendationMonth,
} from "@tefuda/domain/notification/mail-times";
import { recommendedList } from "@tefuda/domain/notification/recommended-list.ja";
import type { Ctx } from "../kernel/context.ts";
import { eachAlone } from "../kernel/each-alone.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { createNotification } from "../notification/create-notification.ts";
import { enqueuePush } from "../push/enqueue-push.ts";
import { signalNotifications } from "../signals/offer.ts";
import { recommendedCompanies } from "./recommended-companies.ts";

type App = Pick<Ctx, "db" | "clock" | "ports" | "site">;

interface Reader {
  readonly id: string;
  readonly email: string;
  readonly wantsMail: boolean;
}

/**
 * Tells registered seekers of the month's recommended companies, from 12:00 in Japan on the first working
 * day of a month, for three days, so that a process that was down loses nothing: in the product, and by mail whoever asked for news and has something to be
 * recommended. Once a month, and nobody who is restricted, suspended or leaving. Answers how many
 * were told.
 * @throws AggregateError in the end, when some could not be told.
 */
export async function recommendMonthly(app: App): Promise<number> {
  const month = recommendationMonth(app.clock());
  if (!month) return 0;
  const dedupeKey = `recommend:${month}`;
  return eachAlone({
    find: (after: Reader | undefined, limit) => findReaders(app, dedupeKey, after, limit),
    async work(reader) {
      const isTold = await tell(app, reader, dedupeKey);
      if (!isTold) return 0;
      signalNotifications(app, reader.id);
      return 1;
    },
    failed: (count) => `${count} seekers could not be told of companies.`,
  });
}

function findReaders({ db }: App, dedupeKey: string, after: Reader | undefined, limit: number) {
  return db
    .select({
      id: jokers.id,
      email: users.email,
      wantsMail: sql<boolean>`coalesce(${notificationSettings.isNewsMail}, false)`,
    })
    .from(jokers)
    .innerJoin(users, eq(users.id, jokers.id))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, jokers.id))
    .where(
      and(
        eq(jokers.registrationStatus, "registered"),
        isNull(jokers.withdrawnAt),
        isNull(users.suspendedAt),
        isNull(users.restrictedAt),
        isNull(users.dormantPausedAt),
        isNull(users.withdrawalRequestedAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(notifications)
            .where(
              and(eq(notifications.userId, jokers.id), eq(notifications.dedupeKey, dedupeKey)),
            ),
        ),
        after && gt(jokers.id, after.id),
      ),
    )
    .orderBy(asc(jokers.id))
    .limit(limit);
}

/** Looks for companies first: no transaction has to wait for that. */
async function tell(app: App, { id, email, wantsMail }: Reader, dedupeKey: string) {
  const { origin } = app.site;
  const { items } = wantsMail
    ? await recommendedCompanies(
        { ...app, actor: { kind: "joker", userId: id, registrationStatus: "registered" } },
        { limit: RECOMMENDED_BY_MAIL_MAX },
      )
    : { items: [] };
  return app.db.transaction(async (tx) => {
    if (!(await takeTurn(tx, id, dedupeKey))) return false;
    await createNotification(tx, app, {
      userId: id,
      type: "recommendMonthly",
      params: {},
      dedupeKey,
    });
    await enqueuePush(tx, app, {
      kind: "recommendMonthly",
      userId: id,
      params: { month: dedupeKey },
      dedupeKey,
    });
    if (items.length > 0)
      await enqueueMail(tx, app, {
        template: "recommendMonthly",
        to: email,
        userId: id,
        params: {
          list: recommendedList(
            items.map((company) => ({
              name: company.name,
              url: `${origin}/companies/${company.id}`,
            })),
          ),
          url: `${origin}/companies`,
        },
        dedupeKey: `${dedupeKey}:${id}`,
      });
    return true;
  });
}

/** False when another process told the seeker meanwhile. */
async function takeTurn(tx: Tx, id: string, dedupeKey: string): Promise<boolean> {
  const [held] = await tx
    .select({ id: jokers.id })
    .from(jokers)
    .where(eq(jokers.id, id))
    .for("no key update");
  const told = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.dedupeKey, dedupeKey)));
  return held !== undefined && told.length === 0;
}
