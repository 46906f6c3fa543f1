// Server and browser draw the same words: no part of a page asks the clock while it is drawn.
import { readFileSync } from "node:fs";
import { checkClock } from "./clock/check.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";
import { isTest, listCode } from "./sources.ts";

/** Drawn by the server alone. */
const onServer = new Set([
  "apps/web/src/app/layout.tsx",
  "apps/web/src/app/_frame/public-frame.tsx",
]);

const files = listCode(root).filter(
  (file) => file.startsWith("apps/web/src/") && !isTest(file) && !onServer.has(file),
);
reportProblems(
  `${files.length} files of the pages are drawn without asking the clock.`,
  files.flatMap((file) => checkClock(file, readFileSync(root + file, "utf8"))),
);
