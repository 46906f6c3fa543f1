import { users } from "@tefuda/db/schema/account";
import { companies } from "@tefuda/db/schema/company";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { notificationSettings } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { schedules } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import type { MailParams } from "@tefuda/domain/notification/mails.ja";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { mailSamples } from "@tefuda/testing/mails/samples";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertThread } from "../matching/thread.fixture.ts";
import { updateSettings } from "../notification/settings.fixture.ts";
import { offerNoticeKey, offerReminderKey } from "../offer/notice.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { deliverNextMail } from "./deliver-next-mail.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { readUnsubscribeLink } from "./unsubscribe-link.ts";

const database = useTestDatabase();
const to = "aiko@example.jp";
const HOUR = 60;

let app: TestApp;
let userId: string;
let sent: { to: string; subject: string; unsubscribeUrl?: string | undefined }[];
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  userId = (await app.makeUser(to)).id;
  await app.makeJoker(userId, to);
  sent = [];
});

const port = {
  limitMs: 1000,
  deliver: async (mail: (typeof sent)[number]) => void sent.push(mail),
};
const deliverAll = async () => {
  while (await deliverNextMail(app, port));
  return sent.map(({ subject }) => subject.replace("【Tefuda】", ""));
};
const write = <T extends keyof MailParams>(
  template: T,
  { forUser = true, dedupeKey }: { forUser?: boolean; dedupeKey?: string } = {},
) =>
  enqueueMail(database.db, app, {
    template,
    to,
    userId: forUser ? userId : undefined,
    dedupeKey,
    params: mailSamples(app.site.origin)[template],
    aboutUserIds: [],
  });
const linkOf = async () => {
  const url = sent.find((mail) => mail.unsubscribeUrl)?.unsubscribeUrl ?? "";
  return url.slice(url.lastIndexOf("/") + 1);
};

describe("at night", () => {
  it("mails that are in no hurry wait until eight, the others leave", async () => {
    // 12:00 in Japan; ten hours later it is 22:00.
    app.pass(10 * HOUR);
    await write("likeReceived");
    await write("passwordReset");
    await write("signUp", { forUser: false });
    expect(await deliverAll()).toEqual(["パスワード再設定のご案内", "会員登録のご案内"]);
    app.pass(10 * HOUR - 1);
    expect(await deliverAll()).toHaveLength(2);
    app.pass(1);
    expect((await deliverAll()).at(-1)).toBe("「興味あり」が届きました");
  });
});

it("a mail that somebody waits for leaves before all that are in no hurry", async () => {
  await updateSettings(database.db, userId, { isNewsMail: true });
  for (let n = 0; n < 2; n++) await write("recommendMonthly");
  app.pass(1);
  await write("passwordReset");
  const news = "今月のおすすめ企業";
  expect(await deliverAll()).toEqual(["パスワード再設定のご案内", news, news]);
});

it("a mail for members goes to the address they have now, an account's to the one it was written to", async () => {
  await write("newMessage");
  await write("likeReceived", { dedupeKey: "like:a like without a number" });
  await write("matchingEstablished", { dedupeKey: `matching:${uuidv7()}` });
  await write("offerReceived", { dedupeKey: "offer:x" });
  await write("emailChanged");
  const email = "aiko-new@example.jp";
  await database.db.update(users).set({ email }).where(eq(users.id, userId));
  await deliverAll();
  expect(sent.map((mail) => [mail.subject, mail.to])).toEqual([
    ["【Tefuda】メールアドレスが変更されました", to],
    [expect.stringContaining("からメッセージが届きました"), email],
    ["【Tefuda】「興味あり」が届きました", email],
    [expect.stringContaining("マッチング"), email],
    [expect.stringContaining("オファー"), email],
  ]);
  expect(await app.mailsTo(email)).toHaveLength(4);
});

describe("a mail that nobody wants any more when it leaves", () => {
  it.each([
    [
      "its setting was switched off",
      () => updateSettings(database.db, userId, { isNewMessageMail: false }),
    ],
    ["its reader was suspended", () => mark({ suspendedAt: app.clock() })],
    ["its reader is leaving", () => mark({ withdrawalRequestedAt: app.clock() })],
    [
      "its reader's company stopped",
      async () => {
        const id = await app.makeAce(userId, to);
        await database.db
          .update(companies)
          .set({ status: "suspended" })
          .where(eq(companies.id, id));
      },
    ],
  ])("is dropped: %s", async (_, happens) => {
    await write("newMessage");
    await write("passwordChanged");
    await happens();
    expect(await deliverAll()).toEqual(["パスワードが変更されました"]);
    const rows = await database.db.select({ template: mailOutbox.template }).from(mailOutbox);
    expect(rows).toEqual([{ template: "passwordChanged" }]);
  });

  const mark = (fields: Partial<typeof users.$inferInsert>) =>
    database.db.update(users).set(fields).where(eq(users.id, userId));
});

