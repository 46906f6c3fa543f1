import { rows } from "@tefuda/db/rows";
import { users } from "@tefuda/db/schema/account";
import { chatMessages } from "@tefuda/db/schema/chat";
import { careers, jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { matchings } from "@tefuda/db/schema/matching";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { uploads } from "@tefuda/db/schema/upload";
import { eq, sql } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { WITHDRAWN_USER_NAME } from "@tefuda/domain/joker/display-name";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { sendMessage } from "../chat/send-message.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { getMatching } from "../matching/get-matching.ts";
import { insertAce, insertThread } from "../matching/thread.fixture.ts";
import { createNotification } from "../notification/create-notification.ts";
import { deleteMatching } from "../release/delete-matching.ts";
import { giveFactor } from "../second-factor/second-factor.fixture.ts";
import { sweepUploads } from "../upload/sweep-uploads.ts";
import { deleteLeftThreads } from "./delete-left-threads.ts";
import { deleteWithdrawn } from "./delete-withdrawn.ts";
import { withdraw } from "./withdraw.ts";
import { DAY_MINUTES, jokerRow, makeLeavers, userRow } from "./withdrawal.fixture.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const NAME = "実名 花子";
const everything = async () => {
  const tables = await rows<{ tablename: string }>(
    test.db,
    sql`select tablename from pg_tables where schemaname = 'public'`,
  );
  const texts: string[] = [];
  for (const { tablename } of tables) {
    const found = await rows<{ text: string }>(
      test.db,
      sql`select r::text as text from ${sql.identifier(tablename)} r`,
    );
    texts.push(...found.map(({ text }) => `${tablename}: ${text}`));
  }
  return texts;
};

type App = ReturnType<typeof makeLeavers>["app"];

async function leave(joker: JokerActor, leavers = makeLeavers(test.db)) {
  const person = await leavers.enter(joker);
  await withdraw(await person.ctx(), {});
  leavers.app.pass(30 * DAY_MINUTES);
  return { ...leavers, person };
}

describe("thirty days after a withdrawal", () => {
  it("every row and file is gone, and the address is free", async () => {
    const joker = await insertCandidate(test.db, { name: NAME });
    const leavers = makeLeavers(test.db);
    const { files } = leavers.app.ports;
    const storageKey = `jokers/profileImages/${joker.userId}-${uuidv7()}`;
    await files.put(storageKey, Buffer.from("picture"), "image/png");
    await test.db.insert(uploads).values({
      id: uuidv7(),
      ownerId: joker.userId,
      kind: "jokerImage",
      name: "me.png",
      size: 7,
      contentType: "image/png",
      storageKey,
      storedAt: leavers.app.clock(),
      attachedAt: leavers.app.clock(),
      createdAt: leavers.app.clock(),
    });
    await test.db
      .update(jokers)
      .set({ profileImageURL: `/files/${storageKey}` })
      .where(eq(jokers.id, joker.userId));
    const { app, person } = await leave(joker, leavers);
    expect(await deleteWithdrawn(app)).toBe(1);
    await sweepUploads(app);
    expect(await files.get(storageKey)).toBeUndefined();
    const left = (await everything()).filter(
      (row) => row.includes(NAME) || row.includes(person.email) || row.includes(joker.userId),
    );
    // The record that they left, the mail that says so, and for a day that searches forget them.
    const tables = new Set(left.map((row) => row.split(":", 1)[0]));
    expect([...tables].toSorted()).toEqual(["audit_logs", "joker_search_changes", "mail_outbox"]);
    expect((await app.mailsTo(person.email))[0]?.subject).toContain("退会が完了しました");
    await expect(person.logIn()).rejects.toMatchObject({ code: "wrongPassword" });
    expect((await app.makeUser(person.email)).id).toBeTruthy();
  });

  it("nobody is deleted a minute too early, nor after coming back", async () => {
    const joker = await insertCandidate(test.db);
    const leavers = makeLeavers(test.db);
    const person = await leavers.enter(joker);
    await withdraw(await person.ctx(), {});
    leavers.app.pass(30 * DAY_MINUTES - 1);
    expect(await deleteWithdrawn(leavers.app)).toBe(0);
    await person.logIn();
    leavers.app.pass(DAY_MINUTES);
    expect(await deleteWithdrawn(leavers.app)).toBe(0);
    expect(await jokerRow(test.db, joker.userId)).toMatchObject({ withdrawnAt: null });
  });

  it("others keep their threads under another name for six months", async () => {
    const { matchingId, joker, ace } = await insertThread(test.db);
    await test.db.update(jokers).set({ name: NAME }).where(eq(jokers.id, joker.userId));
    const text = "面談のお時間をありがとうございました。";
    await sendMessage(testCtx(test.db, joker).ctx, {
      id: uuidv7(),
      matchingId,
      type: messageTypes.Normal,
      text,
    });
    const leavers = makeLeavers(test.db);
    const former = await insertAce(test.db, ace.companyId);
    await enqueueMail(test.db, leavers.app, {
      template: "interviewGivenAway",
      to: "former@example.jp",
      userId: former.userId,
      params: { date: "4月5日", time: "10:00", name: NAME, aceName: "鈴木", url: "/matchings" },
      aboutUserIds: [joker.userId],
    });
    await test.db.update(mailOutbox).set({ status: "sent" });
    const { app, person } = await leave(joker, leavers);
    expect(await deleteWithdrawn(app)).toBe(1);
    expect(await deleteWithdrawn(app)).toBe(0);

    expect(await userRow(test.db, joker.userId)).toMatchObject({
      name: "",
      email: `${joker.userId}@erased.invalid`,
    });
    expect(await jokerRow(test.db, joker.userId)).toMatchObject({ name: null, skills: [] });
    expect(await test.db.select().from(careers).where(eq(careers.jokerId, joker.userId))).toEqual(
      [],
    );
    const said = (await everything()).filter((row) => row.includes(NAME));
    expect(said).toEqual([]);
    expect((await everything()).filter((row) => row.includes(person.email))).toHaveLength(1);
    const card = await getMatching(testCtx(test.db, ace).ctx, { matchingId });
    expect(card.partner).toMatchObject({ name: WITHDRAWN_USER_NAME, hasLeft: true });
    const kept = await test.db
      .select({ text: chatMessages.text, userName: chatMessages.userName })
      .from(chatMessages)
      .where(eq(chatMessages.userId, joker.userId));
    expect(kept).toContainEqual({ text, userName: WITHDRAWN_USER_NAME });

    app.pass(150 * DAY_MINUTES);
    expect(await deleteLeftThreads(app)).toBe(0);
    app.pass(3 * DAY_MINUTES);
    expect(await deleteLeftThreads(app)).toBe(1);
    expect(await test.db.select().from(matchings)).toEqual([]);
    expect(await userRow(test.db, joker.userId)).toBeUndefined();
    expect(await userRow(test.db, ace.userId)).toBeTruthy();
  });

  it.each([
    ["has failed", (app: App) => app.pass(0), "failed" as const],
    ["has waited for a day", (app: App) => app.pass(DAY_MINUTES), "waiting" as const],
  ])(
    "nobody is deleted while a mail about them waits to leave, until it %s",
    async (_, pass, status) => {
      const { joker, ace } = await insertThread(test.db);
      const { app } = await leave(joker);
      const [mail] = await test.db
        .insert(mailOutbox)
        .values({
          id: uuidv7(),
          template: "interviewCalledOff",
          to: "partner@example.jp",
          userId: ace.userId,
          params: { date: "4月5日", time: "10:00", name: NAME, url: "/matchings" },
          aboutUserIds: [joker.userId],
          nextAttemptAt: app.clock(),
          createdAt: app.clock(),
        })
        .returning({ id: mailOutbox.id });
      expect(await deleteWithdrawn(app)).toBe(0);
      const kept = eq(mailOutbox.id, mail?.id ?? "");
      pass(app);
      await test.db.update(mailOutbox).set({ status }).where(kept);
      expect(await deleteWithdrawn(app)).toBe(1);
      expect(await test.db.$count(mailOutbox, kept)).toBe(0);
    },
  );

  it("a former partner's notifications name nobody who has left, though every matching was released", async () => {
    const { matchingId, joker, ace, companyId } = await insertThread(test.db);
    const admin = await insertAce(test.db, companyId, { authority: "admin" });
    await test.db.update(jokers).set({ name: NAME }).where(eq(jokers.id, joker.userId));
    for (const { userId } of [ace, admin])
      await createNotification(test.db, testCtx(test.db, ace).ctx, {
        userId,
        type: "matchingEstablished",
        params: { jokerName: NAME, id: matchingId },
        aboutUserId: joker.userId,
      });
    await deleteMatching(testCtx(test.db, ace).ctx, { matchingId });
    const { app } = await leave(joker);
    expect(await deleteWithdrawn(app)).toBe(1);
    expect((await everything()).filter((row) => row.includes(NAME))).toEqual([]);
  });

  it("a member of staff leaves threads and offers to the company and the seekers", async () => {
    const { matchingId, joker, ace } = await insertThread(test.db);
    const leavers = makeLeavers(test.db);
    const person = await leavers.enter(ace);
    await withdraw(await person.ctx(), {});
    leavers.app.pass(30 * DAY_MINUTES);
    expect(await deleteWithdrawn(leavers.app)).toBe(1);
    const card = await getMatching(testCtx(test.db, joker).ctx, { matchingId });
    expect(card.partner).toMatchObject({ name: WITHDRAWN_USER_NAME, hasLeft: true });
    expect(card.companyName).toBe("青空システム株式会社");
  });

  it.each([true, false])(
    "a member of staff leaves the pictures of the company's page to it, with threads: %s",
    async (hasThread) => {
      const { companyId, ace: inThread } = await insertThread(test.db);
      const ace = hasThread ? inThread : await insertAce(test.db, companyId);
      const leavers = makeLeavers(test.db);
      const { app } = leavers;
      const send = async (kind: "companyImage" | "aceImage") => {
        const storageKey = `companies/${companyId}/images/${uuidv7()}`;
        await app.ports.files.put(storageKey, Buffer.from("picture"), "image/png");
        await test.db.insert(uploads).values({
          id: uuidv7(),
          ownerId: ace.userId,
          kind,
          name: "picture.png",
          size: 7,
          contentType: "image/png",
          storageKey,
          storedAt: app.clock(),
          attachedAt: app.clock(),
          createdAt: app.clock(),
        });
        return storageKey;
      };
      const [logo, own] = [await send("companyImage"), await send("aceImage")];
      const person = await leavers.enter(ace);
      await giveFactor(app, ace.userId);
      await withdraw(await person.ctx(), {});
      app.pass(30 * DAY_MINUTES);
      expect(await deleteWithdrawn(app)).toBe(1);
      await sweepUploads(app);
      expect(await app.ports.files.get(own)).toBeUndefined();
      expect(await app.ports.files.get(logo)).toBeTruthy();
      app.pass(2 * DAY_MINUTES);
      await sweepUploads(app);
      expect(await app.ports.files.get(logo)).toBeTruthy();
      expect(await test.db.select().from(secondFactors)).toEqual([]);
    },
  );

  it("one who cannot be deleted holds up nobody else", async () => {
    const leavers = makeLeavers(test.db);
    const seekers = [];
    for (let n = 0; n < 3; n += 1) {
      const joker = await insertCandidate(test.db);
      const person = await leavers.enter(joker);
      await withdraw(await person.ctx(), {});
      seekers.push(joker);
    }
    leavers.app.pass(30 * DAY_MINUTES);
    const [first] = await test.db
      .select({ id: users.id })
      .from(users)
      .orderBy(users.deleteAt, users.id)
      .limit(1);
    // A row that the database refuses to let go.
    await test.db.execute(sql`create table poison (user_id uuid references users (id))`);
    await test.db.execute(sql`insert into poison values (${first?.id})`);
    try {
      await expect(deleteWithdrawn(leavers.app)).rejects.toThrow("1 users could not be deleted.");
      const left = await test.db.select({ id: users.id }).from(users);
      expect(left).toEqual([{ id: first?.id }]);
    } finally {
      await test.db.execute(sql`drop table poison`);
    }
    expect(await deleteWithdrawn(leavers.app)).toBe(1);
    expect(await test.db.select().from(users)).toEqual([]);
    const mails = await test.db.select({ to: mailOutbox.to }).from(mailOutbox);
    expect(mails).toHaveLength(3);
  });
});
