import type { Db } from "@tefuda/db/client";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements, judgementSnapshots } from "@tefuda/db/schema/judgement";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { and, eq } from "@tefuda/db/sql";
import { saveStepSchema } from "@tefuda/domain/joker/step-save-schema";
import { type DecideJudgementInput, decideJudgementSchema } from "@tefuda/domain/judgement/queue";
import type { JokerActor, OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { describe, expect, it } from "vitest";
import { insertJudge, insertJudgeableJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import { saveStep } from "../own-profile/save-step.ts";
import { claimCase } from "./claim-case.ts";
import { judgeJoker } from "./judge-joker.ts";
import { findJudgement } from "./judgement-row.ts";
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

const auditOf = (db: Db, action: string, targetId: string) =>
  db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.action, action), eq(auditLogs.targetId, targetId)));

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

    const { ctx: taking, signals } = testCtx(db, two, minutes(4));
    await claimCase(taking, { jokerId });
    expect(signals).toEqual([
      { to: expect.arrayContaining([one.userId]), topic: "judgement-queue", id: jokerId },
    ]);
    expect(await auditOf(db, "claimJudgement", jokerId)).toMatchObject([{ actorId: two.userId }]);
    await expect(judge(at(db, one, 5), mine)).rejects.toMatchObject({ code: "lock" });
    await judge(at(db, two, 6), theirs);
    await expect(claimCase(at(db, one, 7), { jokerId })).rejects.toMatchObject({ code: "lock" });
    // Looking at what is judged changes nobody's hands.
    await openCase(at(db, one, 8), { jokerId });
    expect(await findJudgement(db, jokerId)).toMatchObject({
      status: "passed",
      reviewerId: two.userId,
      claimedAt: null,
    });
  });

  it("is no case without a request, whatever is done with it", async () => {
    const { db } = database;
    const ctx = at(db, await insertJudge(db), 0);
    const { userId: jokerId } = await insertJudgeableJoker(db);
    const verdict = { jokerId, steps: 1, lockVersion: 0, ...pass };
    for (const attempt of [
      () => openCase(ctx, { jokerId }),
      () => claimCase(ctx, { jokerId }),
      () => judgeJoker(ctx, decideJudgementSchema.parse(verdict)),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "dataNotFound" });
  });

  it("tells the seeker when it is first opened, and colleagues each time", async () => {
    const { db } = database;
    const { userId: jokerId } = await request(db);
    const operator = await insertJudge(db);
    const queue = {
      to: expect.arrayContaining([operator.userId]),
      topic: "judgement-queue",
      id: jokerId,
    };
    for (const told of [
      [
        { to: [jokerId], topic: "session", id: jokerId },
        { to: [jokerId], topic: "judgement", id: jokerId },
        queue,
      ],
      [queue],
    ]) {
      const { ctx, signals } = testCtx(db, operator, minutes(1));
      await openCase(ctx, { jokerId });
      expect(signals).toEqual(told);
    }
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
    // Nothing has followed for fifteen minutes.
    expect((await openCase(at(db, two, 20), { jokerId: first })).nextJokerId).toBe(second);
    const seen = await openCase(at(db, two, 5), { jokerId: first });
    expect([seen.previousJokerId, seen.nextJokerId]).toEqual([null, third]);
    const held = (await listJudgements(at(db, two, 5), { queue: "open" })).items;
    expect(held.map(({ isHeld }) => isHeld)).toEqual([false, true, false]);

    expect(await judge(at(db, two, 6), seen)).toEqual({ nextJokerId: third });
    const last = await openCase(at(db, two, 7), { jokerId: third });
    expect([last.previousJokerId, last.nextJokerId]).toEqual([null, null]);
    // Only the colleague's case is left.
    expect(await judge(at(db, two, 8), last)).toEqual({ nextJokerId: null });
  });

  it("stands between those of the same moment by its id", async () => {
    const { db } = database;
    await database.clear();
    const later = await request(db, 9);
    const [before, own, after] = [await request(db, 5), await request(db, 5), await request(db, 5)];
    const earlier = await request(db, 0);
    const operator = await insertJudge(db);
    const open = ({ userId: jokerId }: JokerActor) =>
      openCase(at(db, operator, 10), { jokerId }).then((seen) => [
        seen.previousJokerId,
        seen.nextJokerId,
      ]);
    expect(await open(earlier)).toEqual([null, before.userId]);
    expect(await open(own)).toEqual([before.userId, after.userId]);
    expect(await open(later)).toEqual([after.userId, null]);
    const seen = await openCase(at(db, operator, 11), { jokerId: own.userId });
    expect(await judge(at(db, operator, 12), seen)).toEqual({ nextJokerId: after.userId });
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

  it("is that seeker's own, of the request before", async () => {
    const { db } = database;
    const operator = await insertJudge(db);
    const ask = async (joker: JokerActor, introduction: string) => {
      const jokerId = joker.userId;
      const ctx = at(db, operator, 1);
      const remand: Verdict = { status: "remanded", reasonCodes: ["careerTooShort"] };
      const seen = await openCase(ctx, { jokerId });
      await judge(ctx, seen, remand);
      const { lockVersion } = seen;
      const save = { step: "introduction", values: { introduction }, lockVersion };
      await saveStep(testCtx(db, joker).ctx, saveStepSchema.parse(save));
      await requestJudgement(testCtx(db, joker).ctx);
    };
    const [joker, other] = [await request(db), await request(db)];
    await ask(joker, "一度目の修正");
    for (const text of ["他人の一度目", "他人の二度目"]) await ask(other, text);
    // A request whose profile was not kept, where another seeker's of that number was.
    await db
      .update(jokerJudgements)
      .set({ requestCount: 4 })
      .where(eq(jokerJudgements.jokerId, joker.userId));
    const { previous } = await openCase(at(db, operator, 2), { jokerId: joker.userId });
    expect(previous?.profile.introduction).toBe("一度目の修正");
    const theirs = await openCase(at(db, operator, 2), { jokerId: other.userId });
    expect(theirs.previous?.profile.introduction).toBe("他人の一度目");
  });

  it("are accounts of the same phone, or of the same name and birthday", async () => {
    const { db } = database;
    await database.clear();
    const phone = "09000000001";
    const named = await insertJudgeableJoker(db, { name: "佐藤花子" });
    const called = await insertJudgeableJoker(db, { name: "別の人", phone });
    await insertJudgeableJoker(db, { name: "佐藤 花子", birthday: "1980-01-01" });
    await insertJudgeableJoker(db, { name: "同じ日に生まれた人" });
    const { userId: jokerId } = await request(db);
    await db.update(jokers).set({ phone }).where(eq(jokers.id, jokerId));
    const { lookAlikes } = await openCase(at(db, await insertJudge(db), 1), { jokerId });
    expect(Object.fromEntries(lookAlikes.map((one) => [one.jokerId, one.isSamePhone]))).toEqual({
      [named.userId]: false,
      [called.userId]: true,
    });
    // Of someone without a phone the name and birthday alone are left.
    const { lookAlikes: ofNamed } = await openCase(at(db, await insertJudge(db), 2), {
      jokerId: (await request(db)).userId,
    });
    expect(ofNamed.map((one) => one.jokerId).toSorted()).toEqual(
      [named.userId, jokerId].toSorted(),
    );
  });

  it("are the five newest such accounts, and none of somebody without a name or a phone", async () => {
    const { db } = database;
    await database.clear();
    const named = [];
    for (let day = 1; day <= 6; day += 1)
      named.push(
        (await insertJudgeableJoker(db, { createdAt: new Date(`2026-03-0${day}T00:00:00Z`) }))
          .userId,
      );
    const ctx = at(db, await insertJudge(db), 1);
    const alikes = async (jokerId: string) =>
      (await openCase(ctx, { jokerId })).lookAlikes.map((one) => one.jokerId);
    const joker = await request(db);
    expect(await alikes(joker.userId)).toEqual(named.slice(1).toReversed());
    await db.update(jokers).set({ name: null }).where(eq(jokers.id, joker.userId));
    expect(await alikes(joker.userId)).toEqual([]);
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
  // Whoever was sent back and asked again waits anew.
  const again = await request(db);
  const sentBack = await openCase(at(db, operator, 84), { jokerId: again.userId });
  await judge(at(db, operator, 85), sentBack, {
    status: "remanded",
    reasonCodes: ["careerTooShort"],
  });
  const values = { introduction: "直しました。" };
  const save = saveStepSchema.parse({ step: "introduction", values, lockVersion: 0 });
  await saveStep(testCtx(db, again, minutes(86)).ctx, save);
  await requestJudgement(testCtx(db, again, minutes(86)).ctx);
  const [oldest] = await db.select().from(jokerJudgements);
  expect(oldest?.claimedAt).toBeNull();
  expect((await list(90)).pace).toEqual({ medianMinutes: 30, today: 3, mineToday: 3 });
  expect((await list(60 * 24)).pace).toEqual({ medianMinutes: 30, today: 0, mineToday: 0 });
  expect((await list(60 * 24 * 31)).pace.medianMinutes).toBeNull();
});
