import { row } from "@tefuda/db/rows";
import { analyticsEvents } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { and, eq, inArray, sql } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { createWorld, insertThread } from "../matching/thread.fixture.ts";
import { sendMessage } from "./send-message.ts";

const test = useTestDatabase();
const text = (matchingId: string) =>
  ({ matchingId, id: uuidv7(), type: 0, text: "こんにちは" }) as const;

/** How many transactions wrote the messages that people have sent. */
const writes = async () =>
  (
    await row<{ count: number }>(
      test.db,
      sql`select count(distinct xmin::text)::int as count from chat_messages where text = 'こんにちは'`,
    )
  ).count;

it("shares a commit between messages that come at once, each with all that belongs to it", async () => {
  const threads = await Promise.all(Array.from({ length: 20 }, () => insertThread(test.db)));
  const world = createWorld(test.db);
  await Promise.all(
    threads.map(({ joker, matchingId }) => sendMessage(world.as(joker), text(matchingId))),
  );
  expect(await writes()).toBe(1);
  const keys = threads.map(({ matchingId }) => `messageReceived:${matchingId}`);
  expect(await test.db.$count(notifications, inArray(notifications.dedupeKey, keys))).toBe(20);
  const isMessage = eq(analyticsEvents.name, "message_send");
  expect(await test.db.$count(analyticsEvents, isMessage)).toBe(20);
  const [first] = threads;
  const told = await test.db
    .select({ content: notifications.content, link: notifications.link })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, first?.ace.userId ?? ""),
        eq(notifications.type, "messageReceived"),
      ),
    );
  expect(told).toEqual([
    {
      content: "佐藤 花さんからメッセージが届きました。",
      link: `/matchings/${first?.matchingId}`,
    },
  ]);
});

it("gives nobody the answer to a message of the same id that somebody else sends at once", async () => {
  const [mine, theirs] = [await insertThread(test.db), await insertThread(test.db)];
  const world = createWorld(test.db);
  const message = text(mine.matchingId);
  const [sent, stolen] = await Promise.allSettled([
    sendMessage(world.as(mine.joker), message),
    // The stranger names a thread that is not theirs.
    sendMessage(world.as(theirs.joker), { ...message, matchingId: theirs.matchingId }),
    sendMessage(world.as(theirs.joker), message),
  ]);
  expect(sent?.status).toBe("fulfilled");
  expect(stolen).toMatchObject({ status: "rejected", reason: { code: "dataNotFound" } });
});

it("waits for a thread that is being changed without the others waiting with it", async () => {
  const [held, free] = [await insertThread(test.db), await insertThread(test.db)];
  const world = createWorld(test.db);
  let letGo = () => {};
  const holding = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = () => {};
  const taken = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const change = test.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from matchings where id = ${held.matchingId} for update`);
    isHeld();
    await holding;
  });
  await taken;
  let isSent = false;
  const waiting = sendMessage(world.as(held.joker), text(held.matchingId)).then(() => {
    isSent = true;
  });
  await sendMessage(world.as(free.joker), text(free.matchingId));
  await sendMessage(world.as(free.joker), text(free.matchingId));
  expect(isSent).toBe(false);
  letGo();
  await change;
  await waiting;
  expect(isSent).toBe(true);
});
