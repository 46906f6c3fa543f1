// package.json starts this with `exec`: npm sends a signal to the shell it started, and a shell that
// waits for a child would die of it and leave the server running without an owner.
import { buildWebWhenStale } from "./build.mjs";
import { node24, root } from "./paths.mjs";
import { become, forwardSignals } from "./process.mjs";

let stopping = false;
forwardSignals(() => {
  stopping = true;
});

try {
  await buildWebWhenStale();
} catch (error) {
  if (!stopping) process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

// A signal during the build ends the start; from here on the server answers signals itself.
if (stopping) process.exit(130);
await become(node24, [`${root}apps/server/src/main.ts`, ...process.argv.slice(2)], {
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
});
