import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type DatabaseOptions, type Db, openDatabase } from "@tefuda/db/client";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { count, eq } from "@tefuda/db/sql";
import { fromJst } from "@tefuda/domain/time/jst";
import { startMailServer } from "@tefuda/services/mail/mail-server.fixture";
import { makeProcessDatabase } from "@tefuda/testing/database/process-database";
import { mailSamples } from "@tefuda/testing/mails/samples";
import { tellFault } from "@tefuda/testing/report/fault";
import { uuidv7 } from "uuidv7";
import { afterEach, expect, it } from "vitest";
import type { MailWorkerOptions } from "./mail-worker.fixture.ts";

/** The mail server takes its time over each, so a thousand of them are for the whole run alone. */
const MAILS = process.env.TEFUDA_TEST_ALL === "1" ? 1000 : 60;
/** After so many mails a worker is killed, three times. */
const PORTION = MAILS / 5;
const now = fromJst(2026, 4, 9, 12);
const children: ChildProcess[] = [];
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const close of closing.splice(0)) await close();
});

/** The embedded database has one owner, so whoever looks has to be gone again. */
async function withDatabase<T>(options: DatabaseOptions, look: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(options);
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

async function insertMails(db: Db) {
  const template = "matchingEstablished" as const;
  const params = mailSamples("http://localhost")[template];
  await db.insert(mailOutbox).values(
    Array.from({ length: MAILS }, (_, n) => ({
      id: uuidv7(),
      template,
      params,
      to: `reader-${n}@example.jp`,
      nextAttemptAt: now,
      createdAt: now,
    })),
  );
}

function startWorker(options: MailWorkerOptions) {
  const program = fileURLToPath(new URL("./mail-worker.fixture.ts", import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  children.push(child);
  const gone = once(child, "exit");
  return { child, gone };
}

/** As when six minutes have passed: what a dead worker had taken comes up again. */
const passClaims = (db: Db) =>
  db.update(mailOutbox).set({ nextAttemptAt: now }).where(eq(mailOutbox.status, "waiting"));
const countSent = async (db: Db) => {
  const [row] = await db
    .select({ count: count() })
    .from(mailOutbox)
    .where(eq(mailOutbox.status, "sent"));
  return row?.count;
};

it("delivers each of many mails, though its worker is killed at every step of one", async ({
  task,
}) => {
  const unanswered = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<void>();
  const HELD = 2 * PORTION + 1;
  const server = await startMailServer(0, {
    async beforeAnswer(taken) {
      if (taken !== HELD) return;
      unanswered.resolve();
      await killed.promise;
    },
  });
  closing.push(server.stop);
  const { options: database, drop } = await makeProcessDatabase();
  closing.push(drop);
  await withDatabase(database, insertMails);
  const options = { database, smtpPort: server.port, moment: now.toISOString() };

  // It had taken a mail and not begun to send it: nothing of that has left.
  const first = startWorker({ ...options, diesAt: { mail: PORTION, step: "before" } });
  expect(await first.gone).toEqual([null, "SIGKILL"]);
  expect(server.taken).toHaveLength(PORTION - 1);

  // The mail server has the whole mail and has not said so: nobody can know whether it keeps it.
  await withDatabase(database, passClaims);
  const second = startWorker(options);
  await unanswered.promise;
  second.child.kill("SIGKILL");
  await second.gone;
  killed.resolve();
  expect(await withDatabase(database, countSent)).toBe(HELD - 1);

  // The mail server has said that it took the mail; the table does not say so yet.
  await withDatabase(database, passClaims);
  const third = startWorker({ ...options, diesAt: { mail: PORTION, step: "after" } });
  expect(await third.gone).toEqual([null, "SIGKILL"]);

  await withDatabase(database, passClaims);
  const last = startWorker(options);
  await expect.poll(() => server.taken.length, { timeout: 240_000 }).toBe(MAILS + 2);
  last.child.kill("SIGTERM");
  expect(await last.gone).toEqual([0, null]);

  const sent = await withDatabase(database, countSent);
  const arrived = new Set(server.taken.map(({ messageId }) => messageId));
  tellFault(task, "worker killed while it sends mails", {
    acknowledged: MAILS,
    lost: MAILS - new Set(server.taken.map(({ to }) => to?.[0]?.address)).size,
    // Under one Message-ID a mail is shown once, however often it comes.
    doubled: arrived.size - MAILS,
  });
  expect(sent).toBe(MAILS);
  const ids = server.taken.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(MAILS);
  expect(new Set(server.taken.map(({ to }) => to?.[0]?.address)).size).toBe(MAILS);
  // Two mails came twice, each with one Message-ID: that of which the answer was not heard, and that
  // of which it was not written down.
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const [held, unwritten] = [ids[HELD - 1], ids[HELD + PORTION - 1]];
  expect(new Set(twice)).toEqual(new Set([held, unwritten]));
  expect(server.taken).toHaveLength(MAILS + 2);
}, 600_000);
