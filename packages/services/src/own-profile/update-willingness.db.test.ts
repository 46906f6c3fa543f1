import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { eq } from "@tefuda/db/sql";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { insertJudgeableJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import { findProfile } from "../joker/profile.ts";
import { getMe } from "../views/get-me.ts";
import { updateWillingness } from "./update-willingness.ts";

const database = useTestDatabase();
const answer = {
  jobChangeWillingness: "alreadyStartActivity",
  sideJobWillingness: "active",
} as const;
/** The same time of day, exactly two calendar months before the test. */
const twoMonthsAgo = new Date("2026-02-03T01:00:00Z");
const almost = new Date(twoMonthsAgo.getTime() + 1);

type Dates = Parameters<typeof insertJudgeableJoker>[1];
const asked = (jobChange: Date | null, sideJob: Date | null): Dates => ({
  registrationStatus: "registered",
  rank: "B",
  updateJobChangeWillingnessAt: jobChange,
  updateSideJobWillingnessAt: sideJob,
});

async function isPrompted(actor: JokerActor) {
  const me = await getMe(testCtx(database.db, actor).ctx);
  return me.kind === "joker" && me.isOverTwoMonthFromUpdateJCW;
}

describe("updateWillingness", () => {
  it("writes both values and both dates, and the prompt is over", async () => {
    const { db } = database;
    const actor = await insertJudgeableJoker(db, asked(twoMonthsAgo, testNow));
    expect(await isPrompted(actor)).toBe(true);

    await updateWillingness(testCtx(db, actor).ctx, answer);

    expect((await findProfile(db, actor.userId))?.joker).toMatchObject({
      ...answer,
      updateJobChangeWillingnessAt: testNow,
      updateSideJobWillingnessAt: testNow,
      lockVersion: 1,
    });
    expect(await isPrompted(actor)).toBe(false);
    const [document] = await db
      .select()
      .from(jokerSearchDocuments)
      .where(eq(jokerSearchDocuments.objectID, actor.userId));
    expect(document).toMatchObject(answer);
  });

  it("reads as absent for someone without a profile", async () => {
    const nobody = { kind: "joker", userId: uuidv7(), registrationStatus: "registered" } as const;
    await expect(updateWillingness(testCtx(database.db, nobody).ctx, answer)).rejects.toMatchObject(
      { code: "dataNotFound" },
    );
  });
});

describe("the willingness prompt", () => {
  it.each([
    ["two calendar months after the older answer", asked(twoMonthsAgo, testNow), true],
    ["a moment before", asked(almost, almost), false],
    ["without an answer on side jobs", asked(testNow, null), true],
  ])("is due or not: %s", async (_, dates, expected) => {
    expect(await isPrompted(await insertJudgeableJoker(database.db, dates))).toBe(expected);
  });

  it("never asks a seeker who is not registered", async () => {
    const actor = await insertJudgeableJoker(database.db, {
      ...asked(null, null),
      registrationStatus: "judging",
    });
    expect(await isPrompted(actor)).toBe(false);
  });
});
