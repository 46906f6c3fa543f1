import { createSmtpMail } from "@tefuda/adapters/mail/smtp";
import { users } from "@tefuda/db/schema/account";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { asc, eq } from "@tefuda/db/sql";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { mailSamples } from "@tefuda/testing/mails/samples";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeBrowser, makeTestApp, PASSWORD, type TestApp } from "../account/browser.fixture.ts";
import { requestEmailChange } from "../account/request-email-change.ts";
import { verifyEmail } from "../account-recovery/apply-email-action.ts";
import { completePasswordReset } from "../account-recovery/complete-password-reset.ts";
import { requestPasswordReset } from "../account-recovery/request-password-reset.ts";
import { insertOperator } from "../joker/joker.fixture.ts";
import { openRecord } from "../joker-record/open-record.ts";
import { listMembers } from "../member/list-members.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { getMe } from "../views/get-me.ts";
import { deliverNextMail } from "./deliver-next-mail.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { startMailServer } from "./mail-server.fixture.ts";

const database = useTestDatabase();
const email = "aiko@example.jp";
const NOBODY_THERE = "550 5.1.1 no such user";

let app: TestApp;
let userId: string;
/** What the mail server says of addresses; of others it takes mails. */
let said: Record<string, string>;
let asked: string[];
let server: Awaited<ReturnType<typeof startMailServer>>;
let mail: ReturnType<typeof createSmtpMail>;

beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  userId = (await app.makeUser(email)).id;
  await app.makeJoker(userId, email);
  [said, asked] = [{ [email]: NOBODY_THERE }, []];
  server = await startMailServer(0, {
    refuses: (address) => {
      asked.push(address);
      return said[address];
    },
  });
  mail = createSmtpMail({
    url: `smtp://127.0.0.1:${server.port}`,
    from: "Tefuda <no-reply@example.jp>",
  });
});
afterEach(async () => {
  await mail.close();
  await server.stop();
});

const write = (template: "newMessage" | "newDevice" | "emailChange", to = email) =>
  enqueueMail(database.db, app, {
    template,
    to,
    userId: to === email ? userId : undefined,
    params: mailSamples(app.site.origin)[template],
    aboutUserIds: [],
  });
const deliverAll = async () => {
  while (await deliverNextMail(app, mail));
};
const rows = () => database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt));
const refusedAt = async () =>
  (await database.db.select().from(users).where(eq(users.id, userId)))[0]?.emailRefusedAt;
async function signedIn() {
  const browser = makeBrowser(app);
  await signIn(await browser.ctx(), { email, password: PASSWORD, page: "joker" });
  return browser;
}

it("is tried once where the server refuses the address for good, and no mail after it", async () => {
  await write("newMessage");
  await deliverAll();
  app.pass(24 * 60);
  await deliverAll();
  expect(asked).toEqual([email]);
  expect(await rows()).toMatchObject([
    { status: "failed", attempts: 1, lastError: expect.stringContaining("no such user") },
  ]);
  expect(await refusedAt()).toEqual(new Date("2026-11-20T03:00:00Z"));
  expect(await database.db.$count(errorLogs)).toBe(0);

  for (const template of ["newMessage", "newDevice"] as const) await write(template);
  await write("newMessage", "someone-else@example.jp");
  await deliverAll();
  expect(asked).toEqual([email, "someone-else@example.jp"]);
  expect((await rows()).map(({ status }) => status)).toEqual(["failed", "sent"]);
});

it("is tried again where the server refuses it for now, and takes the address for good", async () => {
  said = { [email]: "450 4.2.1 later" };
  await write("newMessage");
  await deliverAll();
  expect(await rows()).toMatchObject([{ status: "waiting", attempts: 1 }]);
  expect(await refusedAt()).toBeNull();
  said = {};
  app.pass(0.6);
  await deliverAll();
  expect(await rows()).toMatchObject([{ status: "sent", attempts: 2 }]);
});

it("asks for another address until one is proven, be it the same, and the support team sees it", async () => {
  const browser = await signedIn();
  const isAsked = async () => {
    const me = await getMe(await browser.ctx());
    return me.kind === "joker" && me.isEmailRefused;
  };
  const support = { ...(await browser.ctx()), actor: await insertOperator(database.db) };
  const recorded = async () =>
    (await openRecord(support, { jokerId: userId, purpose: "inquiry", note: "受付番号 1" })).account
      .emailRefusedAt;
  expect([await isAsked(), await recorded()]).toEqual([false, null]);

  for (const proven of [email, "aiko-new@example.jp"]) {
    said = { [email]: NOBODY_THERE };
    await write("newMessage");
    await deliverAll();
    expect([await isAsked(), await recorded()]).toEqual([true, app.clock()]);

    said = {};
    app.pass(1);
    const ctx = await browser.ctx();
    await requestEmailChange({ ...ctx, actor: ctx.actor as JokerActor }, { email: proven });
    await deliverAll();
    expect(server.taken.at(-1)?.to?.[0]?.address).toBe(proven);
    await verifyEmail(await makeBrowser(app).ctx(), await app.mailedCode(proven));
    expect([await isAsked(), await recorded()]).toEqual([false, null]);
  }
});

it("asks staff for another one too, and shows it in their company's list of members", async () => {
  const staff = "akira@minato.example";
  const { id } = await app.makeUser(staff);
  const companyId = await app.makeAce(id, staff);
  said = { [staff]: NOBODY_THERE };
  await write("newDevice", staff);
  await deliverAll();
  const authority = { authority: "admin", isAgent: false } as const;
  const ctx = {
    ...(await makeBrowser(app).ctx()),
    actor: { kind: "ace", userId: id, companyId, ...authority } as const,
  };
  expect(await getMe(ctx)).toMatchObject({ kind: "ace", isEmailRefused: true });
  const { items } = await listMembers(ctx, { group: "active" });
  expect(items).toMatchObject([{ id, emailRefusedAt: app.clock() }]);
});

it("lets whoever forgot the password in by a mail that arrives again, which proves the address", async () => {
  await write("newMessage");
  await deliverAll();
  expect(await refusedAt()).not.toBeNull();
  said = {};
  await requestPasswordReset(await makeBrowser(app).ctx(), { email, userType: "joker" });
  await deliverAll();
  expect(server.taken).toHaveLength(1);
  const oobCode = await app.mailedCode(email);
  await completePasswordReset(await makeBrowser(app).ctx(), {
    oobCode,
    password: "stone-river-42",
  });
  expect(await refusedAt()).toBeNull();
});

it("leaves a change of address alone that came before the old one was refused", async () => {
  await write("newDevice");
  const next = "aiko-new@example.jp";
  await database.db.update(users).set({ email: next }).where(eq(users.id, userId));
  await deliverAll();
  expect([asked, await refusedAt()]).toEqual([[email], null]);
});
