import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { alwaysOnEmbedded } from "./tooling/conformance/always.ts";
import record from "./tooling/conformance/record.json" with { type: "json" };
import { noteRun } from "./tooling/report/run-reporter.ts";

const web = fileURLToPath(new URL("./apps/web/src", import.meta.url));

/** `npm run test:all` runs what touches a database on both of them, whatever it is there for. */
const all = process.env.TEFUDA_TEST_ALL === "1";

/** Tests that open a database or start a server process; all others are unit tests. */
const onEitherDatabase = ["**/*.db.test.ts", "**/*.server.test.ts"];
/** Tests of what the embedded database, being one connection, cannot show: locks and races. */
const onPostgresOnly = ["**/*.postgres.test.ts"];
/** Those that need what the others do without, a pooler for instance: `npm run test:hosting`. */
const onHosting = ["**/*.hosting.test.ts"];
/** Those that show that the embedded database does the same: every piece of SQL, and what is whole. */
const onEmbedded = all ? onEitherDatabase : [...alwaysOnEmbedded, ...Object.keys(record)];
/**
 * A folder, a port, a setting, the end of a process: what asks no server of a database. And the crash of a process
 * that has the database in it; of one that has not, the chaos shows it.
 */
const withoutPostgres = [
  ...(all ? [] : ["apps/server/src/running/crash.server.test.ts"]),
  "apps/server/src/process/last-words.server.test.ts",
  "apps/server/src/running/full-disk.server.test.ts",
  "apps/server/src/running/refusal.server.test.ts",
  "packages/db/src/damaged-folder.db.test.ts",
  "packages/db/src/full-disk.db.test.ts",
  "packages/db/src/owner-lock.db.test.ts",
];
/** What one server process has compiled, the next ones take over. */
const NODE_COMPILE_CACHE = fileURLToPath(
  new URL("./node_modules/.cache/compiled-server", import.meta.url),
);
const never = ["**/node_modules/**", "**/.next/**", "e2e/**"];

const setupFiles = [
  "./tooling/report/unexpected-console.ts",
  "./packages/testing/src/files/temporary-setup.ts",
  "./tooling/mutants/reach-recorder.ts",
];
const onDatabase = [...setupFiles, "./packages/testing/src/database/cheap-hashes-setup.ts"];
// A cold embedded database takes up to four seconds to open, a server as long again.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
/**
 * The files of a worker share what they have loaded: to load and warm up the product and the database
 * anew for each took as long as the tests. They take the database one after the other, without each
 * other's rows; a temporary folder each has for itself.
 */
const together = { isolate: false };

/** Whole servers and the access matrix take minutes: begun last, they would leave a processor idle at the end. */
const slow = /\.server\.test\.ts$|\/matrix\.db\.test\.ts$|\/outage\.postgres\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/** Where the run is counted, if anywhere. */
const outputFile = process.env.TEST_REPORT_FILE;

export default defineConfig({
  test: {
    allowOnly: false,
    reporters: outputFile
      ? ["default", ["json", { outputFile }], noteRun(outputFile)]
      : ["default"],
    sequence: { sequencer: SlowFirst },
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias: { "@": web } },
        // Next compiles JSX by itself, so tsconfig.json leaves it as it is.
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          name: "unit",
          include: ["{apps,packages,tooling,bench}/**/*.test.{ts,tsx}"],
          exclude: [...never, ...onEitherDatabase, ...onPostgresOnly, ...onHosting],
          setupFiles,
          // They take milliseconds, yet may share the processors with much else.
          ...patience,
          ...together,
        },
      },
      {
        test: {
          name: "embedded",
          include: onEmbedded,
          exclude: never,
          // Both projects may run in one vitest, whose setup for PostgreSQL sets this for all.
          env: { TEST_DATABASE_URL: "", NODE_COMPILE_CACHE },
          globalSetup: ["./packages/testing/src/server/demo-data.ts"],
          setupFiles: [...onDatabase, "./tooling/conformance/recorder.ts"],
          ...patience,
          ...together,
        },
      },
      {
        test: { name: "hosting", include: onHosting, exclude: never, setupFiles, ...patience },
      },
      {
        test: {
          name: "postgres",
          include: [...onEitherDatabase, ...onPostgresOnly],
          exclude: [...never, ...withoutPostgres],
          globalSetup: [
            "./packages/testing/src/server/demo-data.ts",
            "./packages/testing/src/database/postgres-global-setup.ts",
          ],
          env: { NODE_COMPILE_CACHE },
          setupFiles: onDatabase,
          ...patience,
          ...together,
        },
      },
    ],
  },
});
