import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, test } from "vitest";
import { PgTable } from "./pg-core.ts";
import { insertJoker, testTime } from "./rows.fixture.ts";
import { row, rows } from "./rows.ts";
import { jokers } from "./schema/joker.ts";
import * as schema from "./schema/tables.ts";
import { eq, getTableName, is, sql } from "./sql.ts";

const database = useOwnTestDatabase();

test("every table of the schema exists", async () => {
  const found = await rows<{ name: string }>(
    database.db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const wanted = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map(getTableName);
  expect(found.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
});

test("migrating again, and from several sides at once, changes nothing", async () => {
  await Promise.all([database.database.migrate(), database.database.migrate()]);
  const { count } = await row<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  expect(count).toBeGreaterThan(0);
});

test("every foreign key is the beginning of an index", async () => {
  const bare = await rows<{ table: string; constraint: string }>(
    database.db,
    sql`
      select conrelid::regclass::text as "table", conname as "constraint"
      from pg_constraint key
      where contype = 'f' and not exists (
        select from pg_index
        where indrelid = key.conrelid
          and (indpred is null or pg_get_expr(indpred, indrelid) ilike '%is not null%')
          and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(key.conkey)] = key.conkey
      )
    `,
  );
  expect(bare).toEqual([]);
});

test("times, lists and empty values come back as they were written", async () => {
  const id = await insertJoker(database.db);
  await database.db
    .update(jokers)
    .set({ skills: ["TypeScript", "要件定義, 設計"], birthdayTimestamp: 631_119_600_000 })
    .where(eq(jokers.id, id));
  const joker = await database.db.query.jokers.findFirst({ where: eq(jokers.id, id) });
  expect(joker).toMatchObject({
    createdAt: testTime,
    skills: ["TypeScript", "要件定義, 設計"],
    favoriteUserIds: [],
    birthdayTimestamp: 631_119_600_000,
    registrationStatus: "loggedIn",
    onlineAt: null,
  });
});

test("a value that the domain does not know is refused", async () => {
  const id = await insertJoker(database.db);
  await expect(
    database.db.execute(sql`update jokers set rank = 'X' where id = ${id}`),
  ).rejects.toMatchObject({ cause: { constraint: "jokers_rank_check" } });
});

test("a transaction that fails leaves nothing", async () => {
  let id = "";
  const failed = database.db.transaction(async (tx) => {
    id = await insertJoker(tx);
    throw new Error("stop");
  });
  await expect(failed).rejects.toThrow("stop");
  expect(await database.db.$count(jokers, eq(jokers.id, id))).toBe(0);
});
