import { readFileSync } from "node:fs";
import { root } from "../paths.mjs";

/** The oldest version of each browser that is supported, by its name in MDN's data. */
export type Range = ReadonlyMap<string, number>;

/** What browserslist calls a browser, and what MDN's data does. */
const names: Readonly<Record<string, string>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
  samsung: "samsunginternet_android",
};

/**
 * The range that the pages are built for, as `"safari >= 16.4"` and the like.
 * @throws RangeError for a line of another form, or a browser that is not known here
 */
export function rangeOf(lines: readonly string[]): Range {
  return new Map(
    lines.map((line) => {
      const [, name = "", version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      const known = names[name];
      if (!known) throw new RangeError(`"${line}" does not say from which version on, or of what.`);
      return [known, Number(version)];
    }),
  );
}

/** The range of this product. */
export function readRange(): Range {
  const { browserslist } = JSON.parse(readFileSync(`${root}apps/web/package.json`, "utf8"));
  return rangeOf(browserslist);
}
