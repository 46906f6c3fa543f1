import { onlyRow } from "@tefuda/db/rows";
import { compassRuns } from "@tefuda/db/schema/compass";
import { and, count, eq, gte, sql } from "@tefuda/db/sql";
import { COMPASS_VISITOR_RECORDINGS_PER_DAY } from "@tefuda/domain/compass/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import { startOfJstDay } from "@tefuda/domain/time/jst";
import { uuidv7 } from "uuidv7";
import { countRequest } from "../request-limit/count-request.ts";
import { type CompassCtx, visitorKeyOf } from "./who.ts";

/** Stands where a run has the hash of its text: a recording is counted beside the runs, not among them. */
export const RECORDING = "recording";

/**
 * Takes one of the day's recordings of a visitor, before anybody listens to it: each costs the operator
 * money, and nobody is behind it who could be asked. Seekers have more of them, each by themselves.
 * @throws AppError tooManyRequests when there were enough of this seeker or address, or of all visitors
 */
export async function countRecording(ctx: CompassCtx): Promise<void> {
  if (ctx.actor.kind !== "visitor") return countRequest(ctx, "recording", ctx.actor.userId);
  const now = ctx.clock();
  const visitorKey = await visitorKeyOf(ctx, "recording");
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('compass:recordings'))`);
    const today = await tx
      .select({
        all: count(),
        own: sql<number>`(count(*) filter (where ${compassRuns.visitorKey} = ${visitorKey}))::int`,
      })
      .from(compassRuns)
      .where(
        and(gte(compassRuns.startedAt, startOfJstDay(now)), eq(compassRuns.inputHash, RECORDING)),
      );
    const { own, all } = onlyRow(today);
    const { ofAddress, ofAll } = COMPASS_VISITOR_RECORDINGS_PER_DAY;
    if (own >= ofAddress || all >= ofAll) throw new AppError("tooManyRequests");
    const times = { startedAt: now, finishedAt: now };
    await tx
      .insert(compassRuns)
      .values({ id: uuidv7(), visitorKey, inputHash: RECORDING, ...times });
  });
}
