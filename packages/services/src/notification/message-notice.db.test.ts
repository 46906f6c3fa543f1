import { notifications } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { chooseThemes } from "../chat/choose-themes.ts";
import { markRead } from "../chat/mark-read.ts";
import { sendMessage } from "../chat/send-message.ts";
import { createWorld, insertJoker, insertThread, start } from "../matching/thread.fixture.ts";
import { deleteMatching } from "../release/delete-matching.ts";
import { forgetMessageNotices, readMessageNotice, tellMessage } from "./message-notice.ts";

const test = useTestDatabase();
const text = (matchingId: string) =>
  ({ matchingId, id: uuidv7(), type: 0, text: "こんにちは" }) as const;
const toldOf = ({ userId }: SignedInActor) =>
  test.db
    .select({
      type: notifications.type,
      content: notifications.content,
      link: notifications.link,
      isRead: notifications.isRead,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId));

it("tells the other side of a message, once a thread, and anew after it was read", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const first = text(matchingId);
  await sendMessage(world.as(ace), first);
  await sendMessage(world.as(ace), first);
  expect(await toldOf(joker)).toMatchObject([
    {
      type: "messageReceived",
      content: "田中 一郎さんからメッセージが届きました。",
      link: `/matchings/${matchingId}`,
      isRead: false,
    },
  ]);
  expect(await toldOf(ace)).toEqual([]);
  expect(world.signals.filter(({ topic }) => topic === "notifications")).toEqual([
    { to: [joker.userId], topic: "notifications", id: joker.userId },
  ]);

  world.pass(1000);
  await sendMessage(world.as(ace), text(matchingId));
  const [renewed, ...others] = await toldOf(joker);
  expect(others).toEqual([]);
  expect(renewed?.createdAt).toEqual(world.as(ace).clock());

  // Part of it is not all of it.
  await markRead(world.as(joker), { matchingId, seq: 3 });
  expect(await toldOf(joker)).toMatchObject([{ isRead: false }]);
  await markRead(world.as(joker), { matchingId, seq: 4 });
  expect(await toldOf(joker)).toMatchObject([{ isRead: true }]);
  await sendMessage(world.as(ace), text(matchingId));
  expect(await toldOf(joker)).toMatchObject([{ isRead: false }]);
});

it("tells the ace of what the seeker chose", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  await chooseThemes(world.as(joker), { matchingId, themes: ["member"] });
  expect(await toldOf(ace)).toMatchObject([
    { content: "佐藤 花さんからメッセージが届きました。", isRead: false },
  ]);
});

it("writes nothing where the message is not written", async () => {
  const { matchingId, joker } = await insertThread(test.db);
  const world = createWorld(test.db);
  const { ace: stranger } = await insertThread(test.db);
  await expect(sendMessage(world.as(stranger), text(matchingId))).rejects.toMatchObject({
    code: "dataNotFound",
  });
  expect(await toldOf(joker)).toEqual([]);
});

it("is read on one side and in one thread alone, and once", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const other = await insertThread(test.db);
  const tell = (thread: string, { userId }: SignedInActor) =>
    test.db.transaction((tx) =>
      tellMessage(
        tx,
        { clock: () => start },
        { matchingId: thread, userId, writerId: uuidv7(), name: "", imageURL: null, seq: 9 },
      ),
    );
  await tell(matchingId, joker);
  await tell(matchingId, ace);
  await tell(other.matchingId, joker);
  const read = () =>
    test.db.transaction((tx) => readMessageNotice(tx, { matchingId, userId: joker.userId }));
  expect(await read()).toEqual(expect.any(String));
  expect(await read()).toBeUndefined();
  const isRead = async (of: SignedInActor) =>
    new Map((await toldOf(of)).map((told) => [told.link, told.isRead]));
  expect(await isRead(joker)).toEqual(
    new Map([
      [`/matchings/${matchingId}`, true],
      [`/matchings/${other.matchingId}`, false],
    ]),
  );
  expect([...(await isRead(ace)).values()]).toEqual([false]);
});

it("is forgotten on the two sides of its thread alone", async () => {
  const { matchingId: id, joker, ace } = await insertThread(test.db);
  const stranger = await insertJoker(test.db);
  const tell = (thread: string, { userId }: SignedInActor) =>
    test.db.transaction((tx) =>
      tellMessage(
        tx,
        { clock: () => start },
        { matchingId: thread, userId, writerId: uuidv7(), name: "", imageURL: null, seq: 9 },
      ),
    );
  for (const side of [joker, ace, stranger]) await tell(id, side);
  await tell(uuidv7(), joker);
  const sides = { id, jokerId: joker.userId, aceId: ace.userId };
  await test.db.transaction((tx) => forgetMessageNotices(tx, sides));
  const counts = [];
  for (const side of [joker, ace, stranger]) counts.push((await toldOf(side)).length);
  expect(counts).toEqual([1, 0, 1]);
});

it("goes with the thread; that it ended is told without a name", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  await sendMessage(world.as(ace), text(matchingId));
  await sendMessage(world.as(joker), text(matchingId));
  await deleteMatching(world.as(ace), { matchingId });
  expect(await toldOf(joker)).toMatchObject([
    { type: "matchingReleased", content: "マッチングが終了しました。", link: "/matchings" },
  ]);
  expect(await toldOf(ace)).toEqual([]);
});
