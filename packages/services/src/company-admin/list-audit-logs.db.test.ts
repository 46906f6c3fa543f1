import { auditLogs } from "@tefuda/db/schema/monitoring";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { writeAudit } from "../kernel/audit.ts";
import { createStaff } from "../member/member.fixture.ts";
import { exportAuditLogs, listAuditLogs } from "./list-audit-logs.ts";

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

it("shows what one member did, one action, and the days that are named, in Japan", async () => {
  const { admin, colleague, as } = await createStaff(test.db);
  const write = (who: typeof admin, action: string, at: string) =>
    writeAudit(test.db, as(who, new Date(at)), { action, target: { type: "company" } });
  await write(admin, "saveCompany", "2026-04-01T14:59:59.999Z");
  await write(admin, "saveCompany", "2026-04-01T15:00:00Z");
  await write(admin, "inviteMember", "2026-04-02T00:00:00Z");
  await write(colleague, "saveCompany", "2026-04-03T14:59:59.999Z");
  await write(colleague, "inviteMember", "2026-04-03T15:00:00Z");
  const found = async (filter: object) =>
    (await listAuditLogs(as(admin), filter)).items.map(({ createdAt }) => createdAt.getUTCDate());
  expect(await found({})).toEqual([3, 3, 2, 1, 1]);
  expect(await found({ memberId: colleague.userId })).toEqual([3, 3]);
  expect(await found({ action: "inviteMember" })).toEqual([3, 2]);
  expect(await found({ from: "2026-04-02", to: "2026-04-03" })).toEqual([3, 2, 1]);
  expect(await found({ from: "2026-04-04" })).toEqual([3]);
  expect(await found({ to: "2026-04-01" })).toEqual([1]);
});

it("gives the newest 5,000 rows for a file, and the log says who asked", async () => {
  const { admin, as, companyId } = await createStaff(test.db);
  const at = (n: number) => new Date(Date.parse("2026-04-01T00:00:00Z") + n);
  const rows = Array.from({ length: 5001 }, (_, n) => ({
    id: uuidv7(),
    actorId: admin.userId,
    actorType: "ace",
    action: "saveCompany",
    targetType: "company",
    companyId,
    createdAt: at(n),
  }));
  await test.db.insert(auditLogs).values(rows);
  const { items } = await exportAuditLogs(as(admin), {});
  expect(items).toHaveLength(5000);
  expect([items[0]?.createdAt, items.at(-1)?.createdAt]).toEqual([at(5000), at(1)]);
  const log = await listAuditLogs(as(admin), { action: "exportCompanyAuditLogs" });
  expect(log.items).toMatchObject([{ actorName: "管理 花子", targetType: "auditLog" }]);
});
