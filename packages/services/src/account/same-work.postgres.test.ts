import { mailOutbox } from "@tefuda/db/schema/mail";
import { statementsOf } from "@tefuda/testing/database/statements";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, it } from "vitest";
import { requestPasswordReset } from "../account-recovery/request-password-reset.ts";
import { deliverNextMail } from "../mail/deliver-next-mail.ts";
import { inviteMember } from "../member/invite-member.ts";
import { createInviter } from "../member/member.fixture.ts";
import { resendInvitation } from "../member/resend-invitation.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { makeBrowser } from "./browser.fixture.ts";
import { requestSignUp } from "./request-sign-up.ts";

const test = useTestDatabase();
const unknown = "unknown@example.jp";
const seeker = "seeker@example.jp";
const colleague = "of-another-company@example.jp";

let world: Awaited<ReturnType<typeof createInviter>>;
beforeAll(async () => {
  world = await createInviter(test.db);
  const { app } = world;
  await app.makeJoker((await app.makeUser(seeker)).id, seeker);
  await app.makeAce((await app.makeUser(colleague)).id, colleague);
});

const visitor = () => makeBrowser(world.app).ctx();
const inviteIds = new Map([unknown, seeker, colleague].map((email) => [email, uuidv7()]));
const idOf = (email: string) => inviteIds.get(email) ?? "";

/** What somebody may ask for with any address, and sees no difference. */
const asked = {
  "a sign-up": async (email: string) => requestSignUp(await visitor(), { email }),
  "a new password": async (email: string) =>
    requestPasswordReset(await visitor(), { email, userType: "joker" }),
  "a sign-in": async (email: string) =>
    signIn(await visitor(), { email, password: "wrong-horse-9", page: "joker" }).catch(() => {}),
  "an invitation": async (email: string) => {
    const invitation = { inviteId: idOf(email), email, name: "新人 三郎" };
    return inviteMember(await world.ctx(), { ...invitation, authority: "member" });
  },
  "an invitation sent again": async (email: string) =>
    resendInvitation(await world.ctx(), { inviteId: idOf(email) }),
};

it.each(Object.entries(asked))(
  "%s costs as much for an address with an account",
  async (_, ask) => {
    const forNobody = await statementsOf(() => ask(unknown));
    expect(forNobody.length).toBeGreaterThan(1);
    expect(await statementsOf(() => ask(seeker))).toEqual(forNobody);
    expect(await statementsOf(() => ask(colleague))).toEqual(forNobody);
  },
);

it("a mail for nobody is dropped when it would leave", async () => {
  await test.db.delete(mailOutbox);
  await asked["a new password"](unknown);
  const delivered: unknown[] = [];
  const port = {
    limitMs: 1000,
    deliver: async (mail: unknown) => void delivered.push(mail),
  };
  expect(await deliverNextMail(world.app, port)).toBe(true);
  expect(await deliverNextMail(world.app, port)).toBe(false);
  expect(delivered).toEqual([]);
  expect(await test.db.$count(mailOutbox)).toBe(0);
});
