// Nothing is used that a supported browser lacks: the range is in apps/web/package.json; needs a build.
import { readdirSync, readFileSync } from "node:fs";
import { checkScripts, checkStyles } from "./browsers/check.ts";
import { readRange } from "./browsers/range.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";
import { isTest, listCode } from "./sources.ts";

const range = readRange();
const sourceOf = (file: string) => ({ file, text: readFileSync(root + file, "utf8") });
const scripts = listCode(root)
  .filter((file) => /^(apps\/web|packages\/domain)\/src\//.test(file) && !isTest(file))
  .map(sourceOf);
const chunks = "apps/web/.next/static/chunks/";
const sheets = readdirSync(root + chunks)
  .filter((file) => file.endsWith(".css"))
  .map((file) => sourceOf(chunks + file));

reportProblems(
  `${scripts.length} files and ${sheets.length} style sheets use what ${range.size} browsers have.`,
  [...checkScripts(scripts, range), ...checkStyles(sheets, range)],
);
