import { keeps } from "@tefuda/db/schema/candidate";
import { eq } from "@tefuda/db/sql";
import { JOKER_KEEP_LIMIT } from "@tefuda/domain/constants/limits";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { getDeck } from "../swipe/get-deck.ts";
import { startNextRound } from "../swipe/start-next-round.ts";
import { insertCandidate } from "./candidate.fixture.ts";
import { hideJoker } from "./hide-joker.ts";
import { countKept, keepJoker } from "./keep-joker.ts";
import { listKept } from "./list-kept.ts";
import { skipJoker } from "./skip-joker.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const as = (actor: Parameters<typeof keepJoker>[0]["actor"]) =>
  testCtx(test.db, actor, testNow).ctx;
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === "rejected" ? [String(result.reason.code)] : []));

describe("keeping at once", () => {
  it("gives a candidate to one of ten members, and tells the others", async () => {
    const companyId = await insertCompany(test.db);
    const staff = [];
    for (let n = 0; n < 10; n += 1) staff.push(await insertAce(test.db, companyId));
    const { userId: jokerId } = await insertCandidate(test.db);
    const results = await Promise.allSettled(staff.map((ace) => keepJoker(as(ace), { jokerId })));
    expect(codesOf(results)).toEqual(Array(9).fill("alreadyExistsKeep"));
    expect(await test.db.select().from(keeps)).toHaveLength(1);
  });

  it("gives two companies the same candidate", async () => {
    const { userId: jokerId } = await insertCandidate(test.db);
    const staff = [];
    for (let n = 0; n < 4; n += 1)
      staff.push(await insertAce(test.db, await insertCompany(test.db)));
    const results = await Promise.allSettled(staff.map((ace) => keepJoker(as(ace), { jokerId })));
    expect(codesOf(results)).toEqual([]);
  });

  it("never lets one ace have more than thirty", async () => {
    const ace = await insertAce(test.db, await insertCompany(test.db));
    const candidates = [];
    for (let n = 0; n < JOKER_KEEP_LIMIT + 8; n += 1)
      candidates.push((await insertCandidate(test.db)).userId);
    const results = await Promise.allSettled(
      candidates.map((jokerId) => keepJoker(as(ace), { jokerId })),
    );
    expect(codesOf(results)).toEqual(Array(8).fill("reachJokerKeepLimit"));
    expect(await test.db.select().from(keeps).where(eq(keeps.aceId, ace.userId))).toHaveLength(
      JOKER_KEEP_LIMIT,
    );
  });

  it("counts what the list shows when a colleague hides at the same moment", async () => {
    const companyId = await insertCompany(test.db);
    const [ace, colleague] = [
      await insertAce(test.db, companyId),
      await insertAce(test.db, companyId),
    ];
    for (let n = 0; n < 8; n += 1) {
      const { userId: jokerId } = await insertCandidate(test.db);
      await Promise.allSettled([
        keepJoker(as(ace), { jokerId }),
        hideJoker(as(colleague), { jokerId }),
      ]);
    }
    expect(await countKept(as(ace))).toMatchObject({ keptCount: 0 });
    expect((await listKept(as(ace))).items).toEqual([]);
  });
});

describe("the deck in two tabs at once", () => {
  it("skips and keeps each card once, and begins one round", async () => {
    const ace = await insertAce(test.db, await insertCompany(test.db));
    const ids = [];
    for (let n = 0; n < 6; n += 1) ids.push((await insertCandidate(test.db)).userId);
    await Promise.all([...ids, ...ids].map((jokerId) => skipJoker(as(ace), { jokerId, round: 1 })));
    expect(await getDeck(as(ace))).toMatchObject({ cards: [], decided: 6 });
    const rounds = await Promise.all(ids.map(() => startNextRound(as(ace), { round: 1 })));
    expect(new Set(rounds.map(({ round }) => round))).toEqual(new Set([2]));
    expect(await getDeck(as(ace))).toMatchObject({ round: 2, remaining: 6, decided: 0 });
  });
});
