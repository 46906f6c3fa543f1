import { createSmtpMail } from "@tefuda/adapters/mail/smtp";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { tellFault } from "@tefuda/testing/report/fault";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { deliverNextMail } from "./deliver-next-mail.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { startMailServer } from "./mail-server.fixture.ts";
import { mailsIn } from "./outbox.fixture.ts";
import { recallMails } from "./recall-mails.ts";

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

function openMail(port: number, stepMs?: number) {
  const mail = createSmtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: "Tefuda <no-reply@example.jp>",
    ...(stepMs !== undefined && { stepMs }),
  });
  closing.push(() => mail.close());
  return mail;
}

const enqueue = (dedupeKey?: string) =>
  enqueueMail(database.db, app, {
    template: "newMessage",
    to,
    params: { name: "佐藤 <b>花子</b>\n", url },
    aboutUserIds: [],
    dedupeKey,
  });

it("delivers over SMTP, as text and as HTML, once", async () => {
  const server = await startMailServer();
  closing.push(server.stop);
  const port = openMail(server.port);
  await enqueue("one");
  await enqueue("one");

  expect(await deliverNextMail(app, port)).toBe(true);
  expect(await deliverNextMail(app, port)).toBe(false);

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

it("sends an invitation with the mail, as readers show it and as a file", async () => {
  const server = await startMailServer();
  closing.push(server.stop);
  const content = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR";
  await enqueueMail(database.db, app, {
    template: "newMessage",
    to,
    params: { name: "佐藤", url },
    aboutUserIds: [],
    attachments: [
      {
        name: "ビデオ面談_2025-04-05.ics",
        contentType: "text/calendar; charset=utf-8; method=REQUEST",
        content,
      },
    ],
  });
  await deliverNextMail(app, openMail(server.port));
  const [mail] = server.taken;
  expect(mail?.text).toContain(url);
  const files = mail?.attachments ?? [];
  expect(files.map(({ filename, mimeType, method }) => ({ filename, mimeType, method }))).toEqual(
    expect.arrayContaining([
      { filename: "ビデオ面談_2025-04-05.ics", mimeType: "text/calendar", method: "REQUEST" },
    ]),
  );
  const text = (file: Uint8Array | ArrayBuffer | string | undefined) =>
    typeof file === "string" ? file : new TextDecoder().decode(file);
  const sent = files.map((file) => text(file.content).replaceAll("\r\n", "\n").trim());
  expect(new Set(sent)).toEqual(new Set([content.replaceAll("\r\n", "\n")]));
});

it("writes nothing of a person's name as HTML", async () => {
  await enqueueMail(database.db, app, {
    template: "matchingEstablished",
    to,
    params: { name: "<img src=x>", url },
    aboutUserIds: [],
  });
  const [row] = await mailsIn(database.db);
  expect(row?.html).toContain("&lt;img src=x&gt;さん");
});

it("keeps a mail while the server is down and sends it when it is back", async ({ task }) => {
  const before = await startMailServer();
  await before.stop();
  const port = openMail(before.port);
  await enqueue();
  expect(await deliverNextMail(app, port)).toBe(true);
  const [waiting] = await database.db.select().from(mailOutbox);
  expect(waiting).toMatchObject({ status: "waiting", attempts: 1 });
  expect(waiting?.lastError).toContain("ECONNREFUSED");
  expect(await deliverNextMail(app, port)).toBe(false);

  const back = await startMailServer(before.port);
  closing.push(back.stop);
  app.pass(0.6);
  expect(await deliverNextMail(app, port)).toBe(true);
  tellFault(task, "mail server away", {
    acknowledged: 1,
    lost: back.taken.length > 0 ? 0 : 1,
    doubled: Math.max(0, back.taken.length - 1),
  });
  expect(back.taken).toHaveLength(1);
});

it("leaves within a minute when it was written by a clock that was a day ahead", async ({
  task,
}) => {
  const server = await startMailServer();
  closing.push(server.stop);
  const port = openMail(server.port);
  app.pass(24 * 60);
  await enqueue();
  app.pass(-24 * 60);
  await enqueue();
  await recallMails(app);
  while (await deliverNextMail(app, port));
  const lost = 2 - server.taken.length;
  tellFault(task, "clock set back over mails that wait", { acknowledged: 2, lost, doubled: 0 });
  expect(lost).toBe(0);
});

it("gives up in the end, and waits longer each time", async () => {
  const refusing = {
    limitMs: 1000,
    deliver: async () => {
      throw new Error("550 <aiko@example.jp> (佐藤 花子さんから): no such user");
    },
  };
  await enqueue();
  let attempts = 0;
  for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
    if (await deliverNextMail(app, refusing)) attempts += 1;
    app.pass(30);
  }
  const [row] = await database.db.select().from(mailOutbox);
  expect(row).toMatchObject({ status: "failed", attempts });
  expect(row?.lastError).toContain("no such user");
  expect(attempts).toBe(14);
  const faults = await database.db.select().from(errorLogs);
  expect(faults).toMatchObject([
    { message: "550 <{email}> ({text} {text}): no such user", page: "/jobs/deliverMails" },
  ]);
});

it("gives a mail to one of two workers", async () => {
  const sent: string[] = [];
  const port = {
    limitMs: 1000,
    deliver: async ({ messageId }: { messageId: string }) => void sent.push(messageId),
  };
  for (let i = 0; i < 15; i++) await enqueue();
  const worker = async () => {
    while (await deliverNextMail(app, port));
  };
  await Promise.all([worker(), worker()]);
  expect(sent).toHaveLength(15);
  expect(new Set(sent).size).toBe(15);
});

it("takes no more than one mail, however the database looks for it", async () => {
  for (let i = 0; i < 3; i++) await enqueue();
  const port = { limitMs: 1000, deliver: async () => {} };
  await database.db.transaction(async (tx) => {
    for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material", "indexscan"])
      await tx.execute(`set local enable_${way} = off`);
    await deliverNextMail({ ...app, db: tx }, port);
  });
  const rows = await database.db.select().from(mailOutbox);
  expect(rows.map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1]);
});

