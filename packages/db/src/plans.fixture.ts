import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeAll, expect } from "vitest";
import { row, rows } from "./rows.ts";
import { seedForPlans } from "./seed.fixture.ts";
import { type SQLWrapper, sql } from "./sql.ts";

/** A database with enough in it that the planner prefers an index, and the ids of one thread's people. */
export function usePlans() {
  const database = useOwnTestDatabase();
  const someone = { jokerId: "", aceId: "", companyId: "", matchingId: "" };

  beforeAll(async () => {
    await seedForPlans(database.db);
    const found = await row<typeof someone>(
      database.db,
      sql`
        select joker_id as "jokerId", ace_id as "aceId", ace_company_id as "companyId", id as "matchingId"
        from matchings limit 1
      `,
    );
    Object.assign(someone, found);
  });

  async function plan(query: SQLWrapper): Promise<string> {
    const lines = await rows<{ "QUERY PLAN": string }>(
      database.db,
      sql`explain (costs off) ${query.getSQL()}`,
    );
    return lines.map((line) => line["QUERY PLAN"]).join("\n");
  }

  /** The page is read from the index in its order: nothing is sorted, no table is read through. */
  async function expectInOrder(query: SQLWrapper, index: string) {
    const text = await plan(query);
    expect(text).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index}\\b`));
    expect(text).not.toMatch(/Sort|Seq Scan/);
  }

  return { database, someone, plan, expectInOrder };
}
