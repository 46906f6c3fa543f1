import type { Db, Tx } from "@tefuda/db/client";
import { compassResults, compassRuns } from "@tefuda/db/schema/compass";
import { and, eq, gt, gte, isNotNull, isNull, ne, or, sql } from "@tefuda/db/sql";
import {
  COMPASS_ALL_VISITORS_RUNS_PER_DAY,
  COMPASS_RUNS_PER_DAY,
} from "@tefuda/domain/compass/limits";
import { runsLeft, underWaySince } from "@tefuda/domain/compass/policy";
import { AppError } from "@tefuda/domain/errors/app-error";
import { startOfJstDay } from "@tefuda/domain/time/jst";
import { RECORDING } from "./count-recording.ts";
import { runsOf, type Whose } from "./who.ts";

export interface Asked {
  readonly id: string;
  readonly inputHash: string;
  readonly whose: Whose;
  readonly now: Date;
}

/** Whether the caller is to do the run, another call is at it, or it is done. */
export type Place = "begun" | "underWay" | "done";

/**
 * Takes one of the day's runs for a text before any engine is asked. The same id is the same run,
 * however often and from however many tabs it is asked for; a seeker takes over what they had asked
 * for as a visitor.
 * @throws AppError reachCompassLimit, tooManyRequests once all visitors together asked too often;
 * dataNotFound for an id of somebody else's or of another text
 */
export async function reserveRun(db: Db, asked: Asked): Promise<Place> {
  const { whose } = asked;
  return db.transaction(async (tx) => {
    // One at a time of each person, so that the day's number holds whatever arrives at once.
    const key = `compass:${whose.jokerId ?? whose.visitorKey}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
    return (await findPlace(tx, asked)) ?? begin(tx, asked);
  });
}

async function findPlace(tx: Tx, { id, inputHash, whose, now }: Asked): Promise<Place | undefined> {
  const [result] = await tx
    .select({
      jokerId: compassResults.jokerId,
      visitorKey: compassResults.visitorKey,
      inputHash: compassResults.inputHash,
    })
    .from(compassResults)
    .where(eq(compassResults.id, id));
  const [run] = await tx.select().from(compassRuns).where(eq(compassRuns.id, id));
  const known = result ?? run;
  if (!known) return undefined;
  const isOwn =
    known.jokerId === whose.jokerId &&
    (whose.jokerId !== null || known.visitorKey === whose.visitorKey);
  const isOfVisitor = known.jokerId === null && whose.jokerId !== null;
  if (!isOwn && !isOfVisitor) throw new AppError("dataNotFound");
  // An id stays with its text; under it there is no other one's advice.
  if (known.inputHash !== inputHash) throw new AppError("dataNotFound");
  if (result) {
    if (isOfVisitor) await takeOver(tx, id, whose, now);
    return "done";
  }
  // A visitor's that is not there yet, or never came, is asked for anew in the seeker's own name.
  const isUnderWay = run && !run.finishedAt && run.startedAt > underWaySince(now);
  return isOwn && isUnderWay ? "underWay" : undefined;
}

/** It counts for the seeker from here on, as it would have had they been signed in. */
async function takeOver(tx: Tx, id: string, whose: Whose, now: Date) {
  await refuseTooMany(tx, { id, whose, now });
  const mine = { jokerId: whose.jokerId, visitorKey: null };
  await tx.update(compassRuns).set(mine).where(eq(compassRuns.id, id));
  await tx.update(compassResults).set(mine).where(eq(compassResults.id, id));
}

async function begin(tx: Tx, asked: Asked): Promise<Place> {
  await refuseTooMany(tx, asked);
  const { id, inputHash, whose, now } = asked;
  const { jokerId, visitorKey } = whose;
  const run = { jokerId, visitorKey, inputHash, startedAt: now, finishedAt: null };
  const made = await tx
    .insert(compassRuns)
    .values({ id, ...run })
    .onConflictDoUpdate({
      target: compassRuns.id,
      set: run,
      // Two people with one id at the same moment: the first has it.
      setWhere: jokerId === null ? runsOf(whose) : or(runsOf(whose), isNull(compassRuns.jokerId)),
    })
    .returning({ id: compassRuns.id });
  if (made.length === 0) throw new AppError("dataNotFound");
  return "begun";
}

async function refuseTooMany(tx: Tx, { id, whose, now }: Omit<Asked, "inputHash">) {
  const used = await countRuns(tx, whose, now, id);
  if (runsLeft(whose.caller, used) === 0)
    throw new AppError("reachCompassLimit", {
      params: { limit: COMPASS_RUNS_PER_DAY[whose.caller] },
    });
  if (whose.caller === "visitor") await refuseCrowd(tx, now);
}

/** All visitors together: addresses are cheap, and advice may not be. */
async function refuseCrowd(tx: Tx, now: Date) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('compass:visitors'))`);
  const all = await tx.$count(
    compassRuns,
    and(
      gte(compassRuns.startedAt, startOfJstDay(now)),
      isNull(compassRuns.jokerId),
      ne(compassRuns.inputHash, RECORDING),
    ),
  );
  if (all >= COMPASS_ALL_VISITORS_RUNS_PER_DAY) throw new AppError("tooManyRequests");
}

/** Today's runs that gave advice or may still do so; those that failed cost nobody anything. */
export const countRuns = (db: Db, whose: Whose, now: Date, except?: string): Promise<number> =>
  db.$count(
    compassRuns,
    and(
      runsOf(whose),
      gte(compassRuns.startedAt, startOfJstDay(now)),
      or(isNotNull(compassRuns.finishedAt), gt(compassRuns.startedAt, underWaySince(now))),
      except === undefined ? undefined : ne(compassRuns.id, except),
    ),
  );

/** Gives a run back that led to nothing. */
export async function giveBackRun(db: Db, id: string): Promise<void> {
  await db.delete(compassRuns).where(and(eq(compassRuns.id, id), isNull(compassRuns.finishedAt)));
}
