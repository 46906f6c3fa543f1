import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import { JOKER_KEEP_LIMIT } from "@tefuda/domain/constants/limits";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeEach, describe, expect, it } from "vitest";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { after, DAY, hideFrom, insertCandidate, setSiteHost } from "./candidate.fixture.ts";
import { hideJoker, unhideJoker } from "./hide-joker.ts";
import { countKept, keepJoker, unkeepJoker } from "./keep-joker.ts";
import { listHidden, listKept } from "./list-kept.ts";
import { skipJoker } from "./skip-joker.ts";
import { candidatesTopic } from "./topics.ts";

const test = useTestDatabase();
let ace: AceActor;
let colleague: AceActor;

const as = (actor: AceActor, now = testNow) => testCtx(test.db, actor, now).ctx;
const someone = async () => ({ jokerId: (await insertCandidate(test.db)).userId });
const keptIds = async (actor: AceActor, now = testNow) =>
  (await listKept(as(actor, now))).items.map(({ jokerId }) => jokerId);

beforeEach(async () => {
  const companyId = await insertCompany(test.db);
  ace = await insertAce(test.db, companyId);
  colleague = await insertAce(test.db, companyId, { name: "山田 太郎" });
});

describe("keeping", () => {
  it("is one's own, for one member of a company at a time, and can be undone", async () => {
    const one = await someone();
    expect(await keepJoker(as(ace), one)).toEqual({ keptCount: 1, limit: 30 });
    expect(await keepJoker(as(ace), one)).toEqual({ keptCount: 1, limit: 30 });
    await expect(keepJoker(as(colleague), one)).rejects.toMatchObject({
      code: "alreadyExistsKeep",
    });
    expect(await unkeepJoker(as(colleague), one)).toMatchObject({ keptCount: 0 });
    expect(await keptIds(ace)).toEqual([one.jokerId]);
    const [card] = (await listKept(as(ace))).items;
    expect(card).toMatchObject({ state: "kept", keep: { isOwn: true, aceName: "田中 一郎" } });
    expect(await unkeepJoker(as(ace), one)).toMatchObject({ keptCount: 0 });
    expect(await keepJoker(as(colleague), one)).toMatchObject({ keptCount: 1 });
    const log = await test.db.select().from(auditLogs).where(eq(auditLogs.targetId, one.jokerId));
    expect(log.map(({ action }) => action)).toEqual(["keepJoker", "unkeepJoker", "keepJoker"]);
  });

  it.each([
    ["was removed", { removedAt: testNow }],
    ["became an interview agent", { isAgent: true }],
  ])("is refused to an ace who %s while the call was on its way", async (_, change) => {
    const one = await someone();
    await test.db.update(aces).set(change).where(eq(aces.id, ace.userId));
    await expect(keepJoker(as(ace), one)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await keepJoker(as(colleague), one)).toMatchObject({ keptCount: 1 });
  });

  it("stops at thirty, however many are kept at once", async () => {
    const candidates = [];
    for (let n = 0; n < JOKER_KEEP_LIMIT + 4; n += 1) candidates.push(await someone());
    const results = await Promise.allSettled(candidates.map((one) => keepJoker(as(ace), one)));
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(4);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: "reachJokerKeepLimit", params: { limit: 30 } });
    expect(await countKept(as(ace))).toEqual({ keptCount: 30, limit: 30 });

    const [first] = await keptIds(ace);
    await skipJoker(as(ace), { jokerId: first ?? "" });
    expect(await keepJoker(as(ace), await someone())).toMatchObject({ keptCount: 30 });
  });

  it("gives one of two members a candidate whom both keep at once", async () => {
    const one = await someone();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => keepJoker(as(n % 2 ? ace : colleague), one)),
    );
    const rows = await test.db.select().from(keeps).where(eq(keeps.jokerId, one.jokerId));
    expect(rows).toHaveLength(1);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });

  it("ends after sixty days, and when the person hides from the company", async () => {
    const [one, other] = [await someone(), await insertCandidate(test.db)];
    await keepJoker(as(ace), one);
    await keepJoker(as(ace), { jokerId: other.userId });
    await setSiteHost(test.db, ace.companyId, "umi.example.com");
    await hideFrom(test.db, other, "umi");
    expect(await keptIds(ace)).toEqual([one.jokerId]);
    expect(await countKept(as(ace))).toMatchObject({ keptCount: 1 });
    const later = after(60 * DAY);
    expect(await keptIds(ace, later)).toEqual([]);
    expect(await keepJoker(as(colleague, later), one)).toMatchObject({ keptCount: 1 });
    await expect(keepJoker(as(ace), { jokerId: other.userId })).rejects.toMatchObject({
      code: "dataNotFound",
    });
  });
});

describe("hiding", () => {
  it("holds for the whole company, frees the keep, and can be undone", async () => {
    const one = await someone();
    await keepJoker(as(ace), one);
    await hideJoker(as(colleague), one);
    await hideJoker(as(ace), one);
    expect(await keptIds(ace)).toEqual([]);
    expect(await countKept(as(ace))).toMatchObject({ keptCount: 0 });
    const { items } = await listHidden(as(ace), { limit: 20 });
    expect(items.map(({ jokerId, state }) => [jokerId, state])).toEqual([[one.jokerId, "hidden"]]);
    await unhideJoker(as(ace), one);
    await unhideJoker(as(ace), one);
    expect((await listHidden(as(ace), { limit: 20 })).items).toEqual([]);
  });

  it("shows to colleagues, who are told when the candidate is back", async () => {
    const one = await someone();
    const hider = testCtx(test.db, ace);
    const follower = await candidatesTopic.open(as(colleague), "", undefined);
    await hideJoker(hider.ctx, one);
    await unhideJoker(hider.ctx, one);
    const staff = expect.arrayContaining([ace.userId, colleague.userId]);
    expect(hider.signals.map(({ to }) => to)).toEqual([staff, staff]);
    const told = [];
    for (const signal of hider.signals.filter((signal) => follower.concerns(signal)))
      told.push(...(await follower.read(signal)));
    expect(told).toMatchObject([
      { type: "modified", id: one.jokerId, doc: { state: "none" } },
      { type: "added", id: one.jokerId, doc: { state: "none" } },
    ]);
  });

  it("is listed in pages, the latest first", async () => {
    const hidden: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const one = await someone();
      await hideJoker(as(ace, after(n)), one);
      hidden.unshift(one.jokerId);
    }
    const first = await listHidden(as(ace), { limit: 2 });
    const second = await listHidden(as(ace), { limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ jokerId }) => jokerId)).toEqual(hidden);
    expect(second.nextCursor).toBeUndefined();
  });

  it("refuses a person who is no candidate", async () => {
    const unknown = { jokerId: ace.userId };
    await expect(hideJoker(as(ace), unknown)).rejects.toMatchObject({ code: "dataNotFound" });
    await expect(keepJoker(as(ace), unknown)).rejects.toMatchObject({ code: "dataNotFound" });
    await expect(skipJoker(as(ace), unknown)).rejects.toMatchObject({ code: "dataNotFound" });
  });
});
