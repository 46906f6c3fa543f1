// Loaded into a server before it starts. SIGUSR2 prints for how long its event loop was held at most
// since the last one: by the processor's time, so that other programs of a busy machine do not count.
import { isMainThread } from "node:worker_threads";

const EVERY_MS = 5;

if (isMainThread) {
  let before = process.threadCpuUsage();
  let longest = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, EVERY_MS).unref();
  process.on("SIGUSR2", () => {
    process.stdout.write(`held ${longest.toFixed(1)} ms\n`);
    longest = 0;
  });
}
