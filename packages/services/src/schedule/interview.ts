import type { Db, Tx } from "@tefuda/db/client";
import { alias } from "@tefuda/db/pg-core";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, asc, desc, eq, inArray, type SQL } from "@tefuda/db/sql";
import type { ChatViewer } from "@tefuda/domain/chat/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { whereReachable } from "../matching/reach.ts";
import type { ScheduleRow } from "./schedule-row.ts";

/** One of the two who meet. */
export interface Party {
  readonly id: string;
  readonly side: ChatViewer;
  readonly name: string;
  readonly email: string;
  /** Neither withdrawn, suspended nor out of the company. */
  readonly isHere: boolean;
}

/** A thread of two sides, as far as its interviews need it. */
export interface Interview {
  readonly matchingId: string;
  readonly companyId: string;
  readonly joker: Party;
  readonly ace: Party;
}

/** The acting member of an interview and the other one. */
export interface Acting extends Interview {
  readonly me: Party;
  readonly partner: Party;
}

/** Reads the two sides of a thread; a support thread has no interviews. */
export async function readInterview(
  db: Db,
  where: SQL | undefined,
): Promise<Interview | undefined> {
  const aceUsers = alias(users, "ace_users");
  const [found] = await db
    .select({
      matchingId: matchings.id,
      jokerId: jokers.id,
      jokerName: jokers.name,
      jokerEmail: users.email,
      withdrawnAt: jokers.withdrawnAt,
      aceId: aces.id,
      aceName: aces.name,
      aceEmail: aceUsers.email,
      removedAt: aces.removedAt,
      companyId: companies.id,
      companyStatus: companies.status,
    })
    .from(matchings)
    .innerJoin(jokers, eq(jokers.id, matchings.jokerId))
    .innerJoin(users, eq(users.id, jokers.id))
    .innerJoin(aces, eq(aces.id, matchings.aceId))
    .innerJoin(aceUsers, eq(aceUsers.id, aces.id))
    .innerJoin(companies, eq(companies.id, matchings.aceCompanyId))
    .where(where);
  if (!found) return undefined;
  const isCompanyHere = found.companyStatus === "active";
  return {
    matchingId: found.matchingId,
    companyId: found.companyId,
    joker: {
      id: found.jokerId,
      side: "joker",
      name: found.jokerName ?? "",
      email: found.jokerEmail,
      isHere: found.withdrawnAt === null,
    },
    ace: {
      id: found.aceId,
      side: "ace",
      name: found.aceName,
      email: found.aceEmail,
      isHere: found.removedAt === null && isCompanyHere,
    },
  };
}

/**
 * Locks a thread's row, so that its messages and its schedule are one's own until the commit; nothing
 * for a thread that was released meanwhile, or is one with the support team.
 */
export async function lockIfThere(tx: Tx, where: SQL | undefined): Promise<Interview | undefined> {
  const [locked] = await tx
    .select({ id: matchings.id })
    .from(matchings)
    .where(where)
    .for("no key update");
  return locked && readInterview(tx, eq(matchings.id, locked.id));
}

/** Locks the row of a thread that has to be there. @throws AppError dataNotFound */
export async function lockInterview(tx: Tx, where: SQL | undefined): Promise<Interview> {
  const interview = await lockIfThere(tx, where);
  if (!interview) throw new AppError("dataNotFound");
  return interview;
}

/**
 * Locks the rows of people, always in the same order, so that what is planned for one person in two
 * threads is planned one after the other. Take these before a thread's row.
 */
export async function lockPeople(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for("no key update");
}

/** The interview as its acting member sees it. @throws AppError dataNotFound for a stranger's */
export async function lockAsMember(
  tx: Tx,
  actor: MemberActor,
  matchingId: string,
): Promise<Acting> {
  const interview = await lockInterview(
    tx,
    and(eq(matchings.id, matchingId), whereReachable(actor, "schedule:act")),
  );
  const isJoker = actor.kind === "joker";
  const { joker, ace } = interview;
  return { ...interview, me: isJoker ? joker : ace, partner: isJoker ? ace : joker };
}

/** The thread that a schedule of the actor's belongs to. @throws AppError dataNotFound */
export async function findMatchingOf(
  db: Db,
  actor: MemberActor,
  scheduleId: string,
): Promise<{ matchingId: string; jokerId: string; aceId: string }> {
  const [found] = await db
    .select({ matchingId: matchings.id, jokerId: matchings.jokerId, aceId: matchings.aceId })
    .from(schedules)
    .innerJoin(matchings, eq(matchings.id, schedules.matchingId))
    .where(and(eq(schedules.id, scheduleId), whereReachable(actor, "schedule:act")));
  if (!found?.aceId) throw new AppError("dataNotFound");
  return { ...found, aceId: found.aceId };
}

/** The newest schedule of a thread. */
export async function readNewestSchedule(
  db: Db,
  matchingId: string,
): Promise<ScheduleRow | undefined> {
  const [row] = await db
    .select()
    .from(schedules)
    .where(eq(schedules.matchingId, matchingId))
    .orderBy(desc(schedules.createdAt), desc(schedules.id))
    .limit(1);
  return row;
}

/** A schedule by its id. @throws AppError dataNotFound */
export async function readSchedule(db: Db, scheduleId: string): Promise<ScheduleRow> {
  const [row] = await db.select().from(schedules).where(eq(schedules.id, scheduleId));
  if (!row) throw new AppError("dataNotFound");
  return row;
}
