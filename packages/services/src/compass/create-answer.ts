import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { compassResults, compassRuns } from "@tefuda/db/schema/compass";
import { and, desc, eq, isNull, notInArray } from "@tefuda/db/sql";
import { COMPASS_RESULTS_KEPT, COMPASS_TIMEOUT_SECONDS } from "@tefuda/domain/compass/limits";
import type { CompassCaller } from "@tefuda/domain/compass/policy";
import type { CreateAnswer } from "@tefuda/domain/compass/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { SECOND_MS } from "@tefuda/domain/time/units";
import { logFault } from "../monitoring/log-fault.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { giveBackRun, reserveRun } from "./reserve-run.ts";
import { type CompassCtx, type Whose, whoseOf } from "./who.ts";
import { type Written, writeAdvice } from "./write-advice.ts";

const LOOK_AGAIN_MS = 250;

/** Tells whether two texts are one, without keeping either where runs are counted. */
export const hashInput = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

export interface Answered {
  readonly answerId: string;
  /** Whose it is: a page whose session has ended meanwhile learns from this that it has. */
  readonly caller: CompassCaller;
}

/**
 * Has the AI recruiter read a self-introduction and keeps what it says (spec 1 · career compass).
 * Answers once the advice is there; called again with the same id, it waits for the same run.
 * @throws AppError reachCompassLimit, timeout, failedToCreateAnswer; dataNotFound for an id of
 * somebody else's or of another text
 */
export async function createAnswer(ctx: CompassCtx, { id, text }: CreateAnswer): Promise<Answered> {
  const whose = await whoseOf(ctx);
  const inputHash = hashInput(text);
  const place = await reserveRun(ctx.db, { id, inputHash, whose, now: ctx.clock() });
  if (place === "underWay") await waitForRun(ctx, id);
  const answered = { answerId: id, caller: whose.caller };
  if (place !== "begun") return answered;
  try {
    const written = await writeAdvice(ctx.ports.compassModel, text);
    await store(ctx, { id, text, inputHash, whose, written });
  } catch (error) {
    await giveBackRun(ctx.db, id);
    if (error instanceof AppError) throw error;
    await logFault(ctx, { error, place: "/trpc/compass.createAnswer", by: ctx });
    throw new AppError("failedToCreateAnswer", { cause: error });
  }
  return answered;
}

interface ToStore {
  readonly id: string;
  readonly text: string;
  readonly inputHash: string;
  readonly whose: Whose;
  readonly written: Written;
}

async function store(ctx: CompassCtx, { id, text, ...answer }: ToStore) {
  const { db, clock } = ctx;
  const { inputHash, whose, written } = answer;
  const { jokerId, visitorKey } = whose;
  const now = clock();
  await db.transaction(async (tx) => {
    await tx
      .insert(compassResults)
      .values({
        id,
        jokerId,
        visitorKey,
        engine: written.engine,
        inputHash,
        input: text,
        ...written.advice,
        createdAt: now,
      })
      // A seeker asked while the visitor they had been was still waiting: it is the seeker's.
      .onConflictDoUpdate({
        target: compassResults.id,
        set: { jokerId, visitorKey },
        setWhere: isNull(compassResults.jokerId),
      });
    await tx.update(compassRuns).set({ finishedAt: now }).where(eq(compassRuns.id, id));
    // Two calls may do one run, such as a visitor's who signed in meanwhile; it is one all the same.
    await recordEvent(tx, ctx, "compass_run", {}, { id });
    if (jokerId === null) return;
    const newest = tx
      .select({ id: compassResults.id })
      .from(compassResults)
      .where(eq(compassResults.jokerId, jokerId))
      .orderBy(desc(compassResults.createdAt), desc(compassResults.id))
      .limit(COMPASS_RESULTS_KEPT);
    await tx
      .delete(compassResults)
      .where(and(eq(compassResults.jokerId, jokerId), notInArray(compassResults.id, newest)));
  });
}

/** Waits until the call that does the run is through with it, wherever that one is answered. */
async function waitForRun({ db, clock }: CompassCtx, id: string): Promise<void> {
  const until = clock().getTime() + COMPASS_TIMEOUT_SECONDS * SECOND_MS;
  while (clock().getTime() < until) {
    await wait(LOOK_AGAIN_MS);
    const [run] = await db
      .select({ finishedAt: compassRuns.finishedAt })
      .from(compassRuns)
      .where(eq(compassRuns.id, id));
    if (!run) throw new AppError("failedToCreateAnswer");
    if (run.finishedAt) return;
  }
  throw new AppError("timeout");
}
