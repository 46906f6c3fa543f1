import { users } from "@tefuda/db/schema/account";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notificationSettings } from "@tefuda/db/schema/notification";
import type { MailParams } from "@tefuda/domain/notification/mails.ja";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { mailSamples } from "@tefuda/testing/mails/samples";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { deliverNextMail } from "./deliver-next-mail.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { updateSettings } from "./settings.fixture.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { readUnsubscribeLink } from "./unsubscribe-link.ts";

const database = useTestDatabase();
const to = "aiko@example.jp";
const HOUR = 60;

let app: TestApp;
let userId: string;
let sent: { subject: string; unsubscribeUrl?: string | undefined }[];
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
  userId = (await app.makeUser(to)).id;
  await app.makeJoker(userId, to);
  sent = [];
});

const port = {
  limitMs: 1000,
  deliver: async (mail: { subject: string; unsubscribeUrl?: string | undefined }) =>
    void sent.push(mail),
  close: async () => {},
};
const deliverAll = async () => {
  while (await deliverNextMail(app, port));
  return sent.map(({ subject }) => subject.replace("【Tefuda】", ""));
};
const write = <T extends keyof MailParams>(template: T, forUser = true) =>
  enqueueMail(database.db, app, {
    template,
    to,
    userId: forUser ? userId : undefined,
    params: mailSamples(app.site.origin)[template],
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
    await write("signUp", false);
    expect(await deliverAll()).toEqual(["パスワード再設定のご案内", "会員登録のご案内"]);
    app.pass(10 * HOUR - 1);
    expect(await deliverAll()).toHaveLength(2);
    app.pass(1);
    expect((await deliverAll()).at(-1)).toBe("「興味あり」が届きました");
  });
});

describe("a mail that nobody wants any more when it leaves", () => {
  it.each([
    [
      "its setting was switched off",
      () => updateSettings(database.db, userId, { isNewMessageMail: false }),
    ],
    ["its reader was suspended", () => mark({ suspendedAt: app.clock() })],
    ["its reader is leaving", () => mark({ withdrawalRequestedAt: app.clock() })],
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
    expect(`${kept?.text}${kept?.html}`).not.toContain(await linkOf());
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
