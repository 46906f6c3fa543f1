import type { Db } from "@tefuda/db/client";
import { judgementSnapshots } from "@tefuda/db/schema/judgement";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { eq } from "@tefuda/db/sql";
import { saveStepSchema } from "@tefuda/domain/joker/step-save-schema";
import { decideJudgementSchema } from "@tefuda/domain/judgement/queue";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { insertJudge, insertJudgeableJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import { findProfile } from "../joker/profile.ts";
import { getOwnProfile } from "../own-profile/get-own-profile.ts";
import { saveStep } from "../own-profile/save-step.ts";
import { judgeJoker } from "./judge-joker.ts";
import { findJudgement } from "./judgement-row.ts";
import { openCase } from "./open-case.ts";
import { requestJudgement } from "./request-judgement.ts";

const database = useTestDatabase();
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);

async function request(db: Db) {
  const actor = await insertJudgeableJoker(db);
  await requestJudgement(testCtx(db, actor).ctx);
  return actor;
}

function write(
  db: Db,
  actor: JokerActor,
  text: string,
  { place = "profile", hour = 1, lock = 0 } = {},
) {
  const { ctx, signals } = testCtx(db, actor, hours(hour));
  const values = { introduction: text };
  const save = { step: "introduction", values, lockVersion: lock, place };
  return saveStep(ctx, saveStepSchema.parse(save)).then((saved) => ({ saved, signals }));
}

async function open(db: Db, jokerId: string) {
  const { ctx } = testCtx(db, await insertJudge(db));
  const seen = await openCase(ctx, { jokerId });
  const steps = seen.judgement.steps;
  const decide = (verdict: object) =>
    judgeJoker(
      ctx,
      decideJudgementSchema.parse({ jokerId, steps, lockVersion: seen.lockVersion, ...verdict }),
    );
  return { ctx, seen, decide };
}
const remand = { status: "remanded", reasonCodes: ["careerTooShort"] };
const rejection = { status: "rejected", reasonCodes: ["noMatchingField"] };

const mailsOf = async (db: Db, userId: string) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId))).map(
    ({ template }) => template,
  );
const snapshotsOf = async (db: Db, jokerId: string) =>
  (
    await db
      .select()
      .from(judgementSnapshots)
      .where(eq(judgementSnapshots.jokerId, jokerId))
      .orderBy(judgementSnapshots.requestCount)
  ).map(({ requestCount, profile }) => [requestCount, profile.introduction]);

it("asks again when a remanded seeker saves outside the registration, and not inside", async () => {
  const { db } = database;
  const actor = await request(db);
  await (await open(db, actor.userId)).decide(remand);

  const inside = await write(db, actor, "一度目", { place: "registration" });
  expect(inside.saved).toEqual({ registrationStatus: "provisioning", lockVersion: 1 });
  expect(await findJudgement(db, actor.userId)).toMatchObject({ status: "remanded" });

  const { saved, signals } = await write(db, actor, "二度目", { lock: 1 });
  expect(saved).toEqual({ registrationStatus: "judging", lockVersion: 2 });
  expect(await findJudgement(db, actor.userId)).toMatchObject({
    status: "requested",
    requestCount: 2,
    requestedAt: hours(1),
    reviewerId: null,
  });
  expect(await snapshotsOf(db, actor.userId)).toEqual([
    [1, null],
    [2, "二度目"],
  ]);
  expect(await mailsOf(db, actor.userId)).toEqual([
    "judgementRequested",
    "judgementRemanded",
    "judgementRequested",
  ]);
  expect(signals.map(({ topic }) => topic)).toContain("judgement-queue");
});

it("takes no new request of what was sent back until it is mended", async () => {
  const { db } = database;
  // Another seeker's profile as it was handed in, which is not compared with.
  await request(db);
  const actor = await request(db);
  await (await open(db, actor.userId)).decide(remand);
  const { ctx } = testCtx(db, actor);
  expect((await getOwnProfile(ctx)).isStillRemanded).toBe(true);
  await expect(requestJudgement(ctx)).rejects.toMatchObject({ code: "invalidParameter" });
  await write(db, actor, "直しました", { place: "registration" });
  expect((await getOwnProfile(ctx)).isStillRemanded).toBe(false);
  expect(await requestJudgement(ctx)).toMatchObject({ judgementStatus: "requested" });
  // Compared is what was sent back last.
  await (await open(db, actor.userId)).decide(remand);
  expect((await getOwnProfile(ctx)).isStillRemanded).toBe(true);
});

