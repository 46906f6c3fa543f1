import type { Database } from "@tefuda/db/client";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import type { AppCtx } from "../trpc/context.ts";
import { repeat } from "./repeat.ts";

/** Work that is done again and again without anyone asking. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(app: AppCtx): Promise<unknown>;
}

export interface Surroundings {
  readonly app: AppCtx;
  readonly database: Pick<Database, "alone">;
  readonly log: { error(details: object, message: string): void };
}

/** After a failure, for jobs that would come round later than that. */
const RETRY_MS = 60_000;

/**
 * Runs each job by itself, the first time at once, so that a slow or failing one holds up no
 * other; one process at a time. `stop` waits for those under way.
 */
export function startJobs(
  jobs: readonly Job[],
  surroundings: Surroundings,
): { stop(): Promise<void> } {
  const started = jobs.map((job) => startJob(job, surroundings));
  return {
    async stop() {
      await Promise.all(started.map((job) => job.stop()));
    },
  };
}

function startJob(job: Job, { app, database, log }: Surroundings) {
  return repeat(async () => {
    try {
      await database.alone(job.name, async () => {
        await job.run(app);
      });
      return job.everyMs;
    } catch (error) {
      log.error({ err: error, job: job.name }, "A job failed.");
      await logFault(app, { error, place: `/jobs/${job.name}` });
      return Math.min(job.everyMs, RETRY_MS);
    }
  });
}
