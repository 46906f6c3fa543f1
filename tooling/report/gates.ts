import { node24, root } from "../paths.mjs";
import { run } from "../process.mjs";
import { failure, noCounts } from "./counts.ts";
import type { Step } from "./stages.ts";

const bin = (name: string) => `${root}node_modules/.bin/${name}`;

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
}

/** A check that answers yes or no, by one command after the other: it counts as one test. */
function gate(name: string, ...commands: readonly Command[]): Step {
  return {
    name,
    async run(write) {
      for (const { program, args, cwd = root } of commands) {
        const code = await run(program, args, {
          cwd,
          write,
          env: { NEXT_TELEMETRY_DISABLED: "1" },
        });
        if (code !== 0) return failure(`failed: ${name}`);
      }
      return { ...noCounts, passed: 1 };
    },
  };
}

const tool = (...args: readonly string[]): Command => ({ program: node24, args });

const types = (folder: string): Command => ({
  program: bin("tsc"),
  args: ["--noEmit", "-p", folder],
});
// Next writes the types of routes and of imported images, which a fresh clone does not have yet.
const routes: Command = { program: bin("next"), args: ["typegen"], cwd: `${root}apps/web` };

export const gates: readonly Step[] = [
  gate("lint and format", { program: bin("biome"), args: ["ci", "--error-on-warnings", "."] }),
  gate("types of the server and the packages", types(".")),
  gate("types of the pages", routes, types("apps/web")),
  gate("types of tools and browser tests", types("tooling")),
  gate("import arrows", tool("tooling/arrows.ts")),
  gate("file lengths", tool("tooling/files.ts")),
  gate("times that pages say", tool("tooling/clock.ts")),
  gate("how texts are compared", tool("tooling/comparing.ts")),
  gate("tests that are left out", tool("tooling/left-out.ts")),
  gate("licenses of the libraries", tool("tooling/licences.ts")),
  gate("documents", tool("tooling/docs.ts")),
  gate("SQL on both databases", tool("tooling/conformance.ts")),
  gate("what calls cost", tool("tooling/calls.ts")),
  gate("unused code", { program: bin("knip"), args: [] }),
  gate("code that only tests use", {
    program: bin("knip"),
    args: ["--production", "-c", "knip.production.json"],
  }),
];

/** Made before the journeys need it, beside what leaves a processor idle. */
export const pages = gate("build of the pages", tool("tooling/build.mjs"));

/** By the build's own lists, without a browser. */
export const budgets = gate("scripts of a first visit", tool("tooling/budget.ts"));

/** What scripts and style sheets use, against the browsers that are supported. */
export const browsers = gate("what browsers have", tool("tooling/browsers.ts"));

/** What the run itself has to have shown. */
export const sentSql = gate(
  "SQL that was sent to the embedded database",
  tool("tooling/conformance.ts", "sent"),
);
export const rows = gate("the table of rules against what ran", tool("tooling/rows.ts"));
