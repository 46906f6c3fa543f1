// Which folder may import which: rules in tooling/arrows/rules.ts, folders found by looking.
import { readFileSync } from "node:fs";
import { checkFile, checkFolders } from "./arrows/check.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";
import { listCode, listWorkspaces } from "./sources.ts";

const workspaces = listWorkspaces(root);
const files = listCode(root).filter((file) =>
  workspaces.some((name) => file.startsWith(`${name}/`)),
);

reportProblems(`${files.length} files keep to the import arrows.`, [
  ...checkFolders(workspaces),
  ...files.flatMap((file) => checkFile(file, readFileSync(root + file, "utf8"), workspaces)),
]);
