import type { Db } from "@tefuda/db/client";
import type { PgColumn } from "@tefuda/db/pg-core";
import { whereLikeOf, whereLikeOpen } from "@tefuda/db/queries/like";
import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { jokers } from "@tefuda/db/schema/joker";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, eq, gt, inArray, isNull, lte, notExists, or, type SQL, sql } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { maskedJokerName } from "@tefuda/domain/joker/display-name";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { type Stalled, type StalledKind, stalledBetween } from "@tefuda/domain/selection/reminder";

const waitsSince = (column: PgColumn, kind: StalledKind, at: Date): SQL | undefined => {
  const { after, until } = stalledBetween(kind, at);
  return and(gt(column, after), lte(column, until));
};

/**
 * What waits for a company's answer on the day of a reminder, as an admin of it sees it (spec 6 ·
 * Admin authority): likes, a seeker's last words, wishes for another time, and interviews after
 * which nobody wrote. Each thread is named once.
 */
export async function findStalled(db: Db, admin: AceActor, at: Date): Promise<Stalled[]> {
  const open = await findLikes(db, admin, at);
  const threads = [
    ...(await findReschedules(db, admin, at)),
    ...(await findMessages(db, admin, at)),
    ...(await findInterviews(db, admin, at)),
  ];
  const named = new Map(threads.toReversed().map(({ id, ...thread }) => [id, thread]));
  return [...open, ...named.values()];
}

async function findLikes(db: Db, admin: AceActor, at: Date): Promise<Stalled[]> {
  const found = await db
    .select({
      jokerId: jokers.id,
      publicId: jokers.publicId,
      aceId: aces.id,
      aceName: aces.name,
      since: likes.createdAt,
    })
    .from(likes)
    .innerJoin(jokers, eq(jokers.id, likes.jokerId))
    .innerJoin(aces, eq(aces.id, likes.aceId))
    .where(
      and(
        whereLikeOf(db, admin),
        whereLikeOpen(at),
        waitsSince(likes.createdAt, "like", at),
        // One that was met by a matching otherwise asks for nothing any more.
        notExists(
          db
            .select({ one: sql`1` })
            .from(matchings)
            .where(
              and(
                eq(matchings.aceCompanyId, likes.aceCompanyId),
                eq(matchings.jokerId, likes.jokerId),
              ),
            ),
        ),
      ),
    );
  return found.map(({ publicId, ...like }) => ({
    kind: "like",
    jokerName: maskedJokerName(publicId),
    ...like,
  }));
}

const thread = {
  id: matchings.id,
  jokerId: jokers.id,
  name: jokers.name,
  publicId: jokers.publicId,
  aceId: aces.id,
  aceName: aces.name,
};
const selectThreads = (db: Db, since: PgColumn | SQL) =>
  db
    .select({
      ...thread,
      since: sql<Date>`${since}`.mapWith((value: string) => new Date(value)),
    })
    .from(matchings)
    .innerJoin(jokers, eq(jokers.id, matchings.jokerId))
    .innerJoin(aces, eq(aces.id, matchings.aceId))
    .$dynamic();
type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number];

/** Threads of the company whose seeker is still there to be answered. */
const whereAlive = ({ companyId }: AceActor) =>
  and(eq(matchings.aceCompanyId, companyId), isNull(jokers.withdrawnAt));

const asStalled =
  (kind: StalledKind) =>
  ({ name, publicId, ...thread }: ThreadRow) => ({
    kind,
    jokerName: name ?? maskedJokerName(publicId),
    ...thread,
  });

/**
 * Words of the seeker's, written and not chosen, after which neither the company wrote nor the two met. The first of
 * them counts: whoever asks a second time has waited since the first.
 */
async function findMessages(db: Db, admin: AceActor, at: Date) {
  const found = await selectThreads(db, sql`min(${chatMessages.sentAt})`)
    .innerJoin(chatMessages, eq(chatMessages.matchingId, matchings.id))
    .where(
      and(
        whereAlive(admin),
        gt(matchings.lastMessagedAt, stalledBetween("message", at).after),
        waitsSince(chatMessages.sentAt, "message", at),
        eq(chatMessages.userId, sql`${matchings.jokerId}::text`),
        inArray(chatMessages.type, [messageTypes.Normal, messageTypes.FileUrl]),
        notExists(writtenAfter(db, sql`${chatMessages.sentAt}`, fromCompany)),
        or(isNull(matchings.doneVideoChatAt), lte(matchings.doneVideoChatAt, chatMessages.sentAt)),
      ),
    )
    .groupBy(matchings.id, jokers.id, aces.id);
  return found.map(asStalled("message"));
}

/** The seeker asked for another time, and neither side has proposed one since. */
async function findReschedules(db: Db, admin: AceActor, at: Date) {
  const found = await selectThreads(db, chatMessages.sentAt)
    .innerJoin(
      schedules,
      and(eq(schedules.matchingId, matchings.id), eq(schedules.status, "rescheduleRequested")),
    )
    .innerJoin(
      chatMessages,
      and(
        eq(chatMessages.type, messageTypes.RescheduleMessage),
        eq(chatMessages.scheduleId, schedules.id),
        eq(chatMessages.userId, sql`${matchings.jokerId}::text`),
      ),
    )
    .where(
      and(
        whereAlive(admin),
        waitsSince(chatMessages.sentAt, "reschedule", at),
        notExists(writtenAfter(db, sql`${chatMessages.sentAt}`, fromCompany)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(sql`${schedules} as later`)
            .where(
              sql`later.matching_id = ${matchings.id} and later.created_at > ${chatMessages.sentAt}`,
            ),
        ),
      ),
    );
  return found.map(asStalled("reschedule"));
}

/** An interview took place, and nobody has written since. */
async function findInterviews(db: Db, admin: AceActor, at: Date) {
  const found = await selectThreads(db, matchings.doneVideoChatAt).where(
    and(
      whereAlive(admin),
      waitsSince(matchings.doneVideoChatAt, "interview", at),
      notExists(writtenAfter(db, sql`${matchings.doneVideoChatAt}`)),
    ),
  );
  return found.map(asStalled("interview"));
}

/** Said by the company's side, whoever of it took the thread over. */
const fromCompany = sql`answer.user_id <> ${matchings.jokerId}::text`;

/** Something that a person wrote in the thread after a moment; anyone, or whom a condition names. */
const writtenAfter = (db: Db, moment: SQL, by?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(sql`${chatMessages} as answer`)
    .where(
      sql`answer.matching_id = ${matchings.id} and answer.sent_at > ${moment}
        and not answer.is_system_message ${by ? sql`and ${by}` : sql``}`,
    );
