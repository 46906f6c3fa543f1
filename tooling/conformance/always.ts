/**
 * Tests that run on the embedded database whatever SQL they send: migrations and what else the two
 * engines do differently by themselves, every procedure for every role, live topics, the search,
 * the jobs, and a process that dies with the database in it, or whose folder is the fault. What comes over
 * the wire before any database is asked (files, streams, broken requests, the drain), and jobs and mails over
 * crashes, is shown on PostgreSQL.
 */
export const alwaysOnEmbedded: readonly string[] = [
  "packages/db/src/*.db.test.ts",
  "apps/server/src/access-matrix/*.db.test.ts",
  "packages/services/src/live/*.db.test.ts",
  "packages/services/src/candidate/search-*.db.test.ts",
  "apps/server/src/jobs/*.db.test.ts",
  "apps/server/src/process/*.server.test.ts",
  "apps/server/src/running/{crash,full-disk,refusal}.server.test.ts",
];
