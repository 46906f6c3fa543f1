import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("./clock-ahead.mjs", import.meta.url));

/** For `test.use({ serverEnv })`: a server whose clock is ahead of everybody's. */
export const clockAhead = (minutes: number) => ({
  NODE_OPTIONS: `--import=${script}`,
  CLOCK_AHEAD_MINUTES: String(minutes),
});
