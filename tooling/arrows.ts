// Which folder may import which: rules in tooling/arrows/rules.ts, folders found by looking. No file of the
// product leads back to itself, and no folder of the services up. `--draw` brings the picture of their floors
// in ARCHITECTURE.md up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { checkFile, checkFolders } from "./arrows/check.ts";
import { checkCircles } from "./arrows/circles.ts";
import { checkFloors, drawFloors } from "./arrows/floors.ts";
import { parseFacts } from "./arrows/parse.ts";
import { root } from "./paths.mjs";
import { reportProblems } from "./report/problems.ts";
import { listCode, listWorkspaces } from "./sources.ts";

const workspaces = listWorkspaces(root);
const files = new Map(
  listCode(root)
    .filter((file) => workspaces.some((name) => file.startsWith(`${name}/`)))
    .map((file) => [file, parseFacts(file, readFileSync(root + file, "utf8"))]),
);

const page = `${root}ARCHITECTURE.md`;
const text = readFileSync(page, "utf8");
const picture = /(?<=<!-- floors -->\n```\n)[\s\S]*?(?=\n```)/;
const drawn = text.replace(picture, () => drawFloors(files, workspaces));
if (process.argv.includes("--draw")) writeFileSync(page, drawn);
const isDrawn = process.argv.includes("--draw") || drawn === text;

reportProblems(
  `${files.size} files keep to the import arrows, those of the product to no circle, those of the services to their floors.`,
  [
    ...checkFolders(workspaces),
    ...[...files].flatMap(([file, facts]) => checkFile(file, facts, workspaces)),
    ...checkCircles(files, workspaces),
    ...checkFloors(files, workspaces),
    ...(isDrawn ? [] : ["ARCHITECTURE.md draws other floors than the imports: npm run floors."]),
  ],
);