describe("a mail that is not true any more when it leaves", () => {
  let thread: Awaited<ReturnType<typeof insertThread>>;
  beforeEach(async () => {
    thread = await insertThread(database.db);
    userId = thread.ace.userId;
    await change({ aceUnreadCount: 1, lastSeq: 7 });
    await write("newMessage", { dedupeKey: `message:${thread.matchingId}:${userId}:7` });
    await write("turnEnding", { dedupeKey: `turn:${thread.matchingId}:7` });
  });
  const change = (fields: Partial<typeof matchings.$inferInsert>) =>
    database.db.update(matchings).set(fields).where(eq(matchings.id, thread.matchingId));
  it("is dropped although another thread has something to read", async () => {
    const { db } = database;
    const other = await insertThread(db, { aceId: userId, companyId: thread.companyId });
    await db
      .update(matchings)
      .set({ aceUnreadCount: 1, lastSeq: 7 })
      .where(eq(matchings.id, other.matchingId));
    await change({ aceUnreadCount: 0, lastSeq: 8 });
    expect(await leaving()).toEqual([]);
  });

  it.each([
    [0, []],
    [1, ["message"]],
  ])("goes by what the seeker has to read: %i", async (jokerUnreadCount, left) => {
    await database.db.delete(mailOutbox);
    userId = thread.joker.userId;
    await write("newMessage", { dedupeKey: `message:${thread.matchingId}:${userId}:7` });
    await change({ jokerUnreadCount });
    expect(await leaving()).toEqual(left);
  });

  const leaving = async () =>
    (await deliverAll()).map((subject) => (subject.includes("期限") ? "turn" : "message"));

  it("leaves while the message is unread and the turn has not moved on", async () => {
    expect(await leaving()).toEqual(["message", "turn"]);
  });

  it.each<[string, () => Promise<unknown>, string[]]>([
    ["the message was read", () => change({ aceUnreadCount: 0 }), ["turn"]],
    ["the turn has moved on", () => change({ lastSeq: 8 }), ["message"]],
    [
      "a colleague took the thread over",
      async () =>
        change({
          aceId: (await insertAce(database.db, thread.companyId)).userId,
          jokerUnreadCount: 1,
        }),
      [],
    ],
    [
      "the thread is gone",
      () => database.db.delete(matchings).where(eq(matchings.id, thread.matchingId)),
      [],
    ],
  ])("is dropped: %s", async (_, happens, left) => {
    await happens();
    expect(await leaving()).toEqual(left);
  });
});

