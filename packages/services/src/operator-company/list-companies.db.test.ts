import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertCompany } from "../matching/thread.fixture.ts";
import { operatorOf } from "../member/member.fixture.ts";
import { listOperatorCompanies } from "./list-companies.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

it("goes through all companies once, page by page, also when all came at once", async () => {
  for (let n = 0; n < 52; n++) await insertCompany(test.db);
  const { ctx } = testCtx(test.db, operatorOf());
  const first = await listOperatorCompanies(ctx, {});
  expect(first).toMatchObject({ count: 52 });
  expect(first.items).toHaveLength(50);
  const second = await listOperatorCompanies(ctx, { cursor: first.nextCursor });
  expect(second.items).toHaveLength(2);
  expect(second.nextCursor).toBeUndefined();
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(52);
});
