import { keeps, skippedJokers } from "@tefuda/db/schema/candidate";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { after, hideFrom, insertCandidate, setSiteHost } from "../candidate/candidate.fixture.ts";
import { hideJoker } from "../candidate/hide-joker.ts";
import { keepJoker } from "../candidate/keep-joker.ts";
import { skipJoker } from "../candidate/skip-joker.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertOfferRow } from "../matching/dealing.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { getDeck } from "./get-deck.ts";
import { startNextRound } from "./start-next-round.ts";
import { deckTopic } from "./topics.ts";
import { undoSkip } from "./undo-skip.ts";

const test = useTestDatabase();
let ace: AceActor;
let colleague: AceActor;
let people: string[];

const as = (actor: AceActor, now = testNow) => testCtx(test.db, actor, now).ctx;
const deckOf = (actor = ace) => getDeck(as(actor));
const topOf = async (actor = ace) =>
  (await deckOf(actor)).cards.map(({ jokerId }) => people.indexOf(jokerId));
const one = (place: number) => ({ jokerId: people[place] ?? "" });

beforeEach(async () => {
  await test.clear();
  const companyId = await insertCompany(test.db);
  ace = await insertAce(test.db, companyId);
  colleague = await insertAce(test.db, companyId, { name: "山田 太郎" });
  people = [];
  // The higher the rank, the better the score: the deck has them in this order.
  for (const rank of ["S", "A", "B", "C", "D", "E"] as const)
    people.push((await insertCandidate(test.db, { rank })).userId);
  await insertCandidate(test.db, { rank: "Z" });
  await insertCandidate(test.db, { registrationStatus: "judging" });
});

describe("the ace's other tabs", () => {
  const signal = (id: string) => ({ to: [ace.userId], topic: "deck", id });

  it("are told of each card, and of the next round", async () => {
    const { ctx, signals } = testCtx(test.db, ace);
    await skipJoker(ctx, { ...one(0), round: 1 });
    await undoSkip(ctx, { ...one(0), round: 1 });
    await startNextRound(ctx, { round: 1 });
    expect(signals).toEqual([signal(one(0).jokerId), signal(one(0).jokerId), signal("deck")]);
  });

  it("hear whether a card is decided on by themselves in the round that they are in", async () => {
    const deck = await deckTopic.open(as(ace), "", undefined);
    expect(deck.concerns(signal("deck"))).toBe(true);
    const read = async (id: string) => (await deck.read(signal(id)))[0];
    const news = (id: string, round: number, isDecided: boolean) => ({
      type: "modified",
      id,
      doc: { round, isDecided },
    });
    const [mine = "", theirs = "", none = ""] = people;
    await skipJoker(as(ace), { jokerId: mine, round: 1 });
    await skipJoker(as(colleague), { jokerId: theirs, round: 1 });
    expect(await read(mine)).toEqual(news(mine, 1, true));
    for (const id of [theirs, none, "deck"]) expect(await read(id)).toEqual(news(id, 1, false));
    await startNextRound(as(ace), { round: 1 });
    expect(await read(mine)).toEqual(news(mine, 2, false));
  });

  it("are nobody's who has no deck", async () => {
    const agent = { ...ace, isAgent: true };
    for (const actor of [agent, await insertCandidate(test.db)]) {
      const deck = await deckTopic.open(testCtx(test.db, actor).ctx, "", undefined);
      expect(deck.concerns(signal("deck"))).toBe(false);
    }
  });
});

