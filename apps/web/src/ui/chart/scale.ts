const STEPS = [1, 2, 2.5, 5, 10];
const TICKS = 4;

/** The top of an axis: a round number not below the largest value, that divides into even steps. */
export function topOf(values: readonly (number | null)[]): number {
  const largest = Math.max(0, ...values.map((value) => value ?? 0));
  if (largest <= TICKS) return TICKS;
  const rough = largest / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  return Math.ceil(step) * TICKS;
}

/** The marks of the axis, from the top down. */
export function ticksOf(top: number): number[] {
  return Array.from({ length: TICKS + 1 }, (_, index) => (top / TICKS) * (TICKS - index));
}
