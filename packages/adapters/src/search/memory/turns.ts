import { setImmediate } from "node:timers/promises";

/** No longer than this at a stretch: about what a search takes. */
const STRETCH_MS = 3;

/**
 * For work that takes longer than others should wait: whoever does it asks after each portion, and
 * others have their turn when it is time.
 */
export function takeTurns(): () => Promise<void> | undefined {
  let until = performance.now() + STRETCH_MS;
  return () => {
    if (performance.now() < until) return undefined;
    return setImmediate().then(() => {
      until = performance.now() + STRETCH_MS;
    });
  };
}
