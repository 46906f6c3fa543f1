import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { alwaysOnEmbedded } from "./tooling/conformance/always.ts";
import record from "./tooling/conformance/record.json" with { type: "json" };

const web = fileURLToPath(new URL("./apps/web/src", import.meta.url));

/** `npm run test:all` runs what touches a database on both of them, whatever it is there for. */
const all = process.env.TEFUDA_TEST_ALL === "1";

/** Tests that open a database or start a server process; all others are unit tests. */
const onEitherDatabase = ["**/*.db.test.ts", "**/*.server.test.ts"];
/** Tests of what the embedded database, being one connection, cannot show: locks and races. */
const onPostgresOnly = ["**/*.postgres.test.ts"];
/** Those that show that the embedded database does the same: every piece of SQL, and what is whole. */
const onEmbedded = all ? onEitherDatabase : [...alwaysOnEmbedded, ...Object.keys(record)];
/** A folder that is in use, a port, a setting: no database is asked. */
const withoutPostgres = ["apps/server/src/running/refusal.server.test.ts"];
const never = ["**/node_modules/**", "**/.next/**", "e2e/**"];

const setupFiles = [
  "./tooling/report/unexpected-console.ts",
  "./packages/testing/src/files/temporary-setup.ts",
];
// A cold embedded database takes up to four seconds to open, a server as long again.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
/**
 * The files of a worker share what they have loaded: to load and warm up the product and the database
 * anew for each took as long as the tests. Each file has a database and a temporary folder of its own.
 */
const together = { isolate: false };

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias: { "@": web } },
        // Next compiles JSX by itself, so tsconfig.json leaves it as it is.
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          name: "unit",
          include: ["{apps,packages,tooling,bench}/**/*.test.{ts,tsx}"],
          exclude: [...never, ...onEitherDatabase, ...onPostgresOnly],
          setupFiles,
          // They take milliseconds, yet may share the processors with the type check of a template.
          testTimeout: 20_000,
          ...together,
        },
      },
      {
        test: {
          name: "embedded",
          include: onEmbedded,
          exclude: never,
          // Both projects may run in one vitest, whose setup for PostgreSQL sets this for all.
          env: { TEST_DATABASE_URL: "" },
          setupFiles: [...setupFiles, "./tooling/conformance/recorder.ts"],
          ...patience,
          ...together,
        },
      },
      {
        test: {
          name: "postgres",
          include: [...onEitherDatabase, ...onPostgresOnly],
          exclude: [...never, ...withoutPostgres],
          globalSetup: ["./packages/testing/src/database/postgres-global-setup.ts"],
          setupFiles,
          ...patience,
          ...together,
        },
      },
    ],
  },
});
