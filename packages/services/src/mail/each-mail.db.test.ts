import { createSmtpMail } from "@tefuda/adapters/mail/smtp";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { settingOfMail } from "@tefuda/domain/notification/mail-rules";
import { type MailTemplate, type MailText, mails } from "@tefuda/domain/notification/mails.ja";
import { fillTemplate } from "@tefuda/domain/text/template";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { mailSamples } from "@tefuda/testing/mails/samples";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTestApp } from "../account/browser.fixture.ts";
import { updateSettings } from "../notification/settings.fixture.ts";
import { deliverNextMail } from "./deliver-next-mail.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { startMailServer } from "./mail-server.fixture.ts";

const database = useTestDatabase();
const origin = "https://tefuda.example.jp";
const brand = "Tefuda";
const samples = mailSamples(origin);
const templates = Object.keys(mails) as MailTemplate[];
const email = "reader@example.jp";

let server: Awaited<ReturnType<typeof startMailServer>>;
let mail: ReturnType<typeof createSmtpMail>;
let userId: string;
beforeAll(async () => {
  server = await startMailServer();
  mail = createSmtpMail({
    url: `smtp://127.0.0.1:${server.port}`,
    from: `${brand} <no-reply@example.jp>`,
  });
  const app = makeTestApp(database.db, origin);
  userId = (await app.makeUser(email)).id;
  await app.makeJoker(userId, email);
});
afterAll(async () => {
  await mail.close();
  await server.stop();
});

const calendar = {
  name: "ビデオ面談_2026-12-01.ics",
  contentType: "text/calendar; charset=utf-8; method=REQUEST",
  content: "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR",
};

/** The mail as somebody's mail program gets it. */
async function post<T extends MailTemplate>(template: T, params = samples[template]) {
  const app = makeTestApp(database.db, origin);
  // They ask for news, which nobody gets without asking.
  await updateSettings(database.db, userId, { isNewsMail: true });
  await database.db.delete(mailOutbox);
  server.taken.length = 0;
  await enqueueMail(database.db, app, {
    template,
    to: email,
    userId,
    params,
    aboutUserIds: [],
    attachments: template === "scheduleFixed" ? [calendar] : [],
  });
  expect(await deliverNextMail(app, mail)).toBe(true);
  const [taken] = server.taken;
  if (!taken) throw new Error("The mail did not arrive.");
  return taken;
}

const header = (taken: Email, key: string) =>
  taken.headers.find((one) => one.key === key.toLowerCase())?.value;
const linksIn = (html = "") =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
const wordsIn = (html = "") =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<div style="display:none[\s\S]*?<\/div><\/div>/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&amp;", "&");

