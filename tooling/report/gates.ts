import { existsSync, readdirSync } from "node:fs";
import { node24, root } from "../paths.mjs";
import { run } from "../process.mjs";
import type { Counts } from "./counts.ts";
import type { Step } from "./parts.ts";

const bin = (name: string) => `${root}node_modules/.bin/${name}`;

/** A check that answers yes or no: it counts as one test. */
function gate(name: string, command: string, args: readonly string[], cwd = root): Step {
  return {
    name,
    run: async (): Promise<Counts> => {
      const code = await run(command, args, { cwd, env: { NEXT_TELEMETRY_DISABLED: "1" } });
      if (code === 0) return { passed: 1, failed: 0, notes: [] };
      return { passed: 0, failed: 1, notes: [`failed: ${name}`] };
    },
  };
}

const workspaces = ["apps", "packages"].flatMap((group) =>
  readdirSync(root + group).map((name) => `${group}/${name}`),
);

/** Every folder with a tsconfig.json, found by looking, so that a new one is covered. */
const typed = [...workspaces, "tooling"].filter((folder) =>
  existsSync(`${root}${folder}/tsconfig.json`),
);

function types(folder: string): Step[] {
  const check = gate(`types of ${folder}`, bin("tsc"), ["--noEmit", "-p", folder]);
  if (!existsSync(`${root}${folder}/next.config.ts`)) return [check];
  // Next writes the types of routes and of imported images, which a fresh clone does not have yet.
  const routes = gate(`route types of ${folder}`, bin("next"), ["typegen"], `${root}${folder}`);
  return [routes, check];
}

export const gates: readonly Step[] = [
  gate("lint and format", bin("biome"), ["ci", "--error-on-warnings", "."]),
  ...typed.flatMap(types),
  gate("import arrows", node24, ["tooling/arrows.ts"]),
  gate("file lengths", node24, ["tooling/files.ts"]),
  gate("documents", node24, ["tooling/docs.ts"]),
  gate("unused code", bin("knip"), []),
  gate("code that only tests use", bin("knip"), ["--production", "-c", "knip.production.json"]),
];
