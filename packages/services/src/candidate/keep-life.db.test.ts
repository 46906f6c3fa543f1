import { keeps } from "@tefuda/db/schema/candidate";
import { notifications } from "@tefuda/db/schema/notification";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { hideCompany } from "../hidden-company/hide-company.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { createOffer } from "../offer/create-offer.ts";
import {
  after,
  DAY,
  insertCandidate,
  insertRecruitment,
  MINUTE,
  reasonFor,
  setSiteHost,
} from "./candidate.fixture.ts";
import { expireKeeps } from "./expire-keeps.ts";
import { hideJoker, unhideJoker } from "./hide-joker.ts";
import { countKept, keepJoker, unkeepJoker } from "./keep-joker.ts";
import { listKept } from "./list-kept.ts";
import { noticeKeeps } from "./notice-keeps.ts";
import { skipJoker } from "./skip-joker.ts";

const test = useTestDatabase();
let ace: AceActor;
let colleague: AceActor;

const as = (actor: AceActor, now = testNow) => testCtx(test.db, actor, now).ctx;

beforeEach(async () => {
  await test.clear();
  const companyId = await insertCompany(test.db);
  await setSiteHost(test.db, companyId, "umi.example.com");
  ace = await insertAce(test.db, companyId);
  colleague = await insertAce(test.db, companyId, { name: "山田 太郎" });
});

type Event = (jokerId: string) => Promise<unknown>;
const events: Readonly<Record<string, Event>> = {
  "an offer of a colleague": async (jokerId) =>
    createOffer(as(colleague), {
      offerId: uuidv7(),
      jokerId,
      recruitmentId: await insertRecruitment(test.db, colleague),
      reason: reasonFor(1),
      message: "一度お話しさせていただけませんか。ご連絡をお待ちしています。",
      minSalary: 600,
      maxSalary: 800,
      purpose: "casual",
    }),
  "passing over": (jokerId) => skipJoker(as(ace), { jokerId }),
  "ending the keep": (jokerId) => unkeepJoker(as(ace), { jokerId }),
  "hiding by a colleague": (jokerId) => hideJoker(as(colleague), { jokerId }),
  "a matching": (jokerId) =>
    test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId,
        aceId: colleague.userId,
        companyId: ace.companyId,
        origin: "like",
        now: testNow,
      }),
    ),
  "hiding by the person": (jokerId) =>
    hideCompany(
      testCtx(test.db, { kind: "joker", userId: jokerId, registrationStatus: "registered" }).ctx,
      { id: uuidv7(), word: "umi.example.com" },
    ),
};

describe("the slot of a keep", () => {
  it.each(Object.entries(events))("is free after %s", async (_, event) => {
    const { userId: jokerId } = await insertCandidate(test.db);
    expect(await keepJoker(as(ace), { jokerId })).toMatchObject({ keptCount: 1 });
    await event(jokerId);
    expect(await countKept(as(ace))).toMatchObject({ keptCount: 0 });
    expect((await listKept(as(ace))).items).toEqual([]);
    expect(await test.db.select().from(keeps)).toEqual([]);
  });

  it("is not taken by a candidate whom a colleague has hidden in the meantime", async () => {
    const { userId: jokerId } = await insertCandidate(test.db);
    await hideJoker(as(colleague), { jokerId });
    await expect(keepJoker(as(ace), { jokerId })).rejects.toMatchObject({ code: "lock" });
    await unhideJoker(as(ace), { jokerId });
    expect(await keepJoker(as(ace), { jokerId })).toMatchObject({ keptCount: 1 });
  });

  it("is counted by what the list shows, whatever rows a race has left", async () => {
    const { userId: jokerId } = await insertCandidate(test.db);
    await hideJoker(as(colleague), { jokerId });
    await test.db.insert(keeps).values({
      companyId: ace.companyId,
      jokerId,
      aceId: ace.userId,
      createdAt: testNow,
      expiresAt: after(DAY),
    });
    expect(await countKept(as(ace))).toMatchObject({ keptCount: 0 });
  });
});

describe("the life of a keep", () => {
  it("is told of once on day 53, by the masked name", async () => {
    const { userId: jokerId } = await insertCandidate(test.db, { publicId: "k7m2qx9" });
    const { userId: hidden } = await insertCandidate(test.db);
    await keepJoker(as(ace), { jokerId });
    await keepJoker(as(ace), { jokerId: hidden });
    await hideJoker(as(colleague), { jokerId: hidden });
    expect(await noticeKeeps(as(ace, after(53 * DAY - MINUTE)))).toBe(0);
    const due = testCtx(test.db, ace, after(53 * DAY));
    expect(await noticeKeeps(due.ctx)).toBe(1);
    expect(due.signals).toMatchObject([{ topic: "notifications", to: [ace.userId] }]);
    expect(await noticeKeeps(as(ace, after(54 * DAY)))).toBe(0);
    const told = await test.db.select().from(notifications);
    expect(told).toMatchObject([
      {
        userId: ace.userId,
        type: "keepExpiring",
        content: "候補者ID k7m2qxさんのキープがまもなく終了します。",
        link: "/users?tab=kept",
      },
    ]);
  });

  it("ends on day 60, and the company hears of it", async () => {
    const { userId: jokerId } = await insertCandidate(test.db);
    await keepJoker(as(ace), { jokerId });
    expect(await expireKeeps(as(ace, after(60 * DAY - MINUTE)))).toBe(0);
    const due = testCtx(test.db, ace, after(60 * DAY));
    expect(await expireKeeps(due.ctx)).toBe(1);
    expect(await expireKeeps(due.ctx)).toBe(0);
    expect(await test.db.select().from(keeps)).toEqual([]);
    const [signal] = due.signals;
    expect(signal).toMatchObject({ topic: "candidates", id: jokerId });
    expect(signal?.to).toEqual(expect.arrayContaining([ace.userId, colleague.userId]));
  });
});
