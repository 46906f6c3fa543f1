import { sql } from "@tefuda/db/sql";
import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { createBoss } from "./boss.ts";

const test = useOwnTestDatabase();

it("keeps a failure of the queue from the statements of the product that wait behind it", async () => {
  const queue = createBoss(test.database, 15).getDb();
  const failing = queue.executeSql("BEGIN; select 1 / 0; COMMIT");
  const [failed, ...others] = await Promise.allSettled([
    failing,
    test.db.execute(sql`select 1`),
    test.db.transaction((tx) => tx.execute(sql`select 1`)),
    queue.executeSql("select 1"),
    queue.executeSql("select $1::int", [1]),
  ]);
  expect(failed).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  expect(others.map(({ status }) => status)).toEqual(others.map(() => "fulfilled"));
});
