import type { Tx } from "@tefuda/db/client";
import { alias } from "@tefuda/db/pg-core";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { and, asc, eq, gte, lt, type SQL } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { whereAfter } from "../kernel/cursor.ts";
import type { ScheduleRow } from "../schedule/schedule-row.ts";

/** How many interviews one transaction looks at. */
const BATCH = 50;

/** Where the last look ended. */
interface Place {
  readonly startAt: Date;
  readonly scheduleId: string;
}

interface ComingSpan {
  /** Starts from here on … */
  readonly from: Date;
  /** … and before this. */
  readonly to: Date;
  readonly also?: SQL | undefined;
}

/** A person who is about to meet `partnerName`. */
export interface Attendee {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly partnerName: string;
  readonly partnerId: string;
}

export interface ComingInterview extends Place {
  readonly matchingId: string;
  readonly videoChatId: string;
  readonly row: ScheduleRow;
  /** Those of the two who are still here. */
  readonly attendees: readonly Attendee[];
}

/**
 * Goes through the fixed interviews that start in a span of time, some in each transaction; yields
 * what `work` did with them after each commit.
 */
export async function* eachComing<T>(
  { db }: Pick<Ctx, "db">,
  span: ComingSpan,
  work: (tx: Tx, coming: readonly ComingInterview[]) => Promise<T>,
): AsyncGenerator<T, void> {
  let after: Place | undefined;
  do {
    const place = after;
    const { coming, done }: { coming: ComingInterview[]; done: T } = await db.transaction(
      async (tx) => {
        const coming = await lockComing(tx, span, place);
        return { coming, done: await work(tx, coming) };
      },
    );
    yield done;
    after = coming.length < BATCH ? undefined : coming.at(-1);
  } while (after);
}

/**
 * The next fixed interviews that start in a span of time, in their order and locked: nobody moves or
 * cancels one of them while it is being told of. One that is being changed is left out this time.
 */
async function lockComing(
  tx: Tx,
  { from, to, also }: ComingSpan,
  after: Place | undefined,
): Promise<ComingInterview[]> {
  const aceUsers = alias(users, "ace_users");
  const found = await tx
    .select({
      row: schedules,
      scheduleId: schedules.id,
      startAt: schedules.startAt,
      matchingId: schedules.matchingId,
      videoChatId: videoChats.id,
      joker: {
        userId: jokers.id,
        email: users.email,
        name: jokers.name,
        withdrawnAt: jokers.withdrawnAt,
        suspendedAt: users.suspendedAt,
        leavingAt: users.withdrawalRequestedAt,
      },
      ace: {
        userId: aces.id,
        email: aceUsers.email,
        name: aces.name,
        removedAt: aces.removedAt,
        suspendedAt: aceUsers.suspendedAt,
        companyStatus: companies.status,
      },
    })
    .from(schedules)
    .innerJoin(videoChats, eq(videoChats.scheduleId, schedules.id))
    .innerJoin(matchings, eq(matchings.id, schedules.matchingId))
    .innerJoin(jokers, eq(jokers.id, matchings.jokerId))
    .innerJoin(users, eq(users.id, jokers.id))
    .innerJoin(aces, eq(aces.id, matchings.aceId))
    .innerJoin(aceUsers, eq(aceUsers.id, aces.id))
    .innerJoin(companies, eq(companies.id, matchings.aceCompanyId))
    .where(
      and(
        eq(schedules.status, "fixed"),
        gte(schedules.startAt, from),
        lt(schedules.startAt, to),
        also,
        whereAfter(
          schedules.startAt,
          schedules.id,
          after && { at: after.startAt, id: after.scheduleId },
        ),
      ),
    )
    .orderBy(asc(schedules.startAt), asc(schedules.id))
    .limit(BATCH)
    .for("no key update", { of: schedules, skipLocked: true });

  return found.flatMap(({ startAt, joker, ace, ...interview }) => {
    if (!startAt) return [];
    const isJokerHere = !joker.withdrawnAt && !joker.suspendedAt && !joker.leavingAt;
    const isAceHere = !ace.removedAt && !ace.suspendedAt && ace.companyStatus === "active";
    const jokerName = joker.name ?? "";
    const attendees = [
      ...(isJokerHere ? [attendee({ ...joker, name: jokerName }, ace)] : []),
      ...(isAceHere ? [attendee(ace, { ...joker, name: jokerName })] : []),
    ];
    // Whoever is left would wait in vain; the other side's leaving has its own message.
    return [{ ...interview, startAt, attendees: attendees.length === 2 ? attendees : [] }];
  });
}

interface Person {
  readonly userId: string;
  readonly name: string;
}

const attendee = (
  { userId, name, email }: Person & { readonly email: string },
  partner: Person,
): Attendee => ({ userId, name, email, partnerName: partner.name, partnerId: partner.userId });
