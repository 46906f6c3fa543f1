import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { openDatabase } from "./client.ts";
import type { Db } from "./database.ts";
import { createNamer } from "./named-statements.ts";
import { row } from "./rows.ts";
import { users } from "./schema/account.ts";
import { eq, sql } from "./sql.ts";
import { urlOf } from "./url.fixture.ts";

const database = useOwnTestDatabase();

/** How the server names the plans of one connection after a statement came so many times. */
async function plansAfter(times: number, options: { namesStatements?: boolean } = {}) {
  const url = await urlOf(database.db, "named");
  const own = await openDatabase({ url, max: 1, ...options });
  try {
    const read = (db: Db) => db.select().from(users).where(eq(users.email, "nobody@example.jp"));
    for (let time = 0; time < times; time += 1) await read(own.db);
    return await row<{ plans: number; calls: number }>(
      own.db,
      sql`select count(*)::int as plans, coalesce(sum(generic_plans + custom_plans), 0)::int as calls
        from pg_prepared_statements`,
    );
  } finally {
    await own.close();
  }
}

test("a statement that comes again is planned once for its connection", async () => {
  expect(await plansAfter(9)).toEqual({ plans: 0, calls: 0 });
  expect(await plansAfter(30)).toEqual({ plans: 1, calls: 21 });
  expect(await plansAfter(30, { namesStatements: true })).toEqual({ plans: 1, calls: 21 });
  expect(await plansAfter(30, { namesStatements: false })).toEqual({ plans: 0, calls: 0 });
});

test("names are few, however many texts come", () => {
  const sent: (string | undefined)[] = [];
  const client = {
    query: (config: { name?: string }) => sent.push(config.name),
  } as unknown as PoolClient;
  createNamer()(client);
  for (let text = 0; text < 1000; text += 1)
    for (let time = 0; time < 10; time += 1) client.query({ text: `select ${text}, $1` }, [1]);
  expect(new Set(sent.filter((name) => name !== undefined)).size).toBe(400);
});
