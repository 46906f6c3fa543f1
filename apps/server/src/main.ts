import cluster from "node:cluster";
import { readConfig } from "./config.ts";
import { endOnUncaught } from "./process/last-words.ts";
import { onStopSignal } from "./process/signals.ts";
import { refuse } from "./refusal.ts";

endOnUncaught();
try {
  const config = readConfig();
  // Loaded after the settings were read: a wrong one is said at once, and who only minds processes stays small.
  const start =
    config.concurrency > 1 && cluster.isPrimary
      ? (await import("./process/processes.ts")).startProcesses
      : (await import("./process/product.ts")).startProduct;
  const started = start(config);
  onStopSignal(started);
  await started;
} catch (error) {
  refuse(error);
}
