import { setTimeout as wait } from "node:timers/promises";
import type { Database, Db } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import type { PgBoss } from "pg-boss";
import type { AppCtx } from "../trpc/context.ts";
import type { ClockGuard } from "./clock-guard.ts";
import type { Job } from "./job.ts";
import { recallRuns } from "./recall.ts";
import { repeat } from "./repeat.ts";

type Log = Record<"error" | "warn", (details: object, message: string) => void>;

export interface Surroundings {
  readonly app: AppCtx;
  readonly database: Database;
  readonly log: Log;
  /** Asked before each run, which waits while the clock is in doubt. */
  readonly clockGuard: ClockGuard;
  /** How often it looks whether somebody has died over a run, or the clock was set back; 15 unless told. */
  readonly superviseSeconds?: number;
}

export interface RunningJobs {
  /** Takes up no more and waits for what is under way, a while at most: what is left is another's. */
  stop(): Promise<void>;
}

/** After a run that failed or had to wait, for jobs that would come round later than that. */
const RETRY_MS = 60_000;
const LONGEST_LOOK_MS = 15_000;
const SHORTEST_LOOK_MS = 500;
const START_AGAIN_MS = 50;
const SUPERVISE_SECONDS = 15;
const STOP_WITHIN_MS = 8000;
const EMBEDDED_TIDY_MS = 60 * 60_000;

/** Of every run. Who gives no sign of life is taken for dead, and the run is another's. */
const runs = {
  heartbeatSeconds: 20,
  expireInSeconds: 60 * 60,
  // A run that was begun is always finished by somebody, however many die over it.
  retryLimit: 1_000_000,
  deleteAfterSeconds: 60 * 60,
  group: { id: "one" },
} as const;

/**
 * Has each job run at its own pace by whichever process comes first, one at a time over all of them,
 * until stopped. A run puts the next one into the queue before it is done, so there always is one; a
 * failure is written down where operators read and the job comes round again.
 */
export async function startJobs(
  jobs: readonly Job[],
  surroundings: Surroundings,
): Promise<RunningJobs> {
  const { app, database, log, superviseSeconds = SUPERVISE_SECONDS } = surroundings;
  // A process that has no jobs should not wait for the library.
  const { createBoss } = await import("./boss.ts");
  const boss = createBoss(database, superviseSeconds);
  boss.on("warning", ({ message, ...details }) => log.warn(details, message));
  boss.on("error", (error) => {
    log.error({ err: error }, "The queue of jobs failed.");
    void logFault(app, { error, place: "/jobs" });
  });
  const all = database.kind === "embedded" ? [...jobs, tidyEmbedded(database.client)] : jobs;
  // Of several that start at once one makes the tables, the queues and the first runs, before any of them
  // takes up one: whoever comes later finds a run that waits, or is under way and will plan the next.
  const begin = async () => {
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    // One waits at a time. That one runs at a time is asked when it is taken: the library's own policy
    // for both goes by counts that may be a minute old.
    for (const { name } of all)
      if (!known.has(name)) await boss.createQueue(name, { policy: "short" });
    const planned = await listPlanned(app.db);
    for (const job of all) if (!planned.has(job.name)) await planRun(boss, job, 0);
  };
  while (!(await database.alone("startQueue", begin))) await wait(START_AGAIN_MS);
  for (const job of all) await workOn(boss, job, surroundings);

  const recalls = repeat(async () => {
    // What fails here fails in the jobs as well, which say so.
    await recallRuns(app.db, all).catch(() => {});
    return superviseSeconds * 1000;
  });
  return {
    async stop() {
      await recalls.stop();
      await boss.stop({ timeout: STOP_WITHIN_MS });
    },
  };
}

/** The jobs of which a run waits or is under way. */
async function listPlanned(db: Db): Promise<Set<string>> {
  const planned = await rows<{ name: string }>(
    db,
    sql`select distinct name from pgboss.job where state <= 'active'`,
  );
  return new Set(planned.map(({ name }) => name));
}

/** How often a process asks for a run of a job. */
const lookMsOf = ({ everyMs }: Job) =>
  Math.min(Math.max(everyMs / 3, SHORTEST_LOOK_MS), LONGEST_LOOK_MS);

/** Puts the next run into the queue; changes nothing while one waits. */
const planRun = (boss: PgBoss, job: Job, waitMs: number) =>
  boss.send(job.name, null, { ...runs, startAfter: Math.max(0, waitMs - lookMsOf(job)) / 1000 });

async function workOn(boss: PgBoss, job: Job, { app, log, clockGuard }: Surroundings) {
  const { name, everyMs } = job;
  const options = { pollingIntervalSeconds: lookMsOf(job) / 1000, groupConcurrency: 1 };
  await boss.work(name, options, async () => {
    try {
      if (!(await clockGuard.isBelieved()))
        return void (await planRun(boss, job, Math.min(everyMs, RETRY_MS)));
      await job.run(app);
      await planRun(boss, job, everyMs);
    } catch (error) {
      log.error({ err: error, job: name }, "A job failed.");
      await logFault(app, { error, place: `/jobs/${name}` });
      await planRun(boss, job, Math.min(everyMs, RETRY_MS));
    }
  });
}

/** PostgreSQL clears away by itself what the queue leaves behind; the embedded one is told to. */
const tidyEmbedded = (client: { exec(sql: string): Promise<unknown> }): Job => ({
  name: "tidyQueue",
  everyMs: EMBEDDED_TIDY_MS,
  async run() {
    await client.exec("vacuum pgboss.job_common");
    await client.exec("vacuum pgboss.queue");
  },
});