describe("a mail server that hangs", () => {
  it("gets each mail once, however long the worker before waits for it", async () => {
    const [reached, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isFirst = true;
    const server = await startMailServer(0, {
      beforeMail: async () => {
        if (!isFirst) return;
        isFirst = false;
        reached.resolve();
        await answers.promise;
      },
    });
    closing.push(server.stop);
    const port = openMail(server.port);
    for (const key of ["one", "two", "three"]) await enqueue(key);

    const stuck = deliverNextMail(app, port);
    await reached.promise;
    // As long as a delivery may take: another worker takes all but the one that is under way.
    app.pass(port.limitMs / 60_000);
    while (await deliverNextMail(app, port));
    expect(server.taken).toHaveLength(2);
    answers.resolve();
    expect(await stuck).toBe(true);
    expect(await deliverNextMail(app, port)).toBe(false);
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(3);
    expect(server.taken).toHaveLength(3);
    const rows = await database.db.select().from(mailOutbox);
    expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual(
      rows.map(() => ["sent", 1]),
    );
  });

  it("is left after a while, takes nothing after that, and the mail waits for the next try", async () => {
    const answers = Promise.withResolvers<void>();
    const server = await startMailServer(0, { beforeMail: () => answers.promise });
    closing.push(server.stop);
    await enqueue();
    expect(await deliverNextMail(app, openMail(server.port, 50))).toBe(true);
    const [waiting] = await database.db.select().from(mailOutbox);
    expect(waiting).toMatchObject({ status: "waiting", attempts: 1 });
    answers.resolve();
    app.pass(0.6);
    expect(await deliverNextMail(app, openMail(server.port))).toBe(true);
    expect(server.taken).toHaveLength(1);
  });

  it("does not undo what another worker did when it answers a worker that stood still", async () => {
    const held = Promise.withResolvers<void>();
    const standing = {
      limitMs: 1000,
      deliver: () => held.promise,
    };
    await enqueue();
    const late = deliverNextMail(app, standing);
    await expect
      .poll(async () => (await database.db.select().from(mailOutbox))[0]?.attempts)
      .toBe(1);
    app.pass(5);
    await deliverNextMail(app, { ...standing, deliver: async () => {} });
    held.reject(new Error("cut off"));
    await late;
    const [row] = await database.db.select().from(mailOutbox);
    expect(row).toMatchObject({ status: "sent", attempts: 2, lastError: null });
  });
});

it("writes down that a mail was taken, though the database was away just then", async () => {
  const server = await startMailServer();
  closing.push(server.stop);
  await enqueue();
  let failures = 2;
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name === "update" && server.taken.length > 0 && failures-- > 0)
        throw new Error("the database restarts");
      return Reflect.get(target, name);
    },
  });
  expect(await deliverNextMail({ ...app, db }, openMail(server.port))).toBe(true);
  expect(await database.db.select().from(mailOutbox)).toMatchObject([
    { status: "sent", attempts: 1 },
  ]);
  expect(server.taken).toHaveLength(1);
});

it("leaves no mail behind when the change that causes it fails", async () => {
  const failing = database.db.transaction(async (tx) => {
    await enqueueMail(tx, app, { template: "passwordChanged", to, params: {} });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await database.db.select().from(mailOutbox)).toEqual([]);
});
