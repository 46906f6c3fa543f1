/** Choices of the desired yearly salary in units of 10,000 yen (spec 3 · Joker). */
export const desiredSalaries: readonly number[] = [
  ...steps(300, 1000, 50),
  ...steps(1100, 2000, 100),
];

/** Shown for an upper bound that is left open. */
export const noUpperSalaryLabel = "上限なし";

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}

const thousands = new Intl.NumberFormat("ja-JP");

/** `600` reads `600万円`, `1200` reads `1,200万円`. */
export function formatSalary(manYen: number): string {
  return `${thousands.format(manYen)}万円`;
}

/** `12000` reads `1億2,000万円`. */
export function formatLargeSalary(manYen: number): string {
  const [hundredMillions, rest] = [Math.floor(manYen / 10_000), manYen % 10_000];
  if (hundredMillions === 0) return formatSalary(manYen);
  return `${hundredMillions}億${rest === 0 ? "円" : formatSalary(rest)}`;
}

/** Label of a choice as lower bound. */
export function minSalaryLabel(manYen: number): string {
  return `${formatSalary(manYen)}以上`;
}

/** Label of a choice as upper bound; absent means no upper bound. */
export function maxSalaryLabel(manYen?: number | null): string {
  return manYen == null ? noUpperSalaryLabel : `${formatSalary(manYen)}以下`;
}

/**
 * A range in units of 10,000 yen: `600万円〜800万円`, without upper bound `600万円〜`,
 * without lower bound `〜800万円`, without either an empty text.
 */
export function formatSalaryRange(min?: number | null, max?: number | null): string {
  if (min == null && max == null) return "";
  return `${min == null ? "" : formatSalary(min)}〜${max == null ? "" : formatSalary(max)}`;
}
