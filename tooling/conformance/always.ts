/**
 * Tests that run on the embedded database whatever SQL they send: migrations and what else the two
 * engines do differently by themselves, every procedure for every role, live topics, the search,
 * the jobs, and the processes that die, or whose folder is the fault. What comes over the wire before
 * any database is asked (files, streams, broken requests, the drain) is shown on PostgreSQL.
 */
export const alwaysOnEmbedded: readonly string[] = [
  "packages/db/src/*.db.test.ts",
  "apps/server/src/access-matrix/*.db.test.ts",
  "packages/services/src/live/*.db.test.ts",
  "packages/services/src/candidate/search-*.db.test.ts",
  "apps/server/src/jobs/*.db.test.ts",
  "apps/server/src/{jobs,process}/*.server.test.ts",
  "apps/server/src/running/{chaos,crash,full-disk,refusal}.server.test.ts",
];
