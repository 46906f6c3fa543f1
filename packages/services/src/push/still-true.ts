import type { Db } from "@tefuda/db/client";
import type { PgColumn } from "@tefuda/db/pg-core";
import { selectReaders } from "@tefuda/db/queries/announce";
import { whereNotHiddenFrom } from "@tefuda/db/queries/candidate";
import { whereOfferOpen } from "@tefuda/db/queries/offer";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { announces } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { pushOutbox } from "@tefuda/db/schema/push";
import { schedules } from "@tefuda/db/schema/schedule";
import {
  and,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from "@tefuda/db/sql";
import { interviewPhrase } from "@tefuda/domain/interview/phrase.ja";
import type { PushKind, PushParams } from "@tefuda/domain/push/pushes.ja";
import { MESSAGE_PUSH_EACH_WITHIN_MS } from "@tefuda/domain/push/rules";
import { formatTime } from "@tefuda/domain/time/format.ja";

export interface WaitingPush {
  readonly id: string;
  readonly userId: string;
  readonly subscriptionId: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

/** A push's kind with what belongs to it. */
type Told = { [K in PushKind]: { kind: K; params: PushParams[K] } }[PushKind];

/**
 * What a push says as of now; undefined when it is not so any more: the message was read or taken down,
 * the offer was seen, closed or hidden, the thread was closed or written in, the interview moved, the
 * announcement withdrawn or aimed at others, or whom it is about has left.
 */
export async function stillTrue(db: Db, push: WaitingPush, now: Date): Promise<Told | undefined> {
  // What was written by `enqueuePush` is read as what it was.
  const told = { kind: push.kind, params: push.params } as Told;
  switch (told.kind) {
    case "newMessage":
      return (await isUnread(db, push, told.params, now)) ? told : undefined;
    case "offer": {
      const { offerId } = told.params;
      const isNew = and(
        eq(offers.id, offerId),
        eq(offers.status, "sent"),
        whereOfferOpen(now),
        whereNotHiddenFrom(db, offers.companyId, offers.jokerId),
        isThere(db, offers),
      );
      return (await db.$count(offers, isNew)) > 0 ? told : undefined;
    }
    case "matching":
      return (await isFresh(db, push.userId, told.params.matchingId)) ? told : undefined;
    case "video10":
    case "video3": {
      const interview = await fixedInterview(db, push.userId, told.params);
      return interview ? { kind: told.kind, params: { ...told.params, interview } } : undefined;
    }
    case "announcement":
      return announcement(db, push.userId, told.params.announceId, now);
    case "recommendMonthly":
    case "test":
      return told;
    default:
      return told satisfies never;
  }
}

const isSideOf = (userId: string) => or(eq(matchings.jokerId, userId), eq(matchings.aceId, userId));

const hasThread = async (db: Db, userId: string, matchingId: string, also?: SQL) =>
  (await db.$count(matchings, and(eq(matchings.id, matchingId), isSideOf(userId), also))) > 0;

/** The member of staff and the joker of a row have neither left nor been suspended. */
const isThere = (db: Db, { aceId, jokerId }: Readonly<Record<"aceId" | "jokerId", PgColumn>>) =>
  and(
    notExists(
      db
        .select({ one: sql`1` })
        .from(aces)
        .where(and(eq(aces.id, aceId), isNotNull(aces.removedAt))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(jokers)
        .where(and(eq(jokers.id, jokerId), isNotNull(jokers.withdrawnAt))),
    ),
  );

/** Whether a thread is open, and the user has written nothing in it so far. */
const isFresh = (db: Db, userId: string, matchingId: string) => {
  const own = db
    .select({ one: sql`1` })
    .from(chatMessages)
    .where(and(eq(chatMessages.matchingId, matchingId), eq(chatMessages.userId, userId)));
  return hasThread(
    db,
    userId,
    matchingId,
    and(isNull(matchings.closedAt), isThere(db, matchings), notExists(own)),
  );
};

/** Whether a message waits for its reader, and no newer one of the thread tells of it as well. */
async function isUnread(
  db: Db,
  { userId, subscriptionId, createdAt }: WaitingPush,
  { matchingId, seq }: PushParams["newMessage"],
  now: Date,
): Promise<boolean> {
  const isWaiting = or(
    and(eq(matchings.jokerId, userId), lt(matchings.jokerLastReadSeq, seq)),
    and(eq(matchings.aceId, userId), lt(matchings.aceLastReadSeq, seq)),
  );
  if (!(await hasThread(db, userId, matchingId, isWaiting))) return false;
  const message = and(
    eq(chatMessages.matchingId, matchingId),
    eq(chatMessages.seq, seq),
    isNull(chatMessages.removedAt),
  );
  if ((await db.$count(chatMessages, message)) === 0) return false;
  if (now.getTime() - createdAt.getTime() < MESSAGE_PUSH_EACH_WITHIN_MS) return true;
  const newer = and(
    eq(pushOutbox.subscriptionId, subscriptionId),
    eq(pushOutbox.kind, "newMessage"),
    // Waiting, or sent by another worker this very moment.
    gt(pushOutbox.expiresAt, now),
    sql`${pushOutbox.params} ->> 'matchingId' = ${matchingId}`,
    sql`(${pushOutbox.params} ->> 'seq')::int > ${seq}`,
    // One that was taken down will not be told of.
    exists(
      db
        .select({ one: sql`1` })
        .from(chatMessages)
        .where(
          and(
            eq(chatMessages.matchingId, matchingId),
            sql`${chatMessages.seq} = (${pushOutbox.params} ->> 'seq')::int`,
            isNull(chatMessages.removedAt),
          ),
        ),
    ),
  );
  return (await db.$count(pushOutbox, newer)) === 0;
}

/** An interview in the words of one of its sides, while it is fixed for the time that is told of. */
async function fixedInterview(
  db: Db,
  userId: string,
  { scheduleId, startAt }: PushParams["video10"],
): Promise<string | undefined> {
  const start = new Date(startAt);
  const [row] = await db
    .select({ jokerId: jokers.id, jokerName: jokers.name, aceName: aces.name })
    .from(schedules)
    .innerJoin(matchings, eq(matchings.id, schedules.matchingId))
    .innerJoin(jokers, eq(jokers.id, matchings.jokerId))
    .innerJoin(aces, eq(aces.id, matchings.aceId))
    .where(
      and(
        eq(schedules.id, scheduleId),
        eq(schedules.status, "fixed"),
        eq(schedules.startAt, start),
      ),
    );
  if (!row) return undefined;
  const name = (userId === row.jokerId ? row.aceName : row.jokerName) ?? "";
  return interviewPhrase({ name, time: formatTime(start) });
}

async function announcement(
  db: Db,
  userId: string,
  announceId: string,
  now: Date,
): Promise<Told | undefined> {
  const [row] = await db
    .select({ content: announces.content, target: announces.target })
    .from(announces)
    .where(
      and(
        eq(announces.id, announceId),
        isNull(announces.withdrawnAt),
        lte(announces.publishAt, now),
      ),
    );
  if (!row) return undefined;
  const { content, target } = row;
  const [reader] = await selectReaders(db, target, eq(users.id, userId));
  return reader && { kind: "announcement", params: { announceId, content } };
}
