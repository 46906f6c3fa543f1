import { aces } from "@tefuda/db/schema/ace";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createStaff } from "./member.fixture.ts";
import { updateAuthority } from "./update-authority.ts";

const test = useTestDatabase();
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeEach(async () => {
  staff = await createStaff(test.db);
});

const authorityOf = async ({ userId }: AceActor) =>
  (await test.db.select().from(aces).where(eq(aces.id, userId)))[0]?.authority;

it("makes a member an administrator once: the member is told, live pages hear it, the log has it", async () => {
  const { admin, member } = staff;
  const { ctx, signals } = testCtx(test.db, admin);
  const set = (authority: "admin" | "member") =>
    updateAuthority(ctx, { aceId: member.userId, authority });
  const heard = () => signals.splice(0);
  const own = [
    { to: [member.userId], topic: "session", id: member.userId },
    { to: [member.userId], topic: "notifications", id: member.userId },
  ];
  await set("member");
  expect(heard()).toEqual([]);
  await set("admin");
  expect(heard()).toEqual(own);
  expect(await authorityOf(member)).toBe("admin");
  await set("admin");
  expect(heard()).toEqual([]);
  await set("member");
  expect(await authorityOf(member)).toBe("member");
  const told = await test.db
    .select({ content: notifications.content })
    .from(notifications)
    .where(eq(notifications.userId, member.userId))
    .orderBy(notifications.id);
  expect(told.map(({ content }) => content)).toEqual([
    "あなたの権限が「管理者」に変更されました。",
    "あなたの権限が「メンバー」に変更されました。",
  ]);
  const log = await test.db
    .select({ action: auditLogs.action, reason: auditLogs.reason, companyId: auditLogs.companyId })
    .from(auditLogs)
    .where(eq(auditLogs.targetId, member.userId))
    .orderBy(auditLogs.id);
  expect(log).toEqual([
    { action: "updateAuthority", reason: "メンバー → 管理者", companyId: staff.companyId },
    { action: "updateAuthority", reason: "管理者 → メンバー", companyId: staff.companyId },
  ]);
});

it("is a matter of the company's own administrators, and of members who are there", async () => {
  const { admin, member, colleague, as } = staff;
  const aceId = colleague.userId;
  const promote = (by: AceActor) => updateAuthority(as(by), { aceId, authority: "admin" });
  await expect(promote(member)).rejects.toMatchObject({ code: "permissionDenied" });
  const other = await createStaff(test.db);
  await expect(promote(other.admin)).rejects.toMatchObject({ code: "aceNotFound" });
  await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, aceId));
  await expect(promote(admin)).rejects.toMatchObject({ code: "aceNotFound" });
  expect(await authorityOf(colleague)).toBe("member");
});
