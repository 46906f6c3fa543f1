import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { insertAce } from "../matching/thread.fixture.ts";
import { listMembers } from "./list-members.ts";
import { createStaff } from "./member.fixture.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

it("goes through all members of the own company once, page by page, also when all came at once", async () => {
  const { admin, as, companyId } = await createStaff(test.db);
  await createStaff(test.db);
  for (let n = 0; n < 50; n++) await insertAce(test.db, companyId);
  const first = await listMembers(as(admin), { group: "active" });
  expect(first.items).toHaveLength(50);
  const second = await listMembers(as(admin), { group: "active", cursor: first.nextCursor });
  expect(second.items).toHaveLength(3);
  expect(second.nextCursor).toBeUndefined();
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(53);
});
