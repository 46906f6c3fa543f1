import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notifications } from "@tefuda/db/schema/notification";
import { and, asc, eq, sql } from "@tefuda/db/sql";
import { addJstDays, fromJst } from "@tefuda/domain/time/jst";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { countMatchings } from "../matching/count-matchings.ts";
import { getMatching } from "../matching/get-matching.ts";
import { listMatchings } from "../matching/list-matchings.ts";
import { insertAce, insertJoker, start } from "../matching/thread.fixture.ts";
import { updateNotificationSettings } from "../notification/update-settings.ts";
import { closeOverdueTurns } from "./close.ts";
import { remindTurns } from "./remind.ts";
import { setTurnClose } from "./set-close.ts";
import { closeText, createTurnWorld } from "./turn.fixture.ts";

const test = useTestDatabase();
let world: Awaited<ReturnType<typeof createTurnWorld>>;
beforeEach(async () => {
  world = await createTurnWorld(test.db);
});

const cardFor = (actor: typeof world.joker | typeof world.ace) =>
  getMatching(world.as(actor), { matchingId: world.matchingId });
const messagesOf = () =>
  test.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.matchingId, world.matchingId))
    .orderBy(asc(chatMessages.seq));
const close = () => closeOverdueTurns(world.as(world.joker));
/** Makes the database refuse rows of one thread or person; answers what ends that. */
async function poison(table: string, column: string, id: string) {
  await test.db.execute(
    sql.raw(`alter table ${table} add constraint poison check (${column} <> '${id}') not valid`),
  );
  return () => test.db.execute(sql.raw(`alter table ${table} drop constraint poison`));
}
const remind = () => remindTurns(world.as(world.joker));

describe("the turn of a thread", () => {
  it("is told to both sides, and moves to the other with an answer", async () => {
    const { joker, ace, say } = world;
    const dueAt = fromJst(2025, 4, 11);
    expect((await cardFor(joker)).turn).toEqual({ isMine: false, dueAt });
    expect((await cardFor(ace)).turn).toEqual({ isMine: true, dueAt });
    world.wait(1);
    await say(ace);
    expect((await cardFor(joker)).turn).toEqual({ isMine: true, dueAt: addJstDays(dueAt, 1) });
  });

  it("is the receiver's while proposals are open,", async () => {
    const { joker, schedule } = world;
    const lapse = addJstDays(start, 3);
    await schedule("proposed", lapse, "ace");
    expect((await cardFor(joker)).turn).toEqual({ isMine: true, dueAt: lapse });
  });

  it("is nobody's once somebody has left", async () => {
    const { joker, ace } = world;
    await test.db.update(aces).set({ removedAt: start }).where(eq(aces.id, ace.userId));
    expect((await cardFor(joker)).turn).toBeNull();
  });
});

describe("setTurnClose", () => {
  it("is each side's own, and hidden from the other", async () => {
    const { joker, ace, closeAs, signals } = world;
    signals.length = 0;
    await closeAs(joker);
    expect((await cardFor(joker)).closeText).toBe(closeText);
    expect((await cardFor(ace)).closeText).toBeNull();
    expect(JSON.stringify(await cardFor(ace))).not.toContain(closeText);
    expect(signals).toHaveLength(1);
    expect(signals[0]?.to).toContain(joker.userId);
    expect(signals[0]?.to).not.toContain(ace.userId);
    await closeAs(joker, null);
    expect((await cardFor(joker)).closeText).toBeNull();
  });

  it("knows no thread of others", async () => {
    const { companyId, matchingId } = world;
    for (const actor of [await insertJoker(test.db), await insertAce(test.db, companyId)])
      await expect(
        setTurnClose(world.as(actor), { matchingId, text: closeText }),
      ).rejects.toMatchObject({ code: "dataNotFound" });
  });
});

