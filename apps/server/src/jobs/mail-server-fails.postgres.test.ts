import { createSmtpMail } from "@tefuda/adapters/mail/smtp";
import { type Database, openDatabase } from "@tefuda/db/client";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { startMailServer } from "@tefuda/services/mail/mail-server.fixture";
import { optionsOf } from "@tefuda/testing/database/pooler";
import { createPostgresTestDatabase } from "@tefuda/testing/database/postgres";
import { mailSamples } from "@tefuda/testing/mails/samples";
import { outcomeOf, tellFault } from "@tefuda/testing/report/fault";
import { startServer } from "@tefuda/testing/server/product-server";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppCtx } from "../trpc/context.ts";
import { startMailWorker } from "./notification.ts";

const template = "passwordChanged";
const params = mailSamples("http://localhost")[template];
const closing: (() => Promise<unknown>)[] = [];
let databaseUrl = "";
let database: Database;
beforeEach(async () => {
  const made = await createPostgresTestDatabase(process.env.TEST_DATABASE_URL ?? "");
  databaseUrl = made.url;
  database = await openDatabase(optionsOf(databaseUrl));
  closing.push(made.drop, database.close);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const enqueue = (to: string) =>
  database.db.insert(mailOutbox).values({
    id: uuidv7(),
    template,
    params,
    to,
    nextAttemptAt: new Date(),
    createdAt: new Date(),
  });
const readOutbox = () => database.db.select().from(mailOutbox);
const startWorker = (smtpUrl: string) =>
  startServer({ seed: "none", databaseUrl, env: { ROLE: "worker", SMTP_URL: smtpUrl } });

it("breaks off a mail that the server is silent after when it is asked to stop, and sends it again later", async ({
  task,
}) => {
  const isHeard = Promise.withResolvers<void>();
  let isSilent = true;
  const mailServer = await startMailServer(0, {
    beforeAnswer() {
      isHeard.resolve();
      return isSilent ? new Promise(() => {}) : Promise.resolve();
    },
  });
  closing.push(mailServer.stop);
  const server = await startWorker(`smtp://127.0.0.1:${mailServer.port}`);
  closing.push(server.stop);
  await enqueue("aiko@example.jp");
  await isHeard.promise;
  const asked = performance.now();
  await server.close();
  // Seven seconds, and what a busy machine adds; the mail server would be waited for half a minute.
  expect(performance.now() - asked).toBeLessThan(20_000);
  const [waiting] = await readOutbox();
  expect(waiting).toMatchObject({
    status: "waiting",
    attempts: 1,
    lastError: expect.stringContaining("The mail was broken off."),
  });

  isSilent = false;
  await database.db.update(mailOutbox).set({ nextAttemptAt: new Date() });
  await server.start();
  await expect.poll(async () => (await readOutbox())[0]?.status, { timeout: 20_000 }).toBe("sent");
  const ids = mailServer.taken.map(({ messageId = "" }) => messageId);
  tellFault(
    task,
    "mail server silent after a mail, at a stop",
    outcomeOf(ids.slice(0, 1), ids.slice(-1)),
  );
  expect(ids).toEqual([ids[0], ids[0]]);
}, 90_000);

it("says at the start what is wrong with the settings of the mail server, and goes on", async () => {
  // It knows nobody, so every password is wrong.
  const mailServer = await startMailServer(0, { signsIn: true });
  closing.push(mailServer.stop);
  const server = await startWorker(`smtp://user:secret@127.0.0.1:${mailServer.port}`);
  closing.push(server.stop);
  const words = "The mail server refuses the user or the password of SMTP_URL.";
  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain(words);
  expect(server.output()).toContain('"msg":"Mails do not leave."');
  expect(server.output()).not.toContain("secret");
  await expect
    .poll(() => database.db.select().from(errorLogs), { timeout: 20_000 })
    .toMatchObject([{ name: "MailFailure", page: "/jobs/deliverMails", userId: null }]);
  expect(await fetch(`${server.url}/readyz`).then(({ status }) => status)).toBe(200);
}, 90_000);

it("sends other mails while the server takes long over one", async () => {
  const answers = Promise.withResolvers<void>();
  const mailServer = await startMailServer(0, {
    beforeAnswer: (taken) => (taken === 1 ? answers.promise : Promise.resolve()),
  });
  closing.push(mailServer.stop);
  const mail = createSmtpMail({
    url: `smtp://127.0.0.1:${mailServer.port}`,
    from: "no-reply@example.jp",
  });
  const app = {
    db: database.db,
    clock: () => new Date(),
    site: { brand: "Tefuda", origin: "http://localhost", sender: "no-reply@localhost" },
  } as AppCtx;
  await enqueue("slow@example.jp");
  const log = { error: vi.fn(), warn: vi.fn() };
  const worker = startMailWorker(app, mail, log);
  closing.push(mail.close, worker.stop);
  await expect.poll(() => mailServer.taken.length, { timeout: 20_000 }).toBe(1);
  for (const name of ["one", "two", "three"]) await enqueue(`${name}@example.jp`);
  const sent = async () => (await readOutbox()).filter(({ status }) => status === "sent").length;
  await expect.poll(sent, { timeout: 20_000 }).toBe(3);
  answers.resolve();
  await expect.poll(sent, { timeout: 20_000 }).toBe(4);
  expect(mailServer.taken).toHaveLength(4);
  expect(log.error).not.toHaveBeenCalled();
}, 60_000);
