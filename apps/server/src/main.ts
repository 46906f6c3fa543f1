import cluster from "node:cluster";
import { DataFolderInUse } from "@tefuda/db/owner-lock";
import { readConfig, WrongSetting } from "./config.ts";
import { startProcesses } from "./process/processes.ts";
import { startProduct } from "./process/product.ts";
import { onStopSignal } from "./process/signals.ts";

try {
  const config = readConfig();
  const start = config.concurrency > 1 && cluster.isPrimary ? startProcesses : startProduct;
  onStopSignal(await start(config));
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
