/** Documents are tested: what README.md, ARCHITECTURE.md, CONTRIBUTING.md and docs/ name must exist. */
import { readFileSync } from "node:fs";
import { checkDocument, isHistory } from "./docs/check.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";
import { makeRowCheck, NOT_BUILT } from "./rows/check.ts";
import { readLastRun } from "./rows/last-run.ts";
import { readRows } from "./rows/table.ts";
import { checkSecurity } from "./security/check.ts";
import { listCode, listFiles } from "./sources.ts";

const rulesFile = "docs/reference/specification.md";
const securityFile = "docs/reference/security.md";
const required = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", rulesFile, securityFile];
const read = (file: string) => readFileSync(root + file, "utf8");

const files = listFiles(root);
const code = listCode(root)
  .filter((file) => !file.startsWith("tooling/docs/"))
  .map(read)
  .join("\n");
const known = {
  files,
  scripts: Object.keys(JSON.parse(read("package.json")).scripts),
  tables: [...code.matchAll(/pgTable\(\s*"(\w+)"/g)].map(([, name = ""]) => name),
  code,
};
const documents = [...required, ...files.filter((file) => /^docs\/.*\.md$/.test(file))];

const rows = readRows(files.includes(rulesFile) ? read(rulesFile) : "");
const run = readLastRun();
const evidence = { project: { files: new Set(files), read }, run, complete: false };
const checkRows = makeRowCheck(evidence);
const security = checkSecurity(
  securityFile,
  files.includes(securityFile) ? read(securityFile) : "",
  evidence.project.files,
  checkRows,
);
const open = rows.filter(({ where }) => where === NOT_BUILT).length;
const hasPages = [...run.values()].some(({ ran }) => ran.some(({ routes }) => routes.length > 0));
const summary = [
  `${documents.length} documents name only what exists.`,
  `${rows.length - open} rules of the specification are built, ${open} are not yet.`,
  security.summary,
  hasPages ? "" : "No report says where browser tests go: what stands in them was taken.",
];

reportProblems(summary.join(" ").trim(), [
  ...checkRows(rulesFile, rows),
  ...security.problems,
  ...required.filter((file) => !files.includes(file)).map((file) => `${file} is missing.`),
  ...documents
    .filter((file) => files.includes(file))
    .flatMap((file) => (isHistory(read(file)) ? [] : checkDocument(file, read(file), known))),
]);
