// Files stay short enough to read at one sitting.
import { readFileSync } from "node:fs";
import { checkLengths } from "./files/check.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";
import { listCode } from "./sources.ts";

const lengths = listCode(root).map((file) => ({
  file,
  lines: readFileSync(root + file, "utf8")
    .trimEnd()
    .split("\n").length,
}));
const { median, problems } = checkLengths(lengths);
reportProblems(`${lengths.length} files, half of them at most ${median} lines long.`, problems);
