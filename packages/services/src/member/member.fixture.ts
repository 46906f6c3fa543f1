import type { Db } from "@tefuda/db/client";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { eq } from "@tefuda/db/sql";
import type { AceActor, OperatorActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { DAY_MS } from "@tefuda/domain/time/units";
import { uuidv7 } from "uuidv7";
import { makeBrowser, makeTestApp } from "../account/browser.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { inviteMember } from "./invite-member.ts";

export const operatorOf = (role: OperatorActor["role"] = "admin"): OperatorActor => ({
  kind: "operator",
  userId: uuidv7(),
  role,
});

/** A company with an administrator, a member and a colleague. */
export async function createStaff(db: Db) {
  const companyId = await insertCompany(db);
  const admin = await insertAce(db, companyId, { authority: "admin", name: "管理 花子" });
  const member = await insertAce(db, companyId, { name: "退職 太郎" });
  const colleague = await insertAce(db, companyId, { name: "後任 次郎" });
  const as = <Who extends SignedInActor>(actor: Who, now = testNow) => testCtx(db, actor, now).ctx;
  return { companyId, admin, member, colleague, as };
}

/** An invitation that waits, to be written as a row; its id stands in its address. */
export function invitationOf(
  columns: Partial<typeof memberInvitations.$inferInsert> & { readonly companyId: string },
  now = testNow,
) {
  const id = uuidv7();
  return {
    id,
    email: `${id}@example.jp`,
    name: "新人 三郎",
    authority: "member" as const,
    codeHash: id,
    sentAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
    createdAt: now,
    updatedAt: now,
    ...columns,
  };
}

/** Browsers of people who get mail, and an administrator who invites. */
export async function createInviter(db: Db) {
  const app = makeTestApp(db);
  const companyId = await insertCompany(db, "みなと製作所");
  const admin: AceActor = await insertAce(db, companyId, { authority: "admin" });
  const ctx = async () => ({ ...(await makeBrowser(app).ctx()), actor: admin });
  return {
    app,
    companyId,
    admin,
    ctx,
    browser: () => makeBrowser(app),
    invite: async (email: string, more: { authority?: "admin" | "member" } = {}) =>
      inviteMember(await ctx(), {
        inviteId: uuidv7(),
        email,
        name: "新人 三郎",
        authority: "member",
        ...more,
      }),
    /** The code in the newest mail to an address. */
    async code(to: string) {
      const [mail] = await app.mailsTo(to);
      const url = mail?.text.match(/https?:\S+invite=\S+/)?.[0] ?? "";
      return { oobCode: new URL(url, "http://localhost").searchParams.get("invite") ?? "" };
    },
    row: async (inviteId: string) =>
      (await db.select().from(memberInvitations).where(eq(memberInvitations.id, inviteId)))[0],
  };
}
