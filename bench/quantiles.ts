/** The smallest sample that at least the given share of all samples does not exceed. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error("There are no samples.");
  return found;
}

export const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** The figures every timing is reported with. */
export const spread = (samples: readonly number[]) => ({
  samples: String(samples.length),
  p50: milliseconds(quantile(samples, 0.5)),
  p95: milliseconds(quantile(samples, 0.95)),
  max: milliseconds(Math.max(...samples)),
});
