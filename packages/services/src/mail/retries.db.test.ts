import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import type { MailPort } from "@tefuda/adapters/mail/port";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, expect, it } from "vitest";
import { makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { deliverNextMail } from "./deliver-next-mail.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { listOutbox } from "./list-outbox.ts";
import { recallMails } from "./recall-mails.ts";
import { retryFailed } from "./retry-failed.ts";

const database = useTestDatabase();
const HOUR_MS = 3_600_000;
let app: TestApp;
beforeEach(async () => {
  await database.clear();
  app = makeTestApp(database.db);
});

const enqueue = (more: { to?: string; notBefore?: Date } = {}) =>
  enqueueMail(database.db, app, {
    template: "passwordChanged",
    to: "aiko@example.jp",
    params: {},
    ...more,
  });
const portOf = (deliver: MailPort["deliver"]): MailPort => ({
  limitMs: 1000,
  deliver,
});
const after = (ms: number) => new Date(app.clock().getTime() + ms);
const mailOf = async ({ id }: { readonly id: string }) =>
  (await database.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0];

it("is out of other workers' sight for a minute longer than a delivery may take", async () => {
  const mail = await enqueue();
  let meanwhile: Date | undefined;
  const port = portOf(async () => {
    meanwhile = (await mailOf(mail))?.nextAttemptAt;
  });
  await deliverNextMail(app, port);
  expect(meanwhile).toEqual(after(1000 + 60_000));
});

it("is tried again after half a minute, then twice as late each time, an hour at most", async () => {
  const mail = await enqueue();
  const port = portOf(async () => {
    throw new Error("busy");
  });
  const waits: number[] = [];
  for (const attempts of [0, 1, 2, 6, 7, 12]) {
    await database.db.update(mailOutbox).set({ attempts, nextAttemptAt: app.clock() });
    await deliverNextMail(app, port);
    waits.push(Number((await mailOf(mail))?.nextAttemptAt) - Number(app.clock()));
  }
  expect(waits).toEqual([30_000, 60_000, 120_000, 1_920_000, HOUR_MS, HOUR_MS]);
});

it("is recalled where it waits for longer than any mail does, and only then", async () => {
  const ahead = await enqueue({ notBefore: after(HOUR_MS + 1) });
  const [longest, soon] = [
    await enqueue({ notBefore: after(HOUR_MS) }),
    await enqueue({ notBefore: after(HOUR_MS / 2) }),
  ];
  const failed = await enqueue({ notBefore: after(2 * HOUR_MS) });
  await database.db
    .update(mailOutbox)
    .set({ status: "failed" })
    .where(eq(mailOutbox.id, failed.id));
  await recallMails(app);
  const waits = [];
  for (const mail of [ahead, longest, soon, failed])
    waits.push(Number((await mailOf(mail))?.nextAttemptAt) - Number(app.clock()));
  expect(waits).toEqual([0, HOUR_MS, HOUR_MS / 2, 2 * HOUR_MS]);
});

it("is written down as taken seven times, half a minute in all, and then given back to its claim", async () => {
  const mail = await enqueue();
  let isTaken = false;
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name === "update" && isTaken) throw new Error("the database is away");
      return Reflect.get(target, name);
    },
  });
  const waits: number[] = [];
  const real = timers.setTimeout;
  timers.setTimeout = (async (ms: number) => void waits.push(ms)) as typeof real;
  syncBuiltinESMExports();
  try {
    const port = portOf(async () => {
      isTaken = true;
    });
    await expect(deliverNextMail({ ...app, db }, port)).rejects.toThrow("the database is away");
  } finally {
    timers.setTimeout = real;
    syncBuiltinESMExports();
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000]);
  expect(await mailOf(mail)).toMatchObject({ status: "waiting", attempts: 1 });
});

it("is shown with the hundred newest of the outbox, those for nobody left out", async () => {
  for (let one = 0; one < 101; one += 1) await enqueue();
  await enqueue({ to: "" });
  const shown = await listOutbox(app, {});
  expect(shown).toHaveLength(100);
  expect(new Set(shown.map(({ to }) => to))).toEqual(new Set(["aiko@example.jp"]));
});

it("is tried again from the beginning once it was given up and the mail server is mended", async () => {
  const port = portOf(async () => {
    throw new Error("wrong password");
  });
  const [old, fresh, waiting, sent] = [
    await enqueue(),
    await enqueue(),
    await enqueue({ notBefore: after(HOUR_MS) }),
    await enqueue(),
  ];
  const set = (mail: { readonly id: string }, values: Partial<typeof mailOutbox.$inferInsert>) =>
    database.db.update(mailOutbox).set(values).where(eq(mailOutbox.id, mail.id));
  await set(old, { status: "failed", attempts: 14, createdAt: after(-72 * HOUR_MS) });
  await set(fresh, { status: "failed", attempts: 14, createdAt: after(-72 * HOUR_MS + 1) });
  await set(waiting, { attempts: 3 });
  await set(sent, { status: "sent", attempts: 1 });
  expect(await retryFailed(app, 72)).toBe(1);
  const standing = [];
  for (const mail of [old, fresh, waiting, sent]) {
    const row = await mailOf(mail);
    standing.push([row?.status, row?.attempts]);
  }
  expect(standing).toEqual([
    ["failed", 14],
    ["waiting", 0],
    ["waiting", 3],
    ["sent", 1],
  ]);
  // As often as at the first time, before it is given up again.
  for (let tries = 1; tries <= 14; tries += 1) {
    expect((await mailOf(fresh))?.status).toBe("waiting");
    app.pass(60);
    await set(waiting, { nextAttemptAt: after(HOUR_MS) });
    await deliverNextMail(app, port);
  }
  expect(await mailOf(fresh)).toMatchObject({ status: "failed", attempts: 14 });
});