describe("closeOverdueTurns", () => {
  it("closes in the name of who set it up, when the other's week is over, and once", async () => {
    const { joker, ace, closeAs, signals } = world;
    await closeAs(joker);
    world.waitUntil(fromJst(2025, 4, 10, 19, 59));
    expect(await close()).toBe(0);
    // Over at midnight, but not written before the morning.
    world.waitUntil(fromJst(2025, 4, 11, 8, 59));
    expect(await close()).toBe(0);
    world.waitUntil(fromJst(2025, 4, 11, 9));
    signals.length = 0;
    expect(await close()).toBe(1);
    expect(await close()).toBe(0);

    const written = (await messagesOf()).at(-1);
    expect(written).toMatchObject({ type: 0, text: closeText, userId: joker.userId });
    expect(signals).toEqual([
      expect.objectContaining({ topic: "chat", id: world.matchingId }),
      { to: [ace.userId], topic: "notifications", id: ace.userId },
    ]);
    const [forJoker, forAce] = [await cardFor(joker), await cardFor(ace)];
    expect(forJoker).toMatchObject({ isClosed: true, turn: null, closing: { isMine: true } });
    expect(forAce).toMatchObject({
      isClosed: true,
      turn: null,
      closing: { isMine: false },
      unreadCount: 2,
      lastMessage: expect.stringContaining("ありがとうございました"),
    });
  });

  it("takes the thread out of those that go on, until either side writes", async () => {
    const { joker, ace, closeAs, wait, say } = world;
    await closeAs(joker);
    wait(8);
    await close();
    const tabs = async () => {
      const { active, closed, all } = await countMatchings(world.as(ace));
      const listed = await listMatchings(world.as(ace), { tab: "closed", limit: 10 });
      expect(listed.items).toHaveLength(closed);
      return { active, closed, all };
    };
    expect(await tabs()).toEqual({ active: 0, closed: 1, all: 1 });
    await say(ace, "遅くなりました。");
    expect(await tabs()).toEqual({ active: 1, closed: 0, all: 1 });
    const reopened = { isClosed: false, closing: null, turn: { isMine: true } };
    expect(await cardFor(joker)).toMatchObject(reopened);

    // The next silence is the seeker's own: what the seeker set up does not close it.
    wait(8);
    expect(await close()).toBe(0);
    await say(joker);
    wait(8);
    expect(await close()).toBe(1);
  });

  it("closes the others when one fails, and that one the next time", async () => {
    const { wait, matchingId } = world;
    const other = await createTurnWorld(test.db);
    for (const one of [world, other]) await one.closeAs(one.joker);
    wait(8);
    const repair = await poison("chat_messages", "matching_id", matchingId);
    await expect(close()).rejects.toThrow("1 threads could not be closed.");
    await repair();
    expect((await world.row()).closedAt).toBeNull();
    expect((await other.row()).closedAt).not.toBeNull();
    expect(await close()).toBe(1);
  });

  it("leaves alone what nobody set up, the own turn, open proposals and who is gone", async () => {
    const { joker, ace, closeAs, wait } = world;
    wait(10);
    expect(await close()).toBe(0);
    // It is the ace's own turn.
    await closeAs(ace);
    expect(await close()).toBe(0);
    await closeAs(joker);
    await world.schedule("proposed", start);
    expect(await close()).toBe(0);
    expect((await messagesOf()).at(-1)?.text).toBe("こんにちは");
    await test.db.update(aces).set({ removedAt: start }).where(eq(aces.id, ace.userId));
    expect(await close()).toBe(0);
  });
});

describe("remindTurns", () => {
  // Threads of other tests are reminded with this one.
  const toldTo = async (userId: string) => ({
    told: await test.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.type, "turnEnding"))),
    mailed: await test.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId)),
  });
  const nothing = { told: [], mailed: [] };

  it("tells the silent side two days before, once a turn", async () => {
    const { joker, ace, wait, say, signals } = world;
    wait(4.99);
    await remind();
    expect(await toldTo(ace.userId)).toEqual(nothing);
    wait(0.01);
    signals.length = 0;
    expect(await remind()).toBeGreaterThan(0);
    expect(await remind()).toBe(0);
    expect(signals).toContainEqual(
      expect.objectContaining({ to: [ace.userId], topic: "notifications" }),
    );
    const { told, mailed } = await toldTo(ace.userId);
    expect(told).toMatchObject([{ type: "turnEnding", link: `/matchings/${world.matchingId}` }]);
    expect(told[0]?.content).toMatch(/^佐藤 花さんがお返事を待っています。期限は2025年4月10日/);
    expect(mailed).toMatchObject([{ template: "turnEnding" }]);
    expect(await toldTo(joker.userId)).toEqual(nothing);

    await say(ace);
    wait(5);
    await remind();
    expect((await toldTo(joker.userId)).told).toHaveLength(1);
    expect((await toldTo(ace.userId)).told).toHaveLength(1);
  });

  it("mails nobody who wants no mails about messages", async () => {
    const { ace, wait } = world;
    await updateNotificationSettings(world.as(ace), { settings: { isNewMessageMail: false } });
    wait(6);
    await remind();
    expect(await toldTo(ace.userId)).toMatchObject({ told: [{}], mailed: [] });
  });

  it("reminds the others when one fails, and that one the next time", async () => {
    const { ace, wait } = world;
    const other = await createTurnWorld(test.db);
    wait(5);
    const repair = await poison("notifications", "user_id", ace.userId);
    await expect(remind()).rejects.toThrow("1 turns could not be reminded of.");
    await repair();
    expect(await toldTo(ace.userId)).toEqual(nothing);
    expect((await toldTo(other.ace.userId)).told).toHaveLength(1);
    await remind();
    expect((await toldTo(ace.userId)).told).toHaveLength(1);
  });

  it("still reminds on the last day, where nobody looked before", async () => {
    const { ace } = world;
    world.waitUntil(fromJst(2025, 4, 10, 23, 59));
    await remind();
    expect((await toldTo(ace.userId)).told).toHaveLength(1);
  });

  it("is silent once the turn is over, and before an interview", async () => {
    const { ace } = world;
    world.waitUntil(fromJst(2025, 4, 11));
    await remind();
    expect(await toldTo(ace.userId)).toEqual(nothing);
    const other = await createTurnWorld(test.db);
    await other.schedule("fixed", start);
    other.wait(6);
    await remindTurns(other.as(other.ace));
    expect(await toldTo(other.ace.userId)).toEqual(nothing);
  });

  it("reminds of proposals that are about to lapse", async () => {
    const { ace, joker } = world;
    await world.schedule("proposed", addJstDays(start, 6));
    world.wait(3.9);
    await remind();
    expect(await toldTo(ace.userId)).toEqual(nothing);
    world.wait(0.2);
    await remind();
    const { told } = await toldTo(ace.userId);
    // Proposals end at an hour, not with a day.
    expect(told.map(({ content }) => content)).toEqual([
      expect.stringContaining("期限は2025年4月9日（水） 14:00（日本時間）です"),
    ]);
    expect(await toldTo(joker.userId)).toEqual(nothing);
  });
});
