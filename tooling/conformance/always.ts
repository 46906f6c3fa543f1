/**
 * Tests that run on the embedded database whatever SQL they send: migrations and what else the two
 * engines do differently by themselves, every procedure for every role, live topics, the search,
 * the jobs, and whole server processes.
 */
export const alwaysOnEmbedded: readonly string[] = [
  "packages/db/src/*.db.test.ts",
  "apps/server/src/walk/*.db.test.ts",
  "packages/services/src/live/*.db.test.ts",
  "packages/services/src/candidate/search-*.db.test.ts",
  "apps/server/src/jobs/*.db.test.ts",
  "**/*.server.test.ts",
];
