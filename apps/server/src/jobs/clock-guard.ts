import { row } from "@tefuda/db/rows";
import { jobClock } from "@tefuda/db/schema/job";
import { eq, sql } from "@tefuda/db/sql";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@tefuda/domain/time/units";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import type { AppCtx } from "../trpc/context.ts";

/** How far apart two clocks are that are kept right, and how far one is set back by those who keep it. */
const TOLERANCE_MS = 2 * MINUTE_MS;
/** No job waits for its turn for longer: after that the product was off, or its clock is wrong. */
const LONGEST_PAUSE_MS = DAY_MS;
/** For a machine to get the time from the network after its start, and for somebody to read the line. */
const HOLD_MS = HOUR_MS;
/** How often it is written down how far the time has come. */
const MARK_EVERY_MS = MINUTE_MS;
const NAME = "jobs";

/** The clock is not taken at its word for now, and dated work waits. */
class ClockInDoubt extends Error {
  override readonly name = "ClockInDoubt";
}

export interface ClockGuard {
  /** Whether dated work may go by this process's clock at this moment. Says when it may not, and when it may again. */
  isBelieved(): Promise<boolean>;
}

interface Settings {
  readonly app: Pick<AppCtx, "db" | "clock">;
  readonly log: Record<"error" | "warn", (details: object, message: string) => void>;
  /** How long a time that has leapt is waited with before it is believed, in milliseconds; an hour unless told. */
  readonly holdMs?: number;
}

interface Doubt {
  readonly kind: "apart" | "leapt";
  /** By the process's own ticking, which no setting of a clock changes. */
  readonly since: number;
}

/**
 * What was deleted or ended by a wrong clock does not come back, so two more are asked: the database's, and how
 * far dated work has come. While this process and the database are apart nobody knows which of them is
 * right, and work waits until they agree. Where the time has leapt since work was last done, the product may have been
 * off for that long: work waits for a while, in which the clock may be set, and goes on then.
 */
export function createClockGuard({ app, log, holdMs = HOLD_MS }: Settings): ClockGuard {
  const { db, clock } = app;
  let doubt: Doubt | undefined;

  async function believe(at: number, reached: number | null) {
    if (doubt) log.warn({}, "The clock is believed again, and dated work goes on.");
    doubt = undefined;
    const isMarked =
      reached !== null && at - reached < MARK_EVERY_MS && reached - at <= TOLERANCE_MS;
    if (isMarked) return true;
    const reachedAt = new Date(at);
    await db
      .insert(jobClock)
      .values({ name: NAME, reachedAt })
      .onConflictDoUpdate({ target: jobClock.name, set: { reachedAt } });
    return true;
  }

  async function hold(kind: Doubt["kind"], words: string) {
    if (doubt?.kind === kind) return false;
    doubt = { kind, since: performance.now() };
    const error = new ClockInDoubt(words);
    log.error({ err: error }, "The clock is in doubt, and dated work waits.");
    await logFault(app, { error, place: "/jobs" });
    return false;
  }

  return {
    async isBelieved() {
      const asked = clock().getTime();
      const { database, reached } = await readClocks(db);
      const now = clock().getTime();
      // Its answer is of some moment in between, however long it took.
      const ahead = now < database ? now - database : Math.max(0, asked - database);
      if (Math.abs(ahead) > TOLERANCE_MS)
        return hold(
          "apart",
          `The clock of this process is ${inWords(ahead)} the database's. Dated work waits until they agree.`,
        );
      // By the database's clock, which all processes have in common.
      const passed = reached === null ? 0 : database - reached;
      if (passed >= -TOLERANCE_MS && passed <= LONGEST_PAUSE_MS) return believe(database, reached);
      if (doubt?.kind === "leapt" && performance.now() - doubt.since >= holdMs)
        return believe(database, reached);
      return hold(
        "leapt",
        `The clock is ${inWords(passed)} the time that dated work has come to. It waits for an hour, in which the clock may be set.`,
      );
    },
  };
}

/** In milliseconds since 1970: what the database's clock shows, and how far dated work has come, if it ever ran. */
const readClocks = (db: AppCtx["db"]) =>
  row<{ database: number; reached: number | null }>(
    db,
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as database,
      (select extract(epoch from ${jobClock.reachedAt})::float8 * 1000
        from ${jobClock} where ${eq(jobClock.name, NAME)}) as reached`,
  );

const UNITS = [
  [DAY_MS, "days"],
  [HOUR_MS, "hours"],
  [MINUTE_MS, "minutes"],
] as const;

/** How far a clock is off, in a unit of which there are two at least: the record of errors holds short numbers alone. */
function inWords(aheadMs: number): string {
  const size = Math.abs(aheadMs);
  const [unitMs, unit] = UNITS.find(([ms]) => size >= 2 * ms) ?? [MINUTE_MS, "minutes"];
  return `${Math.floor(size / unitMs)} ${unit} ${aheadMs > 0 ? "ahead of" : "behind"}`;
}
