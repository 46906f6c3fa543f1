/** One line of a benchmark's table. */
export interface Measured {
  readonly what: string;
  readonly values: Readonly<Record<string, string>>;
  /** What the product aims at, such as `p50 ≤ 50 ms`; absent where nothing was promised. */
  readonly target?: { readonly text: string; readonly isMet: boolean };
}

export interface Report {
  readonly title: string;
  readonly rows: readonly Measured[];
  /** How it was measured: what a reader needs to compare the figures with others. */
  readonly notes: readonly string[];
}

/** Puts a report into a table of even columns. */
export function formatReport({ title, rows, notes }: Report): string {
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const hasTargets = rows.some(({ target }) => target);
  const lines = [
    ["", ...columns, ...(hasTargets ? ["target", ""] : [])],
    ...rows.map(({ what, values, target }) => [
      what,
      ...columns.map((column) => values[column] ?? ""),
      ...(hasTargets ? targetCells(target) : []),
    ]),
  ];
  const widthOf = (index: number) => Math.max(...lines.map((line) => line[index]?.length ?? 0));
  const table = lines.map((line) =>
    line
      .map((cell, index) => (index === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(index))))
      .join("  ")
      .trimEnd(),
  );
  return [title, ...table, ...notes.map((note) => `· ${note}`)].join("\n");
}

const targetCells = (target: Measured["target"]) =>
  target ? [target.text, target.isMet ? "met" : "missed"] : ["–", ""];
