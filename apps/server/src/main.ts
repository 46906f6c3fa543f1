import cluster from "node:cluster";
import { readConfig } from "./config.ts";
import { startProcesses } from "./process/processes.ts";
import { startProduct } from "./process/product.ts";
import { onStopSignal } from "./process/signals.ts";
import { refuse } from "./refusal.ts";

try {
  const config = readConfig();
  const start = config.concurrency > 1 && cluster.isPrimary ? startProcesses : startProduct;
  onStopSignal(await start(config));
} catch (error) {
  refuse(error);
}
