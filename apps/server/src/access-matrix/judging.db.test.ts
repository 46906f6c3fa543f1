import type { Db } from "@tefuda/db/client";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { eq } from "@tefuda/db/sql";
import { findProfile, profileOf } from "@tefuda/services/joker/profile";
import { findJudgement } from "@tefuda/services/judgement/judgement-row";
import { expect, it } from "vitest";
import { cases } from "./expectations/all.fixture.ts";
import { answerOf, prepareMatrix, rowsOf } from "./matrix.fixture.ts";
import { call, procedures } from "./procedures.fixture.ts";

const matrix = prepareMatrix();
const CALLER = "jokerNotRegistered";

/** What is judged of a seeker; the address is the account's. */
async function judgedOf(tx: Db, jokerId: string) {
  const found = await findProfile(tx, jokerId);
  if (!found) return undefined;
  const { email: _email, ...judged } = profileOf(found);
  return JSON.stringify(judged);
}

/** What every call of a seeker in review does: to the profile, and to the judgement. */
async function changesOf(path: string): Promise<string[]> {
  const { stage, world } = matrix.current;
  const own = rowsOf(world, CALLER, "own");
  const found: string[] = [];
  for (const { about, input } of cases.get(path) ?? []) {
    const change = await stage.play(async (tx) => {
      await tx
        .update(jokerJudgements)
        .set({ status: "reviewing" })
        .where(eq(jokerJudgements.jokerId, own.userId));
      const before = await judgedOf(tx, own.userId);
      const given = input?.(own, rowsOf(world, CALLER, "foreign"));
      await answerOf(() => call(world.ctxOf(CALLER, tx), path, given));
      if ((await judgedOf(tx, own.userId)) === before) return "";
      return [path, about, (await findJudgement(tx, own.userId))?.status].filter(Boolean).join(" ");
    });
    if (change) found.push(change);
  }
  return found;
}

it("asks for judging again with every call that changes what is judged", async () => {
  const found: string[] = [];
  for (const { path, type } of procedures)
    if (type === "mutation") found.push(...(await changesOf(path)));
  expect(found).toEqual([
    "joker.saveStep requested",
    "joker.updateProfileImage requested",
    "joker.updateWillingness requested",
  ]);
}, 60_000);
