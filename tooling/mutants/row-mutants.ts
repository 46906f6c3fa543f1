import { findSymbol, type Span } from "../rows/symbols.ts";
import type { Row } from "../rows/table.ts";
import { type Mutant, mutant } from "./mutant.ts";
import { mutantsOf } from "./sites.ts";

/** A row of the table of rules, a fault in the place that it names, and what has to notice it. */
export interface RowMutant {
  readonly row: Row;
  readonly mutant: Mutant;
  readonly tests: readonly { readonly path: string; readonly title: string }[];
}

const isBrowserTest = (path: string) => /\.(journey|spec)\.ts$/.test(path);
const isValue = ({ kind }: Mutant) => ["limit", "text", "list", "switch"].includes(kind);

/**
 * The faults that show whether a row says the truth: where its rule is a constant, a text or a list,
 * the first value of it, one in its middle and the last. What a browser shows is left to its test.
 */
export function rowMutants(rows: readonly Row[], read: (file: string) => string): RowMutant[] {
  return rows.flatMap((row) => {
    const tests = row.tests.flatMap(({ path, title }) =>
      title === undefined || isBrowserTest(path) ? [] : [{ path, title }],
    );
    if (tests.length === 0) return [];
    return row.places.flatMap(({ path, symbol }) => {
      const span = symbol === undefined ? undefined : findSymbol(path, read(path), symbol);
      if (!span || path.endsWith(".css")) return [];
      return valuesIn(path, read(path), span).map((one) => ({ row, mutant: one, tests }));
    });
  });
}

function valuesIn(file: string, source: string, span: Span): Mutant[] {
  const isInside = ({ start, end }: Span) => start >= span.start && end <= span.end;
  const known = mutantsOf(file, source).filter((one) => isInside(one) && isValue(one));
  const found = known.length > 0 ? known : wordsIn(file, source, span);
  return [...new Set([found.at(0), found.at(found.length / 2), found.at(-1)])].filter(
    (one) => one !== undefined,
  );
}

/** Keys and other words that no person reads. */
function wordsIn(file: string, source: string, { start, end }: Span): Mutant[] {
  return [...source.slice(start, end).matchAll(/"(\w[^"\n]*)"/g)].map((found) => {
    const at = start + found.index + found[0].length - 1;
    return mutant({ file, source, kind: "text", start: at, end: at, after: "x" });
  });
}
