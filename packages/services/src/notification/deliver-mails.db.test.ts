import type { AddressInfo } from "node:net";
import { createSmtpMail } from "@tefuda/adapters/mail/smtp";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { deliverMails } from "./deliver-mails.ts";
import { enqueueMail } from "./enqueue-mail.ts";

const database = useTestDatabase();
const to = "aiko@example.jp";
const url = "http://localhost:3000/matchings/1";
const closing: (() => unknown)[] = [];

let app: TestApp;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server that keeps what it takes. */
async function startMailServer(port = 0) {
  const taken: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        taken.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { taken, port: (server.server.address() as AddressInfo).port, stop };
}

function openMail(port: number) {
  const mail = createSmtpMail(`smtp://127.0.0.1:${port}`, "Tefuda <no-reply@example.jp>");
  closing.push(() => mail.close());
  return mail;
}

const enqueue = (dedupeKey?: string) =>
  enqueueMail(database.db, app, {
    template: "newMessage",
    to,
    params: { name: "佐藤 <b>花子</b>\n", url },
    dedupeKey,
  });

it("delivers over SMTP, as text and as HTML, once", async () => {
  const server = await startMailServer();
  closing.push(server.stop);
  const port = openMail(server.port);
  await enqueue("one");
  await enqueue("one");

  expect(await deliverMails(app, port)).toBe(1);
  expect(await deliverMails(app, port)).toBe(0);

  expect(server.taken).toHaveLength(1);
  const [mail] = server.taken;
  expect(mail?.subject).toBe("【Tefuda】佐藤 <b>花子</b> さんからメッセージが届きました");
  expect(mail?.from).toMatchObject({ name: "Tefuda", address: "no-reply@example.jp" });
  expect(mail?.to?.[0]?.address).toBe(to);
  expect(mail?.text).toContain(url);
  expect(mail?.text).toContain("このメールは送信専用です。");
  expect(mail?.text).toContain("http://localhost:3000/contact");
  expect(mail?.html).toContain(`href="${url}"`);
  const [row] = await database.db.select().from(mailOutbox);
  expect(mail?.messageId).toBe(`<${row?.id}@localhost>`);
  expect(row).toMatchObject({ status: "sent", attempts: 1, lastError: null });
});

it("writes nothing of a person's name as HTML", async () => {
  await enqueueMail(database.db, app, {
    template: "matchingEstablished",
    to,
    params: { name: "<img src=x>", url },
  });
  const [row] = await database.db.select().from(mailOutbox);
  expect(row?.html).toContain("&lt;img src=x&gt;さん");
});

it("keeps a mail while the server is down and sends it when it is back", async () => {
  const before = await startMailServer();
  await before.stop();
  const port = openMail(before.port);
  await enqueue();
  expect(await deliverMails(app, port)).toBe(1);
  const [waiting] = await database.db.select().from(mailOutbox);
  expect(waiting).toMatchObject({ status: "waiting", attempts: 1 });
  expect(waiting?.lastError).toContain("ECONNREFUSED");
  expect(await deliverMails(app, port)).toBe(0);

  const back = await startMailServer(before.port);
  closing.push(back.stop);
  app.pass(0.6);
  expect(await deliverMails(app, port)).toBe(1);
  expect(back.taken).toHaveLength(1);
});

it("gives up in the end, and waits longer each time", async () => {
  const refusing = {
    deliver: async () => {
      throw new Error("550 no such user");
    },
    close: async () => {},
  };
  await enqueue();
  let attempts = 0;
  for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
    attempts += await deliverMails(app, refusing);
    app.pass(30);
  }
  const [row] = await database.db.select().from(mailOutbox);
  expect(row).toMatchObject({ status: "failed", attempts, lastError: "550 no such user" });
  expect(attempts).toBe(14);
  const faults = await database.db.select().from(errorLogs);
  expect(faults).toMatchObject([{ message: "550 no such user", page: "/jobs/deliverMails" }]);
});

it("gives a mail to one of two workers", async () => {
  const sent: string[] = [];
  const port = {
    deliver: async ({ messageId }: { messageId: string }) => void sent.push(messageId),
    close: async () => {},
  };
  for (let i = 0; i < 15; i++) await enqueue();
  while ((await Promise.all([deliverMails(app, port), deliverMails(app, port)])).some(Boolean));
  expect(sent).toHaveLength(15);
  expect(new Set(sent).size).toBe(15);
});

it("leaves no mail behind when the change that causes it fails", async () => {
  const failing = database.db.transaction(async (tx) => {
    await enqueueMail(tx, app, { template: "passwordChanged", to, params: {} });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await database.db.select().from(mailOutbox)).toEqual([]);
});
