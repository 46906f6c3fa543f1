import type { Db } from "@tefuda/db/client";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements, judgementSnapshots } from "@tefuda/db/schema/judgement";
import { saveStepSchema } from "@tefuda/domain/joker/step-save-schema";
import { type DecideJudgementInput, decideJudgementSchema } from "@tefuda/domain/judgement/queue";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { insertJudge, insertJudgeableJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import { saveStep } from "../joker/save-step.ts";
import { claimCase } from "./claim-case.ts";
import { judgeJoker } from "./judge-joker.ts";
import { listJudgements } from "./list-judgements.ts";
import { openCase } from "./open-case.ts";
import { requestJudgement } from "./request-judgement.ts";

const database = useTestDatabase();
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

async function request(db: Db, minute = 0) {
  const actor = await insertJudgeableJoker(db);
  await requestJudgement(testCtx(db, actor, minutes(minute)).ctx);
  return actor;
}

const at = (db: Db, actor: OperatorActor, minute: number) =>
  testCtx(db, actor, minutes(minute)).ctx;

type Verdict = Pick<DecideJudgementInput, "status" | "rank" | "reasonCodes" | "fieldComments">;
const pass: Verdict = { status: "passed", rank: "B" };

async function judge(
  ctx: ReturnType<typeof at>,
  { jokerId, judgement, lockVersion }: Awaited<ReturnType<typeof openCase>>,
  verdict: Verdict = pass,
) {
  const input = { jokerId, steps: judgement.steps, lockVersion, ...verdict };
  return judgeJoker(ctx, decideJudgementSchema.parse(input));
}

describe("a case in an operator's hands", () => {
  it("is shown to colleagues and judged by nobody else, until it is taken over", async () => {
    const { db } = database;
    const { userId: jokerId } = await request(db);
    const [one, two] = [await insertJudge(db), await insertJudge(db)];
    const mine = await openCase(at(db, one, 1), { jokerId });
    const theirs = await openCase(at(db, two, 2), { jokerId });
    expect([mine.holder, theirs.holder]).toEqual([null, { name: "審査 太郎", since: minutes(1) }]);
    await expect(judge(at(db, two, 3), theirs)).rejects.toMatchObject({ code: "lock" });

    await claimCase(at(db, two, 4), { jokerId });
    await expect(judge(at(db, one, 5), mine)).rejects.toMatchObject({ code: "lock" });
    await judge(at(db, two, 6), theirs);
    await expect(claimCase(at(db, one, 7), { jokerId })).rejects.toMatchObject({ code: "lock" });
  });

  it("is free again when nothing follows", async () => {
    const { db } = database;
    const { userId: jokerId } = await request(db);
    const [one, two] = [await insertJudge(db), await insertJudge(db)];
    await openCase(at(db, one, 0), { jokerId });
    const seen = await openCase(at(db, two, 15), { jokerId });
    expect(seen.holder).toBeNull();
    await judge(at(db, two, 16), seen);
  });

  it("is passed over when another asks for the next one", async () => {
    const { db } = database;
    await database.clear();
    const waiting = [];
    for (const minute of [0, 1, 2]) waiting.push((await request(db, minute)).userId);
    const [first = "", second = "", third = ""] = waiting;
    const [one, two] = [await insertJudge(db), await insertJudge(db)];
    await openCase(at(db, one, 5), { jokerId: second });
    const seen = await openCase(at(db, two, 5), { jokerId: first });
    expect([seen.previousJokerId, seen.nextJokerId]).toEqual([null, third]);
    const held = (await listJudgements(at(db, two, 5), { queue: "open" })).items;
    expect(held.map(({ isHeld }) => isHeld)).toEqual([false, true, false]);

    expect(await judge(at(db, two, 6), seen)).toEqual({ nextJokerId: third });
    const last = await openCase(at(db, two, 7), { jokerId: third });
    // Only the colleague's case is left.
    expect(await judge(at(db, two, 8), last)).toEqual({ nextJokerId: null });
  });
});

describe("what an operator compares", () => {
  it("is the profile as it was at the last request", async () => {
    const { db } = database;
    const joker = await request(db);
    const jokerId = joker.userId;
    const operator = await insertJudge(db);
    const first = await openCase(at(db, operator, 1), { jokerId });
    expect(first.previous).toBeNull();
    await judge(at(db, operator, 2), first, {
      status: "remanded",
      reasonCodes: ["careerTooShort"],
    });
    const values = { introduction: "画面の設計から運用までを担当してきました。" };
    const save = saveStepSchema.parse({ step: "introduction", values, lockVersion: 0 });
    await saveStep(testCtx(db, joker, minutes(3)).ctx, save);
    await requestJudgement(testCtx(db, joker, minutes(4)).ctx);

    const second = await openCase(at(db, operator, 5), { jokerId });
    expect(second.previous?.profile.introduction).toBeNull();
    expect(second.profile.introduction).toBe(values.introduction);
    expect(second.previous?.requestedAt).toEqual(testNow);
    const kept = await db
      .select()
      .from(judgementSnapshots)
      .where(eq(judgementSnapshots.jokerId, jokerId));
    expect(kept.map(({ requestCount }) => requestCount)).toEqual([1, 2]);
  });

  it("are accounts of the same phone, or of the same name and birthday", async () => {
    const { db } = database;
    await database.clear();
    const phone = "09000000001";
    const named = await insertJudgeableJoker(db, { name: "佐藤花子" });
    const called = await insertJudgeableJoker(db, { name: "別の人", phone });
    await insertJudgeableJoker(db, { name: "佐藤 花子", birthday: "1980-01-01" });
    const { userId: jokerId } = await request(db);
    await db.update(jokers).set({ phone }).where(eq(jokers.id, jokerId));
    const { lookAlikes } = await openCase(at(db, await insertJudge(db), 1), { jokerId });
    expect(Object.fromEntries(lookAlikes.map((one) => [one.jokerId, one.isSamePhone]))).toEqual({
      [named.userId]: false,
      [called.userId]: true,
    });
  });
});

it("tells the median waiting time and today's verdicts", async () => {
  const { db } = database;
  await database.clear();
  const operator = await insertJudge(db);
  const list = (minute: number) => listJudgements(at(db, operator, minute), { queue: "open" });
  expect((await list(0)).pace).toEqual({ medianMinutes: null, today: 0, mineToday: 0 });
  for (const minute of [10, 30, 80]) {
    const { userId: jokerId } = await request(db);
    const seen = await openCase(at(db, operator, minute - 1), { jokerId });
    await judge(at(db, operator, minute), seen);
  }
  const [oldest] = await db.select().from(jokerJudgements);
  expect(oldest?.claimedAt).toBeNull();
  expect((await list(90)).pace).toEqual({ medianMinutes: 30, today: 3, mineToday: 3 });
  expect((await list(60 * 24)).pace).toEqual({ medianMinutes: 30, today: 0, mineToday: 0 });
  expect((await list(60 * 24 * 31)).pace.medianMinutes).toBeNull();
});