it("leaves a first request to the confirmation", async () => {
  const { db } = database;
  const actor = await insertJudgeableJoker(db);
  const { saved } = await write(db, actor, "はじめまして");
  expect(saved.registrationStatus).toBe("provisioning");
  expect(await findJudgement(db, actor.userId)).toBeUndefined();
});

it("keeps a rejected seeker's save within 24 hours, and asks with the next one", async () => {
  const { db } = database;
  const actor = await request(db);
  await (await open(db, actor.userId)).decide(rejection);
  expect((await write(db, actor, "早い", { hour: 23 })).saved.registrationStatus).toBe("judging");
  expect(await findJudgement(db, actor.userId)).toMatchObject({ status: "rejected" });
  await write(db, actor, "翌日", { hour: 24, lock: 1 });
  expect(await findJudgement(db, actor.userId)).toMatchObject({ status: "requested" });
});

it("gives a reviewer the new state at once and refuses a verdict on the old one", async () => {
  const { db } = database;
  const actor = await request(db);
  const { ctx, seen, decide } = await open(db, actor.userId);
  const { signals } = await write(db, actor, "書き足しました");

  expect(signals).toContainEqual({
    to: expect.arrayContaining([ctx.actor.userId]),
    topic: "judgement-queue",
    id: actor.userId,
  });
  await expect(decide({ status: "passed", rank: "A" })).rejects.toMatchObject({ code: "lock" });
  expect(await findJudgement(db, actor.userId)).toMatchObject({
    status: "requested",
    requestCount: 1,
    requestedAt: testNow,
    reviewerId: ctx.actor.userId,
  });
  expect(await snapshotsOf(db, actor.userId)).toEqual([[1, "書き足しました"]]);
  expect(await mailsOf(db, actor.userId)).toEqual(["judgementRequested"]);
  const again = await openCase(ctx, { jokerId: actor.userId });
  expect(again.judgement.steps).toBe(seen.judgement.steps + 2);
  expect(again.profile.introduction).toBe("書き足しました");
});

it("renews what a case that nobody has opened is judged by", async () => {
  const { db } = database;
  const actor = await request(db);
  await write(db, actor, "待つ間に", { place: "registration" });
  expect(await snapshotsOf(db, actor.userId)).toEqual([[1, "待つ間に"]]);
  expect((await findJudgement(db, actor.userId))?.history).toHaveLength(1);
});

it("leaves a seeker who has passed registered", async () => {
  const { db } = database;
  const actor = await request(db);
  await (await open(db, actor.userId)).decide({ status: "passed", rank: "B" });
  expect((await write(db, actor, "近況")).saved.registrationStatus).toBe("registered");
  expect(await findJudgement(db, actor.userId)).toMatchObject({ status: "passed" });
});

it("asks once when two tabs save at once", async () => {
  const { db } = database;
  const actor = await request(db);
  await (await open(db, actor.userId)).decide(remand);
  const results = await Promise.allSettled([write(db, actor, "左"), write(db, actor, "右")]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "lock" },
  });
  expect(await findJudgement(db, actor.userId)).toMatchObject({ requestCount: 2 });
});

it("lets either a save or a verdict on what was before come first, never both", async () => {
  const { db } = database;
  for (let round = 0; round < 8; round += 1) {
    const actor = await request(db);
    const { decide } = await open(db, actor.userId);
    const pass = () => decide({ status: "passed", rank: "B" });
    const save = () => write(db, actor, `同時に${round}`);
    const [saved, judged] = await Promise.allSettled(
      round % 2 ? [save(), pass()] : [pass(), save()].toReversed(),
    );
    expect(saved?.status).toBe("fulfilled");
    const hasPassed = judged?.status === "fulfilled";
    expect(await findJudgement(db, actor.userId)).toMatchObject({
      status: hasPassed ? "passed" : "requested",
    });
    expect((await findProfile(db, actor.userId))?.joker).toMatchObject({
      registrationStatus: hasPassed ? "registered" : "judging",
      introduction: `同時に${round}`,
    });
  }
});
