import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("./clock-ahead.mjs", import.meta.url));

/** For `test.use({ serverEnv })`: a server whose clock is ahead of everybody's. */
export const clockAhead = (minutes: number) => ({
  NODE_OPTIONS: `--import=${script}`,
  CLOCK_AHEAD_MINUTES: String(minutes),
});

const DAY_MINUTES = 24 * 60;
/** Noon in Japan, in minutes of the world's day. */
const NOON = 3 * 60;

/** How long it is to about noon in Japan, in minutes; less than a day. */
export function minutesToNoon(now = new Date()) {
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
  return (NOON - minutes + DAY_MINUTES) % DAY_MINUTES;
}

/**
 * For `test.use({ serverEnv })`: a server on which it is about noon in Japan whenever the test runs, so
 * that no day ends under it. Its jobs do not believe such a clock, and wait.
 */
export const clockAtNoon = () => clockAhead(minutesToNoon());
