import cluster from "node:cluster";
import { once } from "node:events";
import type { Config } from "../config.ts";
import { settleDemo } from "../seed.ts";
import { openEngines } from "./engines.ts";
import { announce } from "./product.ts";
import { say } from "./signals.ts";

const RESTART_MS = 1000;

/**
 * Serves with several processes on one port. This one prepares the database, starts the others
 * and replaces one that dies; it serves nothing itself.
 */
export async function startProcesses(config: Config): Promise<() => Promise<void>> {
  const engines = await openEngines(config);
  const demo = await settleDemo(engines, config.seed);
  await engines.close();

  let closing = false;
  cluster.on("exit", (worker, code) => {
    if (closing) return;
    say(`Process ${worker.process.pid} ended with ${code}; starting another.`);
    setTimeout(() => !closing && cluster.fork(), RESTART_MS);
  });
  const workers = Array.from({ length: config.concurrency }, () => cluster.fork());
  await Promise.all(workers.map((worker) => once(worker, "listening")));
  announce(config, engines.app.site.origin, demo);

  return async () => {
    closing = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      running.map((worker) => {
        const gone = once(worker, "exit");
        worker.process.kill("SIGTERM");
        return gone;
      }),
    );
    say("Closed.");
  };
}
