const LONGEST = 350;
const MEDIAN_AT_MOST = 80;

/** Tables of words and what a program wrote are read by looking things up, not from top to bottom. */
const tables =
  /(^|\/)(labels[^/]*\.ts|copy\.ja\.ts|messages\.ja\.ts)$|\/content\/|\/migrations\/|\/options\//;

export interface FileLength {
  readonly file: string;
  readonly lines: number;
}

/** Files above the limit, and the median when half of the files are longer than it may be. */
export function checkLengths(all: readonly FileLength[]) {
  const measured = all.filter(({ file }) => !tables.test(file)).sort((a, b) => a.lines - b.lines);
  const median = measured[Math.floor((measured.length - 1) / 2)]?.lines ?? 0;
  const problems = measured
    .filter(({ lines }) => lines > LONGEST)
    .map(({ file, lines }) => `${file} has ${lines} lines. Divide it: ${LONGEST} is the limit.`);
  if (median > MEDIAN_AT_MOST) {
    problems.push(
      `Half of the files are longer than ${median - 1} lines. Divide some: the median may be ${MEDIAN_AT_MOST}.`,
    );
  }
  return { median, problems };
}
