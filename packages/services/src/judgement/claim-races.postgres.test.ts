import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { eq } from "@tefuda/db/sql";
import { decideJudgementSchema } from "@tefuda/domain/judgement/queue";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { insertJudge, insertJudgeableJoker, testCtx } from "../joker/joker.fixture.ts";
import { judgeJoker } from "./judge-joker.ts";
import { openCase } from "./open-case.ts";
import { requestJudgement } from "./request-judgement.ts";

const database = useTestDatabase();
const OPERATORS = 6;

it("puts a case that all open at once into one operator's hands, whose verdict alone counts", async () => {
  const { db } = database;
  const joker = await insertJudgeableJoker(db);
  const jokerId = joker.userId;
  await requestJudgement(testCtx(db, joker).ctx);
  const team = await Promise.all(
    Array.from({ length: OPERATORS }, async () => testCtx(db, await insertJudge(db))),
  );
  const seen = await Promise.all(team.map(({ ctx }) => openCase(ctx, { jokerId })));
  expect(seen.filter(({ holder }) => holder === null)).toHaveLength(1);

  const results = await Promise.allSettled(
    team.map(({ ctx }, index) => {
      const { judgement, lockVersion } = seen[index] ?? {};
      const steps = judgement?.steps;
      const verdict = { jokerId, status: "passed", rank: "A", steps, lockVersion };
      return judgeJoker(ctx, decideJudgementSchema.parse(verdict));
    }),
  );
  const holder = seen.findIndex((one) => one.holder === null);
  expect(results.map(({ status }) => status)).toEqual(
    team.map((_, index) => (index === holder ? "fulfilled" : "rejected")),
  );
  const [row] = await db.select().from(jokerJudgements).where(eq(jokerJudgements.jokerId, jokerId));
  expect(row).toMatchObject({ status: "passed", reviewerId: team[holder]?.ctx.actor.userId });
});
