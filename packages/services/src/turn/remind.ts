import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, asc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from "@tefuda/db/sql";
import {
  isTurnEnding,
  TURN_DAYS,
  TURN_WARN_DAYS,
  turnsOverBefore,
} from "@tefuda/domain/matching/turn";
import { formatEnd } from "@tefuda/domain/time/format.ja";
import { addJstDays } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";
import { eachAlone } from "../kernel/each-alone.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { selectCards, toCard, turnOfRow } from "../matching/card.ts";
import { createNotification } from "../notification/create-notification.ts";
import { readNotificationSettings } from "../notification/get-settings.ts";
import { signalNotifications } from "../signals/offer.ts";

type App = Pick<Ctx, "db" | "clock" | "ports" | "site">;

/**
 * Reminds whoever's turn ends within two days, once for each turn: in the product, and by mail when
 * mails about messages are wanted. Answers how many were reminded.
 * @throws AggregateError in the end, when some could not be reminded.
 */
export function remindTurns(app: App): Promise<number> {
  const now = app.clock();
  return eachAlone({
    find: (after: { id: string } | undefined, limit) =>
      app.db
        .select({ id: matchings.id })
        .from(matchings)
        .where(and(isDue, isEnding(app, now), after && gt(matchings.id, after.id)))
        .orderBy(asc(matchings.id))
        .limit(limit),
    async work({ id }) {
      const userId = await app.db.transaction((tx) => remindOne(tx, app, id, now));
      if (!userId) return 0;
      signalNotifications(app, userId);
      return 1;
    },
    failed: (count) => `${count} turns could not be reminded of.`,
  });
}

const isDue = and(
  isNull(matchings.operatorId),
  sql`${matchings.turnRemindedSeq} is distinct from ${matchings.lastSeq}`,
);

/** Threads of whose last move, or of whose proposals, the end is near; not all of them wait. */
function isEnding({ db }: App, now: Date): SQL | undefined {
  const lapsing = db
    .select({ id: schedules.matchingId })
    .from(schedules)
    .where(
      and(
        eq(schedules.status, "proposed"),
        gt(schedules.expiresAt, now),
        // Whoever gets a short-lived proposal has only just been told of it.
        sql`${schedules.expiresAt} - ${schedules.createdAt} > make_interval(days => ${TURN_WARN_DAYS})`,
        lte(schedules.expiresAt, addJstDays(now, TURN_WARN_DAYS)),
      ),
    );
  const ending = and(
    gte(matchings.lastMessagedAt, turnsOverBefore(now)),
    // At the hour at which the thread moved, not at midnight, when the day begins.
    lte(matchings.lastMessagedAt, addJstDays(now, TURN_WARN_DAYS - TURN_DAYS)),
  );
  return or(ending, inArray(matchings.id, lapsing));
}

/** Reminds of one turn, if it is still near its end; answers whom. */
async function remindOne(tx: Tx, app: App, id: string, now: Date): Promise<string | undefined> {
  const [held] = await tx
    .select({ lastSeq: matchings.lastSeq })
    .from(matchings)
    .where(and(eq(matchings.id, id), isDue))
    .for("no key update", { skipLocked: true });
  if (!held) return undefined;
  const [row] = await selectCards(tx, eq(matchings.id, id));
  const turn = row && turnOfRow(row);
  const userId = turn?.side === "ace" ? row?.aceId : row?.jokerId;
  if (!turn || !userId || turn.dueAt <= now || !isTurnEnding(turn.dueAt, now)) return undefined;

  await tx.update(matchings).set({ turnRemindedSeq: held.lastSeq }).where(eq(matchings.id, id));
  const { id: aboutUserId, name } = toCard(row, turn.side, now).partner;
  const dedupeKey = `turn:${id}:${held.lastSeq}`;
  const date = formatEnd(turn.dueAt);
  await createNotification(tx, app, {
    userId,
    type: "turnEnding",
    params: { name, date, id },
    aboutUserId,
    dedupeKey,
  });
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const { isNewMessageMail } = await readNotificationSettings(tx, userId);
  if (user && isNewMessageMail)
    await enqueueMail(tx, app, {
      template: "turnEnding",
      to: user.email,
      userId,
      params: { name, date, url: `${app.site.origin}/matchings/${id}` },
      aboutUserIds: aboutUserId ? [aboutUserId] : [],
      dedupeKey,
    });
  return userId;
}
