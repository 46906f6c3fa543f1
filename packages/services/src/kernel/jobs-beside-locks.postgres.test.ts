import { sessions } from "@tefuda/db/schema/account";
import { keeps } from "@tefuda/db/schema/candidate";
import { likes } from "@tefuda/db/schema/like";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { uploads } from "@tefuda/db/schema/upload";
import { sql } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { makeTestApp, type TestApp } from "../account/browser.fixture.ts";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { expireKeeps } from "../candidate/expire-keeps.ts";
import { noticeKeeps } from "../candidate/notice-keeps.ts";
import { expireLikes } from "../like/expire-likes.ts";
import { deliverNextMail } from "../mail/deliver-next-mail.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { deliverPushes } from "../push/deliver-pushes.ts";
import { sweepUploads } from "../upload/sweep-uploads.ts";

const test = useTestDatabase();
let app: TestApp;
beforeEach(async () => {
  await test.clear();
  app = makeTestApp(test.db);
});

const inDays = (days: number) => new Date(app.clock().getTime() + days * 24 * 60 * 60_000);
const sides = async () => {
  const { userId: jokerId } = await insertCandidate(test.db);
  const { userId: aceId, companyId } = await insertAce(test.db, await insertCompany(test.db));
  return { jokerId, aceId, companyId };
};
const insertKeep = async (days: number) => {
  const dates = { createdAt: inDays(days - 60), expiresAt: inDays(days) };
  await test.db.insert(keeps).values({ ...(await sides()), ...dates });
};

interface Job {
  readonly name: string;
  readonly table:
    | typeof keeps
    | typeof likes
    | typeof mailOutbox
    | typeof pushOutbox
    | typeof uploads;
  /** Writes one row that the job has something to do with. */
  readonly insert: () => Promise<unknown>;
  readonly run: () => Promise<number | boolean>;
}

const jobs: readonly Job[] = [
  {
    name: "expireKeeps",
    table: keeps,
    insert: () => insertKeep(0),
    run: () => expireKeeps(app),
  },
  {
    name: "noticeKeeps",
    table: keeps,
    insert: () => insertKeep(3),
    run: () => noticeKeeps(app),
  },
  {
    name: "expireLikes",
    table: likes,
    insert: async () => {
      const { companyId: aceCompanyId, ...people } = await sides();
      const dates = { createdAt: inDays(-30), updatedAt: inDays(-30), expiresAt: app.clock() };
      await test.db.insert(likes).values({ id: uuidv7(), ...people, aceCompanyId, ...dates });
    },
    run: () => expireLikes(app),
  },
  {
    name: "sweepUploads",
    table: uploads,
    insert: () =>
      test.db.insert(uploads).values({
        id: uuidv7(),
        kind: "jokerImage",
        name: "a.png",
        size: 1,
        contentType: "image/webp",
        storageKey: "jokers/gone",
        createdAt: inDays(-1),
        expiresAt: app.clock(),
      }),
    run: () => sweepUploads(app),
  },
  {
    name: "deliverNextMail",
    table: mailOutbox,
    insert: () =>
      enqueueMail(test.db, app, { template: "passwordChanged", to: "a@example.jp", params: {} }),
    run: () => deliverNextMail(app, { limitMs: 1000, deliver: async () => {} }),
  },
  {
    name: "deliverPushes",
    table: pushOutbox,
    insert: async () => {
      const { id: userId } = await app.makeUser("a@example.jp");
      const [id, sessionId] = [uuidv7(), uuidv7()];
      const now = app.clock();
      const session = { id: sessionId, userId, token: sessionId, expiresAt: inDays(30) };
      await test.db.insert(sessions).values({ ...session, createdAt: now, updatedAt: now });
      const keys = { endpoint: "https://push.example.jp/a", p256dh: "key", auth: "secret" };
      await test.db
        .insert(pushSubscriptions)
        .values({ id, userId, sessionId, ...keys, createdAt: now });
      const push = { userId, subscriptionId: id, kind: "offer", params: { offerId: uuidv7() } };
      const times = { sendAt: now, expiresAt: inDays(1), createdAt: now };
      await test.db.insert(pushOutbox).values({ id: uuidv7(), ...push, ...times });
    },
    run: () => deliverPushes(app),
  },
];

it.each(jobs)("$name leaves alone what somebody holds, and takes it up afterwards", async (job) => {
  await job.insert();
  await test.db.transaction(async (tx) => {
    // A job that waits for this is let go after a while, and then finds the row.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '20s'`);
    expect(await tx.select().from(job.table).for("update")).toHaveLength(1);
    expect(Number(await job.run())).toBe(0);
  });
  expect(Number(await job.run())).toBe(1);
});
