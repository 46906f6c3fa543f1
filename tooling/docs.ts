/** Documents are tested: what README.md, ARCHITECTURE.md, CONTRIBUTING.md and docs/ name must exist. */
import { readFileSync } from "node:fs";
import { checkDocument, isHistory } from "./docs/check.ts";
import { checkRules } from "./docs/specification.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";
import { listCode, listFiles } from "./sources.ts";

const rulesFile = "docs/reference/specification.md";
const required = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", rulesFile];
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

const rules = checkRules(rulesFile, files.includes(rulesFile) ? read(rulesFile) : "", {
  files,
  read,
});
const summary = `${rules.built} rules of the specification are built, ${rules.open} are not yet.`;

reportProblems(`${documents.length} documents name only what exists. ${summary}`, [
  ...rules.problems,
  ...required.filter((file) => !files.includes(file)).map((file) => `${file} is missing.`),
  ...documents
    .filter((file) => files.includes(file))
    .flatMap((file) => (isHistory(read(file)) ? [] : checkDocument(file, read(file), known))),
]);