it.each(["scheduleProposed", "scheduleWithdrawn", "scheduleExpired"] as const)(
  "%s leaves while its thread is there, and not after it",
  async (template) => {
    const { db } = database;
    const thread = await insertThread(db);
    userId = thread.ace.userId;
    const id = uuidv7();
    const now = app.clock();
    await db.insert(schedules).values({
      id,
      matchingId: thread.matchingId,
      purpose: "casual",
      proposerType: "joker",
      proposerId: thread.joker.userId,
      durationMinutes: 30,
      candidates: [],
      expiresAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await write(template, { dedupeKey: `schedule:${id}:0.0:${userId}` });
    expect(await deliverAll()).toHaveLength(1);
    await write(template, { dedupeKey: `schedule:${id}:1.0:${userId}` });
    await db.delete(matchings).where(eq(matchings.id, thread.matchingId));
    sent = [];
    expect(await deliverAll()).toEqual([]);
  },
);

describe("a mail about an offer", () => {
  it.each<[string, Partial<typeof offers.$inferInsert>, number]>([
    ["leaves while it waits for an answer", {}, 2],
    ["is dropped once it was answered", { status: "declined", answeredAt: testNow }, 0],
    ["is dropped once its time is up", { expiresAt: testNow }, 0],
  ])("%s", async (_, fields, left) => {
    const world = await createOfferWorld(database.db);
    const { offerId } = await world.send();
    await (await createOfferWorld(database.db)).send();
    await database.db.delete(mailOutbox);
    userId = world.joker.userId;
    await write("offerReceived", { dedupeKey: offerNoticeKey(offerId) });
    await write("offerExpiring", { dedupeKey: offerReminderKey(offerId, 1) });
    const expiresAt = new Date(app.clock().getTime() + 60_000);
    await database.db.update(offers).set({ expiresAt });
    await database.db
      .update(offers)
      .set({ expiresAt, ...fields })
      .where(eq(offers.id, offerId));
    expect(await deliverAll()).toHaveLength(left);
  });
});

it("a mail to an account that nobody uses is dropped once somebody does", async () => {
  const other = (await app.makeUser("other@example.jp")).id;
  const told = (id: string, dormantToldAt: Date | null) =>
    database.db.update(users).set({ dormantToldAt }).where(eq(users.id, id));
  await told(other, app.clock());
  for (const [dormantToldAt, count] of [
    [null, 0],
    [app.clock(), 1],
  ] as const) {
    sent = [];
    await write("dormantNotice", { dedupeKey: `dormant:${userId}:${count}` });
    await told(userId, dormantToldAt);
    expect(await deliverAll()).toHaveLength(count);
  }
});

it("the link that ends mails goes on working, and is in no mail that is for no account", async () => {
  const link =
    "0196f2a0-0000-7000-8000-000000000001.isNewMessageMail.20777.7b4lg06NdFSpz9WjYPE9UbRlnJnOs3pBc43XFADWd_k";
  expect(await readUnsubscribeLink(app, link)).toEqual({
    userId: "0196f2a0-0000-7000-8000-000000000001",
    setting: "isNewMessageMail",
  });
  await write("newMessage", { forUser: false });
  await deliverAll();
  expect(sent).toMatchObject([{ to }]);
  expect(sent[0]?.unsubscribeUrl).toBeUndefined();
});

describe("the link that ends mails", () => {
  beforeEach(async () => {
    await write("newMessage");
    await deliverAll();
  });
  const isOn = async () => {
    const [row] = await database.db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId));
    return row?.isNewMessageMail ?? true;
  };

  it("is read without changing anything, ends them when used, and again without harm", async () => {
    const token = await linkOf();
    expect(await readUnsubscribeLink(app, token)).toEqual({ userId, setting: "isNewMessageMail" });
    expect(await isOn()).toBe(true);
    await Promise.all([unsubscribe(app, token), unsubscribe(app, token)]);
    expect(await unsubscribe(app, token)).toBe("isNewMessageMail");
    expect(await isOn()).toBe(false);
    const [row] = await database.db.select().from(notificationSettings);
    expect(row).toMatchObject({ isNewsMail: false, isNewMessagePush: true });

    sent = [];
    await write("newMessage");
    await write("turnEnding");
    expect(await deliverAll()).toEqual([]);
  });

  it("is the same each time that a mail is sent, and is not kept with it", async () => {
    const [mail] = await app.mailsTo(to);
    expect(mail?.unsubscribeUrl).toBe(sent[0]?.unsubscribeUrl);
    const [kept] = await database.db.select().from(mailOutbox);
    expect(JSON.stringify(kept)).not.toContain(await linkOf());
  });

  it("works for a year", async () => {
    const token = await linkOf();
    app.pass(365 * 24 * HOUR);
    expect(await readUnsubscribeLink(app, token)).toMatchObject({ userId });
    app.pass(24 * HOUR);
    expect(await unsubscribe(app, token)).toBe("expired");
    expect(await isOn()).toBe(true);
  });

  it("does nothing when it was forged, cut short, or is somebody's who has gone", async () => {
    const token = await linkOf();
    const stranger = (await app.makeUser("stranger@example.jp")).id;
    for (const forged of [
      "",
      "x",
      token.slice(0, -1),
      `${token}x`,
      `${token}.x`,
      token.replace("isNewMessageMail", "isNewsMail"),
      token.replace("isNewMessageMail", "isAnnouncementPush"),
      token.replace(userId, stranger),
      token.replace(/\.(\d+)\./, (_, day) => `.${Number(day) + 1}.`),
      "あ".repeat(10_000),
    ])
      expect([forged, await unsubscribe(app, forged)]).toEqual([forged, "invalid"]);
    expect(await isOn()).toBe(true);
    await database.db.update(users).set({ erasedAt: app.clock() }).where(eq(users.id, userId));
    expect(await unsubscribe(app, token)).toBe("invalid");
  });
});