describe.each(templates)("%s", (template) => {
  it("arrives whole, as text and as HTML, with nothing that it should not have", async () => {
    const taken = await post(template);
    const { subject, body, button }: MailText = mails[template];
    const given: Record<string, string> = { ...samples[template] };
    const on = given.time ? "2026年12月1日（火） 14:00（日本時間）の" : "";
    const values = { ...given, interview: `${given.name}さんとの${on}面談` };
    const filled = (text: string) => fillTemplate(text, values);

    expect(taken.subject).toBe(`【${brand}】${filled(subject)}`);
    expect(taken.from).toMatchObject({ name: brand, address: "no-reply@example.jp" });
    expect(taken.to?.map(({ address }) => address)).toEqual([email]);
    expect(header(taken, "auto-submitted")).toBe("auto-generated");
    expect(header(taken, "x-auto-response-suppress")).toBe("All");
    expect(taken.text).not.toMatch(/\{\w|undefined|null|NaN/);
    expect(wordsIn(taken.html)).not.toMatch(/\{\w|undefined|null|NaN/);
    // Whoever reads it may be in another zone.
    expect(taken.text).not.toMatch(/\d:\d\d(?!（日本時間）)/);
    expect(taken.html).toMatch(/^<!doctype html>\s*<html [^>]*lang="ja"/);
    expect(taken.html).toContain("charset=UTF-8");
    expect(taken.html).toContain("max-width:600px");

    for (const paragraph of body) {
      expect(taken.text).toContain(filled(paragraph));
      for (const line of filled(paragraph).split("\n"))
        expect(wordsIn(taken.html)).toContain(line.replace(/^[・　]/, ""));
    }
    for (const footer of [
      "このメールは送信専用です。配信の設定はマイページから変更できます。",
      `${origin}/mypage/setting`,
      "運営会社・お問い合わせ先：",
      `${origin}/contact`,
    ]) {
      expect(taken.text).toContain(footer);
      expect(wordsIn(taken.html)).toContain(footer);
    }

    const links = linksIn(taken.html);
    expect(links.every((link) => link.startsWith(`${origin}/`))).toBe(true);
    const addresses = taken.text?.match(/https?:\/\/\S+/g) ?? [];
    expect(new Set(links)).toEqual(new Set(addresses));
    // A button, and its address below it.
    if (given.url) {
      expect(button).toBeTruthy();
      expect(links.filter((link) => link === given.url).length).toBeGreaterThanOrEqual(2);
    }
    // Nobody's address but the reader's own, save where the desk has to answer somebody.
    const others = template === "inquiryForDesk" ? ["hanako@example.jp"] : [];
    expect(taken.text?.match(/[\w.-]+@[\w.-]+/g) ?? []).toEqual(others);

    const invited = taken.attachments.map(({ mimeType, method }) => [mimeType, method]);
    expect(invited.every(([type]) => type === "text/calendar")).toBe(true);
    expect(invited.some(([, method]) => method === "REQUEST")).toBe(template === "scheduleFixed");

    const unsubscribe = header(taken, "list-unsubscribe");
    if (settingOfMail(template)) {
      expect(unsubscribe).toMatch(new RegExp(`^<${origin}/mails/unsubscribe/[\\w.-]+>$`));
      expect(header(taken, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(links).toContain(unsubscribe?.slice(1, -1));
    } else {
      expect(unsubscribe).toBeUndefined();
      expect(header(taken, "list-unsubscribe-post")).toBeUndefined();
    }
  });
});

it("has an unsubscribing link in the mails that a setting switches, and in no others", () => {
  expect(templates.filter(settingOfMail).toSorted()).toEqual([
    "newMessage",
    "recommendMonthly",
    "turnEnding",
  ]);
});

it("takes whatever people call themselves for words", async () => {
  const name = `<script>alert(1)</script> & "花子" 👩‍🚀\r\nBcc: everyone@example.jp\n\nhttps://evil.example`;
  const taken = await post("newMessage", { name, url: `${origin}/matchings/1` });
  expect(taken.subject).toContain(
    `<script>alert(1)</script> & "花子" 👩‍🚀 Bcc: everyone@example.jp https://evil.example`,
  );
  expect(header(taken, "bcc")).toBeUndefined();
  expect(taken.to?.map(({ address }) => address)).toEqual([email]);

  const confirm = await post("recruitmentConfirm", {
    recruitmentTitle: "https://evil.example/x",
    url: `${origin}/recruitment/1`,
  });
  expect(linksIn(confirm.html).filter((link) => link.includes("evil"))).toEqual([]);
  const matched = await post("matchingEstablished", { name, url: `${origin}/matchings/1` });
  expect(matched.html).not.toContain("<script>");
  expect(matched.html).toContain(
    "&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;花子&quot; 👩‍🚀",
  );
  expect(matched.text).not.toMatch(/\n+https:\/\/evil/);

  // A list is only where the template has one.
  const title = "・急募・ エンジニア";
  const bullet = await post("recruitmentConfirm", {
    recruitmentTitle: title,
    url: `${origin}/recruitment/1`,
  });
  expect(bullet.text).toContain(title);
  expect(bullet.html).toContain(`>${title}</p>`);
});
