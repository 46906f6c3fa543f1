import { compassResults, compassRuns } from "@tefuda/db/schema/compass";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { compassDesk, introduction } from "./compass.fixture.ts";
import { createAnswer, hashInput } from "./create-answer.ts";
import { getStanding } from "./get-standing.ts";
import { giveBackRun } from "./reserve-run.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const asking = () => ({ id: uuidv7(), text: introduction });
const results = () => test.db.select().from(compassResults);
const runs = () => test.db.select().from(compassRuns);

type Desk = ReturnType<typeof compassDesk>;

/** A seeker whose run another server has begun, and a clock that goes on each time it is looked at. */
async function underWay(desk: Desk, seconds: number) {
  const ctx = await desk.joker();
  const asked = asking();
  await test.db.insert(compassRuns).values({
    id: asked.id,
    jokerId: ctx.actor.userId,
    inputHash: hashInput(asked.text),
    startedAt: ctx.clock(),
  });
  let looks = 0;
  let begin: () => void = () => {};
  const waits = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const clock = () => {
    looks += 1;
    // The first look is that of the reservation.
    if (looks === 2) begin();
    return new Date(desk.now().getTime() + (looks - 1) * seconds * 1000);
  };
  return { asked, waits, answer: createAnswer({ ...ctx, clock }, asked) };
}

it("waits half a minute at the most for a run that is under way elsewhere", async () => {
  const { answer } = await underWay(compassDesk(test.db), 16);
  await expect(answer).rejects.toMatchObject({ code: "timeout" });
});

it("waits no longer than the run stands", async () => {
  const { answer, asked, waits } = await underWay(compassDesk(test.db), 1);
  await waits;
  await test.db.delete(compassRuns).where(eq(compassRuns.id, asked.id));
  await expect(answer).rejects.toMatchObject({ code: "failedToCreateAnswer" });
});

it("gives the advice of a run anew whose advice is gone, and counts it once", async () => {
  const visitor = await compassDesk(test.db).visitor();
  const asked = asking();
  await createAnswer(visitor, asked);
  await test.db.delete(compassResults);
  await createAnswer(visitor, asked);
  expect(await results()).toMatchObject([{ id: asked.id }]);
  expect(await runs()).toHaveLength(1);
});

it("does not count for an address what a seeker has taken over", async () => {
  const desk = compassDesk(test.db);
  const [visitor, ctx] = [await desk.visitor(), await desk.joker()];
  await createAnswer(visitor, asking());
  expect(await getStanding(visitor)).toMatchObject({ limit: 1, left: 0 });
  await test.db.update(compassRuns).set({ jokerId: ctx.actor.userId });
  expect(await getStanding(visitor)).toMatchObject({ left: 1 });
});

it("lets no seeker take over more than the day allows", async () => {
  const desk = compassDesk(test.db);
  const [visitor, ctx] = [await desk.visitor(), await desk.joker()];
  const asked = asking();
  await createAnswer(visitor, asked);
  for (let run = 0; run < 5; run += 1) await createAnswer(ctx, asking());
  await expect(createAnswer(ctx, asked)).rejects.toMatchObject({
    code: "reachCompassLimit",
    params: { limit: 5 },
  });
  expect(await results()).toContainEqual(expect.objectContaining({ id: asked.id, jokerId: null }));
});

it("gives back the failed run alone, not what others wait for or what is done", async () => {
  const ctx = await compassDesk(test.db).joker();
  const [failed, other, done] = [uuidv7(), uuidv7(), uuidv7()];
  const run = { jokerId: ctx.actor.userId, inputHash: "hash", startedAt: ctx.clock() };
  await test.db.insert(compassRuns).values([
    { ...run, id: failed },
    { ...run, id: other },
    { ...run, id: done, finishedAt: ctx.clock() },
  ]);
  for (const id of [failed, done]) await giveBackRun(test.db, id);
  expect((await runs()).map(({ id }) => id).toSorted()).toEqual([other, done].toSorted());
});
