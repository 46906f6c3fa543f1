import { readFileSync } from "node:fs";
import { root } from "../paths.mjs";
import { isTest, listCode } from "../sources.ts";
import { type Fragment, fragmentsOf } from "./fragments.ts";
import type { ConformanceRecord } from "./record.ts";

export const recordFile = "tooling/conformance/record.json";
/** What the last run on the embedded database sent there. */
export const sentFile = `${root}node_modules/.cache/test-report/sent-sql.jsonl`;

/** Where the product's own statements stand: tests write some that no embedded database has to know. */
const holdsSql = /^(apps\/server|packages\/(adapters|db|services))\/src\//;
/**
 * What reaches no embedded database as it stands: the pool and the listeners of a server, tables, of
 * which the migrations are made, and what tests fill them with.
 */
const exempt = /^packages\/db\/src\/(postgres[^/]*\.ts$|schema\/|test-)/;

/** Every piece of SQL that both databases have to understand. */
export const listFragments = (): Fragment[] =>
  listCode(root)
    .filter((file) => holdsSql.test(file) && !exempt.test(file) && !isTest(file))
    .flatMap((file) => fragmentsOf(file, readFileSync(root + file, "utf8")));

export const readRecord = (): ConformanceRecord =>
  JSON.parse(readFileSync(root + recordFile, "utf8"));
