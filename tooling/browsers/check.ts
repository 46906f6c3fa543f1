import { scriptFallbacks, styleFallbacks } from "./fallbacks.ts";
import type { Range } from "./range.ts";
import { lacksOfScript, memberNamesOf } from "./scripts.ts";
import { lacksOfStyles } from "./styles.ts";

/** A file with its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

const remedy =
  "Write it in an older way, or bring a fallback and name it in tooling/browsers/fallbacks.ts.";

/** What code for browsers uses that one of the range does not have. */
export function checkScripts(sources: readonly Source[], range: Range): string[] {
  const ours = new Set(sources.flatMap(({ file, text }) => memberNamesOf(file, text)));
  return sources.flatMap(({ file, text }) =>
    lacksOfScript(file, text, range, ours)
      .filter(({ name }) => !scriptFallbacks[name])
      .map(({ name, line, lackedBy }) => lackOf(`${file}:${line}`, name, lackedBy)),
  );
}

/** The same of the build's style sheets. */
export function checkStyles(sheets: readonly Source[], range: Range): string[] {
  return sheets.flatMap(({ file, text }) =>
    lacksOfStyles(text, range)
      .filter(({ name }) => !styleFallbacks[name])
      .map(({ name, lackedBy }) => lackOf(file, name, lackedBy)),
  );
}

const lackOf = (where: string, name: string, by: readonly string[]) =>
  `${where} uses ${name}, which ${by.join(", ")} lack${by.length > 1 ? "" : "s"}. ${remedy}`;
