import { COMPASS_RUNS_PER_DAY } from "@tefuda/domain/compass/limits";
import { runsLeft, runsRenewAt } from "@tefuda/domain/compass/policy";
import { countRuns } from "./reserve-run.ts";
import { type CompassCtx, whoseOf } from "./who.ts";

/** What the form has to know before anything is handed in. */
export interface CompassStanding {
  /** How often advice is given a day, and how often it still can be had today. */
  readonly limit: number;
  readonly left: number;
  readonly renewsAt: Date;
  /** Whether this product reads aloud, and takes recordings, by servers of its own. */
  readonly speaks: boolean;
  readonly transcribes: boolean;
}

/** How the caller stands today, and what the product offers beside writing. */
export async function getStanding(ctx: CompassCtx): Promise<CompassStanding> {
  const now = ctx.clock();
  const whose = await whoseOf(ctx);
  return {
    limit: COMPASS_RUNS_PER_DAY[whose.caller],
    left: runsLeft(whose.caller, await countRuns(ctx.db, whose, now)),
    renewsAt: runsRenewAt(now),
    speaks: ctx.ports.speaking !== undefined,
    transcribes: ctx.ports.transcribing !== undefined,
  };
}
