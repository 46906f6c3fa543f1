import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { writeAudit } from "../kernel/audit.ts";
import { createStaff } from "../member/member.fixture.ts";
import { listAuditLogs } from "./list-audit-logs.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

it("goes through the own company's log once, page by page, also when all was done at once", async () => {
  const { admin, as, companyId } = await createStaff(test.db);
  const other = await createStaff(test.db);
  const write = (who: typeof admin, companyOfIt: string) =>
    writeAudit(test.db, as(who), {
      action: "saveCompany",
      target: { type: "company", id: companyOfIt },
      companyId: companyOfIt,
    });
  for (let n = 0; n < 51; n++) await write(admin, companyId);
  await write(other.admin, other.companyId);
  const first = await listAuditLogs(as(admin), {});
  expect(first.items).toHaveLength(50);
  const second = await listAuditLogs(as(admin), { cursor: first.nextCursor });
  expect(second.items).toHaveLength(1);
  expect(second.nextCursor).toBeUndefined();
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(51);
});
