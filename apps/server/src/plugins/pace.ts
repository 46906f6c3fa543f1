/**
 * Lets one pass every so many milliseconds: at once while few come, later the more there are, and nobody later
 * than `withinMs`.
 */
export function createPace(everyMs: number, withinMs: number) {
  let next = 0;
  return async (): Promise<void> => {
    const now = performance.now();
    const at = Math.min(Math.max(next, now), now + withinMs);
    next = at + everyMs;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  };
}
