// Development: Next inside the server reloads pages as they change; the server itself starts again
// when its own sources or a package's change. --watch waits for the old process to close its database.
import { readdirSync } from "node:fs";
import { node24, root } from "./paths.mjs";
import { become } from "./process.mjs";

const sources = [
  "apps/server",
  ...readdirSync(`${root}packages`).map((name) => `packages/${name}`),
];

await become(
  node24,
  [
    ...sources.map((folder) => `--watch-path=${root}${folder}/src`),
    "--watch-preserve-output",
    `${root}apps/server/src/main.ts`,
    ...process.argv.slice(2),
  ],
  { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1", DEV_PAGES: "1" },
);
