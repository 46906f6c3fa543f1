import { memberInvitations } from "@tefuda/db/schema/company-member";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { asc, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { insertCompany } from "../matching/thread.fixture.ts";
import { inviteMember } from "./invite-member.ts";
import { listInvitations } from "./list-invitations.ts";
import { createInviter, invitationOf } from "./member.fixture.ts";
import { cancelInvitation, resendInvitation } from "./resend-invitation.ts";

const test = useTestDatabase();
let world: Awaited<ReturnType<typeof createInviter>>;
beforeEach(async () => {
  world = await createInviter(test.db);
});
const HOURS = 60;

type Columns = Partial<typeof memberInvitations.$inferInsert>;
const invitation = (columns: Columns = {}) =>
  invitationOf({ companyId: world.companyId, ...columns }, world.app.clock());
async function insertInvitation(columns: Columns) {
  const row = invitation(columns);
  await test.db.insert(memberInvitations).values(row);
  return row.id;
}
const insertInvitations = (length: number) =>
  test.db.insert(memberInvitations).values(Array.from({ length }, () => invitation()));
const logOf = (targetId: string) =>
  test.db
    .select({ action: auditLogs.action, reason: auditLogs.reason })
    .from(auditLogs)
    .where(eq(auditLogs.targetId, targetId))
    .orderBy(asc(auditLogs.id));

describe("an invitation", () => {
  it("closes only an earlier one of its own address and company, whose link has run out", async () => {
    const email = "again@example.jp";
    const first = await world.invite(email);
    const beside = await world.invite("beside@example.jp");
    const accepted = await insertInvitation({ email, acceptedAt: world.app.clock() });
    const canceledAt = new Date(world.app.clock().getTime() - 1);
    const canceled = await insertInvitation({ email, canceledAt });
    const foreign = await insertInvitation({ email, companyId: await insertCompany(test.db) });
    world.app.pass(72 * HOURS);
    await world.invite(email);
    const closed = async (id: string) => (await world.row(id))?.canceledAt;
    expect(await closed(first.inviteId)).toEqual(world.app.clock());
    for (const id of [beside.inviteId, accepted, foreign]) expect(await closed(id)).toBeNull();
    expect(await closed(canceled)).toEqual(canceledAt);
  });

  it("is the fiftieth of its company in a day, and no more", async () => {
    const now = world.app.clock().getTime();
    const companyId = await insertCompany(test.db);
    await insertInvitations(49);
    await insertInvitation({ createdAt: new Date(now - 24 * HOURS * 60_000) });
    await insertInvitation({ companyId });
    await world.invite("fiftieth@example.jp");
    await expect(world.invite("more@example.jp")).rejects.toMatchObject({
      code: "tooManyRequests",
    });
    expect(await listInvitations(await world.ctx())).toHaveLength(51);
  });

  it("is one of two hundred that the list shows, of the own company", async () => {
    await insertInvitations(201);
    const foreign = await insertInvitation({ companyId: await insertCompany(test.db) });
    const listed = await listInvitations(await world.ctx());
    expect(listed).toHaveLength(200);
    expect(listed.map(({ id }) => id)).not.toContain(foreign);
  });

  it("leaves in the log that it was made, sent again and taken back, and touches no other", async () => {
    const { inviteId } = await world.invite("logged@example.jp");
    const other = await world.invite("other@example.jp");
    await resendInvitation(await world.ctx(), { inviteId });
    await cancelInvitation(await world.ctx(), { inviteId });
    expect(await logOf(inviteId)).toEqual([
      { action: "inviteMember", reason: "新人 三郎 <logged@example.jp>" },
      { action: "resendInvitation", reason: "logged@example.jp" },
      { action: "cancelInvitation", reason: "logged@example.jp" },
    ]);
    expect(await world.row(other.inviteId)).toMatchObject({ sentCount: 1, canceledAt: null });
    await resendInvitation(await world.ctx(), { inviteId: other.inviteId });
    expect(await world.row(other.inviteId)).toMatchObject({ sentCount: 2 });
  });

  it("has an id that no other company can take", async () => {
    const inviteId = await insertInvitation({ companyId: await insertCompany(test.db) });
    const again = inviteMember(await world.ctx(), {
      inviteId,
      email: "taken@example.jp",
      name: "新人 三郎",
      authority: "member",
    });
    await expect(again).rejects.toMatchObject({ code: "dataNotFound" });
  });
});
