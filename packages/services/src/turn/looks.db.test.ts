import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { notifications } from "@tefuda/db/schema/notification";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, desc, eq } from "@tefuda/db/sql";
import type { ScheduleStatus } from "@tefuda/domain/schedule/states";
import { DAY_MS } from "@tefuda/domain/time/units";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { insertThread } from "../matching/thread.fixture.ts";
import { closeOverdueTurns } from "./close.ts";
import { remindTurns } from "./remind.ts";
import { closeText, createTurnWorld } from "./turn.fixture.ts";

const test = useTestDatabase();
let world: Awaited<ReturnType<typeof createTurnWorld>>;
beforeEach(async () => {
  await test.clear();
  world = await createTurnWorld(test.db);
});

type Row = Partial<typeof matchings.$inferInsert>;
const change = (matchingId: string, fields: Row) =>
  test.db.update(matchings).set(fields).where(eq(matchings.id, matchingId));
/** Another thread that last moved so many days ago. */
async function insertMoved(days: number, fields: Row = {}) {
  const { matchingId } = await insertThread(test.db, { likeAction: "wantToHear" });
  await change(matchingId, { lastMessagedAt: ago(days), ...fields });
  return matchingId;
}
const ago = (days: number) => new Date(world.as(world.joker).clock().getTime() - days * DAY_MS);
/** A thread with the support team looks like this. */
const support = { aceId: null, aceCompanyId: null, operatorId: "operator" } as const;
const close = () => closeOverdueTurns(world.as(world.joker));
const remind = () => remindTurns(world.as(world.joker));

/** How many threads a job looks at under a lock. */
async function countLooks(job: () => Promise<number>) {
  const looks = vi.spyOn(test.db, "transaction");
  expect(await job()).toBe(0);
  const { length } = looks.mock.calls;
  looks.mockRestore();
  return length;
}

describe("closing on time-out", () => {
  it("looks at nothing that cannot be closed", async () => {
    world.wait(8);
    const set = { jokerCloseText: closeText };
    await insertMoved(8, { ...set, ...support });
    await insertMoved(1, set);
    await insertMoved(8, { ...set, closedAt: ago(1), closedSeq: 2, closedBy: "joker" });
    expect(await countLooks(close)).toBe(0);
  });

  it("says that it was a closing, and tells the other side of the message", async () => {
    const { joker, ace, matchingId, closeAs, wait } = world;
    await closeAs(joker);
    wait(8);
    expect(await close()).toBe(1);
    const [last] = await test.db.select().from(chatMessages).orderBy(desc(chatMessages.seq));
    expect(last).toMatchObject({ userId: joker.userId, params: { isTurnClosing: true } });
    const told = await test.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, ace.userId), eq(notifications.isRead, false)));
    expect(told).toContainEqual(
      expect.objectContaining({
        type: "messageReceived",
        link: `/matchings/${matchingId}`,
        createdAt: ago(0),
      }),
    );
  });

  it("passes over a thread in which somebody is just writing", async () => {
    await world.closeAs(world.joker);
    world.wait(8);
    await test.db.transaction(async (tx) => {
      await tx.select().from(matchings).for("update");
      expect(await close()).toBe(0);
    });
    expect(await close()).toBe(1);
  });
});

describe("reminding of a turn", () => {
  const propose = (matchingId: string, status: ScheduleStatus, made: number, lapses: number) =>
    test.db.insert(schedules).values({
      id: uuidv7(),
      matchingId,
      status,
      purpose: "casual",
      proposerType: "joker",
      proposerId: world.joker.userId,
      durationMinutes: 30,
      candidates: [],
      expiresAt: ago(-lapses),
      createdAt: ago(made),
      updatedAt: ago(made),
    });

  it("looks at no thread whose turn is not about to end, or was reminded of", async () => {
    world.wait(6);
    await change(world.matchingId, { turnRemindedSeq: 3 });
    await insertMoved(6, support);
    await insertMoved(1);
    await insertMoved(30);
    const lapses: [ScheduleStatus, number, number][] = [
      ["cancelled", 3, 1],
      ["proposed", 3, -0.1],
      ["proposed", 3, 2.1],
      // Whoever got one that lives for two days only was just told.
      ["proposed", 1, 1],
    ];
    for (const [status, made, lapse] of lapses)
      await propose(await insertMoved(1), status, made, lapse);
    expect(await countLooks(remind)).toBe(0);
  });

  it("answers how many were reminded, of a turn and of proposals", async () => {
    world.wait(6);
    await propose(await insertMoved(1), "proposed", 3, 1);
    expect(await remind()).toBe(2);
    expect(await remind()).toBe(0);
  });

  it("passes over a thread in which somebody is just writing", async () => {
    world.wait(6);
    await test.db.transaction(async (tx) => {
      await tx.select().from(matchings).for("update");
      expect(await remind()).toBe(0);
    });
    expect(await remind()).toBe(1);
  });
});
