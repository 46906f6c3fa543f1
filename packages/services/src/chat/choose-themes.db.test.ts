import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { asc, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { createWorld, insertJoker, insertThread, start } from "../matching/thread.fixture.ts";
import { threadAddress } from "../signals/matching.ts";
import { chooseThemes } from "./choose-themes.ts";

const test = useTestDatabase();

const messagesOf = (matchingId: string) =>
  test.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.matchingId, matchingId))
    .orderBy(asc(chatMessages.seq));
const matchingOf = async (id: string) =>
  (await test.db.select().from(matchings).where(eq(matchings.id, id)))[0];

it("names the themes after the match, once however often it is sent at once", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const world = createWorld(test.db);
  const choice = { matchingId, themes: ["member", "other"] as const, otherTheme: "研修" };
  await Promise.all(
    Array.from({ length: 5 }, () =>
      chooseThemes(world.as(joker), { ...choice, themes: [...choice.themes] }),
    ),
  );
  const messages = await messagesOf(matchingId);
  expect(messages.map(({ seq, type }) => [seq, type])).toEqual([
    [1, 3],
    [2, 7],
    [3, 13],
  ]);
  expect(messages[2]).toMatchObject({
    text: "話してみたいテーマ：一緒に働くメンバー、その他\nその他：研修",
    selectedInterestedThemes: ["member", "other"],
    otherTheme: "研修",
    userId: joker.userId,
    isSystemMessage: false,
  });
  expect(await matchingOf(matchingId)).toMatchObject({
    lastSeq: 3,
    lastMessage: "テーマが届きました",
    lastMessagedAt: new Date(start.getTime() + 60_000),
    selectedInterestedThemes: ["member", "other"],
    aceUnreadCount: 1,
    jokerUnreadCount: 0,
    jokerLastReadSeq: 3,
  });
  const to = [joker.userId, ace.userId, threadAddress(matchingId)];
  expect(world.signals).toEqual([
    { to, topic: "chat", id: matchingId },
    { to: [ace.userId], topic: "notifications", id: ace.userId },
  ]);
});

it("keeps no text of a theme that was not chosen", async () => {
  const { matchingId, joker } = await insertThread(test.db);
  await chooseThemes(createWorld(test.db).as(joker), {
    matchingId,
    themes: ["member"],
    otherTheme: "研修",
  });
  expect((await messagesOf(matchingId)).at(-1)).toMatchObject({ otherTheme: null });
});

it("does not change themes that were chosen before", async () => {
  const { matchingId, joker } = await insertThread(test.db, { themes: ["missionVision"] });
  const choose = chooseThemes(createWorld(test.db).as(joker), { matchingId, themes: ["member"] });
  await expect(choose).rejects.toMatchObject({ code: "lock" });
  expect(await matchingOf(matchingId)).toMatchObject({
    selectedInterestedThemes: ["missionVision"],
    lastSeq: 3,
  });
});

it("is not found by a stranger", async () => {
  const { matchingId } = await insertThread(test.db);
  const stranger = await insertJoker(test.db);
  await expect(
    chooseThemes(createWorld(test.db).as(stranger), { matchingId, themes: ["member"] }),
  ).rejects.toMatchObject({ code: "dataNotFound" });
});
