import { chatMessages } from "@tefuda/db/schema/chat";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { asc, eq } from "@tefuda/db/sql";
import { countsAsUnread, SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";
import { isLive } from "@tefuda/domain/schedule/states";
import { expect } from "vitest";
import type { ScheduleWorld } from "./schedule.fixture.ts";

/** What holds of a thread's interviews at every moment, whatever was done. */
export async function expectSound(world: ScheduleWorld): Promise<void> {
  const { db, matchingId, joker } = world;
  const rows = await db
    .select()
    .from(schedules)
    .where(eq(schedules.matchingId, matchingId))
    .orderBy(asc(schedules.createdAt));
  // Only the newest round is open, or waits for another.
  expect(rows.slice(0, -1).filter(({ status }) => isLive(status))).toEqual([]);

  const rooms = await db.select().from(videoChats).where(eq(videoChats.matchingId, matchingId));
  const planned = rooms.filter(({ status }) => status === "scheduled").map((one) => one.scheduleId);
  const met = rows.filter(({ status }) => status === "fixed" || status === "done");
  expect(planned.toSorted()).toEqual(met.map(({ id }) => id).toSorted());

  const messages = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.matchingId, matchingId))
    .orderBy(asc(chatMessages.seq));
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
  const told = messages.filter(({ schedule }) => schedule !== null);
  // Each step is told once, and only the last one still holds.
  expect(told.map(({ isExpired }) => isExpired)).toEqual(
    told.map((_, index) => index < told.length - 1),
  );
  if (told.length > 0) expect(told.at(-1)?.schedule?.status).toBe(rows.at(-1)?.status);

  const matching = await world.matching();
  const unreadOf = (side: "joker" | "ace", from: number) =>
    messages.filter(
      ({ seq, type, userId }) =>
        seq > from &&
        countsAsUnread(type) &&
        userId !== SYSTEM_USER_ID &&
        (userId === joker.userId) !== (side === "joker"),
    ).length;
  expect(matching).toMatchObject({
    lastSeq: messages.length,
    aceUnreadCount: unreadOf("ace", matching.aceLastReadSeq),
    jokerUnreadCount: unreadOf("joker", matching.jokerLastReadSeq),
  });
}
