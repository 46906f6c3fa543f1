import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { insertJoker, insertJudge, testCtx, testNow } from "../joker/joker.fixture.ts";
import { listJudgements } from "./list-judgements.ts";

const database = useTestDatabase();
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);

it("shows each case once, also where many were asked for at the same moment", async () => {
  const { db } = database;
  for (let number = 1; number <= 35; number += 1) {
    const { userId: jokerId } = await insertJoker(db, { name: `${number}番` });
    const requestedAt = number <= 20 ? hours(1) : testNow;
    await db.insert(jokerJudgements).values({
      id: uuidv7(),
      jokerId,
      status: number % 2 ? "requested" : "reviewing",
      requestedAt,
      createdAt: requestedAt,
      updatedAt: requestedAt,
    });
  }
  const { ctx } = testCtx(db, await insertJudge(db));
  const first = await listJudgements(ctx, { queue: "open" });
  const second = await listJudgements(ctx, { queue: "open", cursor: first.nextCursor });
  const names = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${from + index}番`);
  expect(first.items.map(({ name }) => name)).toEqual([...names(21, 35), ...names(1, 15)]);
  expect(second.items.map(({ name }) => name)).toEqual(names(16, 20));
  expect(second.nextCursor).toBeUndefined();
  expect(second.counts).toEqual({
    requested: 18,
    reviewing: 17,
    remanded: 0,
    passed: 0,
    rejected: 0,
  });
});
