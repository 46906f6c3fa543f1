/** Keeps its thread busy for so many milliseconds; the work of a thread that a test needs. */
export function busyFor(milliseconds: number): number {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  return milliseconds;
}

export function fail(): never {
  throw new RangeError("This work fails.");
}
