import { statementsOf } from "@tefuda/testing/database/statements";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, it } from "vitest";
import { inviteMember } from "../member/invite-member.ts";
import { createInviter } from "../member/member.fixture.ts";
import { resendInvitation } from "../member/resend-invitation.ts";
import { makeBrowser } from "./browser.fixture.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { requestSignUp } from "./request-sign-up.ts";
import { signIn } from "./sign-in.ts";

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
    const forNobody = await statementsOf(test, () => ask(unknown));
    expect(forNobody.length).toBeGreaterThan(1);
    expect(await statementsOf(test, () => ask(seeker))).toEqual(forNobody);
    expect(await statementsOf(test, () => ask(colleague))).toEqual(forNobody);
  },
);

it("a new password costs as much for an address without an account, whose mail is thrown away", async () => {
  const reset = async (email: string) =>
    statementsOf(test, async () =>
      requestPasswordReset(await visitor(), { email, userType: "joker" }),
    );
  const forSeeker = await reset(seeker);
  expect(await reset(unknown)).toEqual([
    ...forSeeker.slice(0, -1),
    'delete from "mail_outbox" where "mail_outbox"."id" = $1',
    "commit",
  ]);
  expect(await world.app.mailsTo(unknown)).not.toContainEqual(
    expect.objectContaining({ template: "passwordReset" }),
  );
});
