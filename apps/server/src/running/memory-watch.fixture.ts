// Loaded into a server before it starts. SIGUSR2 clears away what nobody needs any more and prints how much is left.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

const MB = 1024 * 1024;

if (isMainThread) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  process.on("SIGUSR2", () => {
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    const [used, all] = [(heapUsed + external) / MB, rss / MB];
    process.stdout.write(`memory ${used.toFixed(1)} MB of ${all.toFixed(1)} MB\n`);
  });
}