describe("the deck", () => {
  it("hands out registered people of rank S to E, the best first", async () => {
    expect(await topOf()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await deckOf()).toMatchObject({
      round: 1,
      remaining: 6,
      decided: 0,
      lastSkipped: null,
    });
  });

  it("shows nobody twice in a round, and everyone who was passed over in the next", async () => {
    const seen: number[] = [];
    for (;;) {
      const [top] = await topOf();
      if (top === undefined) break;
      seen.push(top);
      await skipJoker(as(ace, after(seen.length)), { ...one(top), round: 1 });
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await deckOf()).toMatchObject({ cards: [], remaining: 0, decided: 6 });
    expect(await topOf(colleague)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await startNextRound(as(ace), { round: 1 })).toEqual({ round: 2 });
    expect(await topOf()).toEqual([0, 1, 2, 3, 4, 5]);
    // A late answer to a card of the round before takes nobody out of this one.
    await skipJoker(as(ace), { ...one(3), round: 1 });
    expect(await topOf()).toEqual([0, 1, 2, 3, 4, 5]);
    await skipJoker(as(ace), { ...one(3), round: 2 });
    expect(await topOf()).toEqual([0, 1, 2, 4, 5]);
  });

  it("begins one round for two tabs and a call sent twice", async () => {
    const rounds = await Promise.all([1, 2, 3].map(() => startNextRound(as(ace), { round: 1 })));
    expect(rounds.map(({ round }) => round)).toEqual([2, 2, 2]);
    expect(await startNextRound(as(ace), { round: 1 })).toEqual({ round: 2 });
    expect(await startNextRound(as(ace), { round: 2 })).toEqual({ round: 3 });
    expect(await deckOf(colleague)).toMatchObject({ round: 1 });
  });

  it("takes a skip from two tabs and a retry once", async () => {
    await Promise.all([1, 2, 3].map(() => skipJoker(as(ace), { ...one(0), round: 1 })));
    await skipJoker(as(ace, after(5)), { ...one(0), round: 1 });
    expect(await test.db.select().from(skippedJokers)).toEqual([
      expect.objectContaining({ jokerId: people[0], round: 1, createdAt: testNow }),
    ]);
    const log = await test.db.select().from(auditLogs).where(eq(auditLogs.action, "skipJoker"));
    expect(log).toHaveLength(1);
  });

  it("takes the last skip back, once, and only in its round", async () => {
    await skipJoker(as(ace, after(1)), { ...one(0), round: 1 });
    await skipJoker(as(ace, after(2)), { ...one(1), round: 1 });
    const { lastSkipped } = await deckOf();
    expect(lastSkipped).toMatchObject({ jokerId: people[1] });
    for (let n = 0; n < 2; n += 1) await undoSkip(as(ace), { ...one(1), round: 1 });
    expect(await deckOf()).toMatchObject({ lastSkipped: { jokerId: people[0] }, decided: 1 });
    expect(await topOf()).toEqual([1, 2, 3, 4, 5]);
    await undoSkip(as(colleague), { ...one(0), round: 1 });
    await undoSkip(as(ace), { ...one(0), round: 2 });
    expect(await topOf()).toEqual([1, 2, 3, 4, 5]);
    const log = await test.db.select().from(auditLogs).where(eq(auditLogs.action, "undoSkipJoker"));
    expect(log).toHaveLength(1);
  });

  it("leaves out whom anyone of the company keeps, hides or is matched with", async () => {
    await keepJoker(as(colleague), one(0));
    await keepJoker(as(ace), { ...one(1), round: 1 });
    await hideJoker(as(colleague), one(2));
    await test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId: people[3] ?? "",
        aceId: colleague.userId,
        companyId: ace.companyId,
        origin: "like",
        now: testNow,
      }),
    );
    await setSiteHost(test.db, ace.companyId, "umi.example.com");
    await hideFrom(
      test.db,
      { kind: "joker", userId: people[4] ?? "", registrationStatus: "registered" },
      "umi",
    );
    expect(await topOf()).toEqual([5]);
    expect(await deckOf()).toMatchObject({ remaining: 1, decided: 1, lastSkipped: null });
  });

  it("leaves out whom the company has offered a position, and nobody of another's", async () => {
    const other = await insertAce(test.db, await insertCompany(test.db));
    const person = (place: number) =>
      ({ kind: "joker", userId: people[place] ?? "", registrationStatus: "registered" }) as const;
    await insertOfferRow(test.db, colleague, person(0));
    await insertOfferRow(test.db, other, person(1));
    await keepJoker(as(other), one(2));
    // A keep ends at its last moment.
    for (const [place, ms] of [
      [3, 0],
      [4, 1],
    ] as const)
      await test.db.insert(keeps).values({
        companyId: ace.companyId,
        jokerId: people[place] ?? "",
        aceId: colleague.userId,
        createdAt: testNow,
        expiresAt: after(ms),
      });
    expect(await topOf()).toEqual([1, 2, 3, 5]);
  });

  it("takes back what was passed over by oneself in this round, and no keep", async () => {
    await skipJoker(as(colleague, after(9)), { ...one(5), round: 1 });
    await skipJoker(as(ace, after(1)), { ...one(0), round: 1 });
    await skipJoker(as(ace, after(2)), { ...one(1), round: 1 });
    await keepJoker(as(ace, after(3)), { ...one(2), round: 1 });
    const last = async () => (await deckOf()).lastSkipped?.jokerId;
    expect(await last()).toBe(people[1]);
    await undoSkip(as(ace), { ...one(2), round: 1 });
    expect(await deckOf()).toMatchObject({ decided: 3 });
    await hideJoker(as(colleague), one(1));
    expect(await last()).toBe(people[0]);
    await startNextRound(as(ace), { round: 1 });
    expect(await last()).toBeUndefined();
  });

  it("does not bring back in the round whom the ace kept from it and freed again", async () => {
    await keepJoker(as(ace), { ...one(0), round: 1 });
    await test.db.delete(keeps);
    expect(await topOf()).toEqual([1, 2, 3, 4, 5]);
    await startNextRound(as(ace), { round: 1 });
    expect((await topOf())[0]).toBe(0);
  });

  it("keeps a card in the deck whose keep is refused", async () => {
    await keepJoker(as(colleague), one(0));
    await expect(keepJoker(as(ace), { ...one(0), round: 1 })).rejects.toMatchObject({
      code: "alreadyExistsKeep",
    });
    expect(await test.db.select().from(skippedJokers)).toEqual([]);
  });
});
