import { logFault } from "@tefuda/services/monitoring/log-fault";
import { repeat } from "./repeat.ts";
import type { Surroundings } from "./start-jobs.ts";

const FOLLOW_EVERY_MS = 2000;
const FOLLOW_AGAIN_MS = 10_000;

/**
 * Keeps the search index on the heels of the tables. An index in memory is every process's own and
 * asks before each search anyway: here it is read at start and never has much to catch up with. A
 * hosted one is followed by one process at a time, from the place that the last one has reached.
 */
export function startSearchFollower(
  { app, database, log }: Pick<Surroundings, "app" | "database" | "log">,
  isHosted: boolean,
): { stop(): Promise<void> } {
  const follow = () => app.ports.search.follow();
  return repeat(async () => {
    try {
      await (isHosted ? database.alone("followSearch", follow) : follow());
      return FOLLOW_EVERY_MS;
    } catch (error) {
      log.error({ err: error }, "The search index could not follow the changes.");
      await logFault(app, { error, place: "/jobs/followSearch" });
      return FOLLOW_AGAIN_MS;
    }
  });
}
