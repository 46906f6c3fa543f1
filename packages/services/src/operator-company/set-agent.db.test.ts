import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { and, asc, desc, eq } from "@tefuda/db/sql";
import { visitor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { listAgents } from "../ace/list-aces.ts";
import { insertCandidate, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { insertMember, insertPublicCompany, readerCtx } from "../company/company.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { answerLike } from "../like/answer-like.ts";
import { createLike } from "../like/create-like.ts";
import { listMatchings } from "../matching/list-matchings.ts";
import { operatorOf } from "../member/member.fixture.ts";
import { agentProfile, consultationOf } from "./agent.fixture.ts";
import { listOperatorAgents } from "./agents.ts";
import { setAgent } from "./set-agent.ts";

const test = useTestDatabase();
const operator = operatorOf();
const as = () => testCtx(test.db, operator).ctx;
let companyId: string;
let agencyId: string;

beforeEach(async () => {
  await test.db.update(aces).set({ isAgent: false });
  companyId = await insertPublicCompany(test.db, { name: "みちしるべ" });
  agencyId = await insertPublicCompany(test.db, { name: "よつかど" });
});

const make = (name: string, columns: Parameters<typeof insertMember>[2] = {}, of = companyId) =>
  insertMember(test.db, of, { name, ...agentProfile, ...columns });
const put = (aceId: string, place = 20, of = companyId) =>
  setAgent(as(), { companyId: of, aceId, isAgent: true, place });
const end = (aceId: string, of = companyId) =>
  setAgent(as(), { companyId: of, aceId, isAgent: false, place: 20 });
const window = async () =>
  (await listAgents(readerCtx(test.db, visitor), { limit: 20 })).map(({ name }) => name);

describe("interview agents", () => {
  it("stand in the window in the order that the operator put them in, across agencies", async () => {
    const [a, b, c] = [await make("甲"), await make("乙"), await make("丙", {}, agencyId)];
    await put(a);
    await put(b);
    await put(c, 2, agencyId);
    expect(await window()).toEqual(["甲", "丙", "乙"]);
    await put(b, 1);
    expect(await window()).toEqual(["乙", "甲", "丙"]);
    await end(a);
    expect(await window()).toEqual(["乙", "丙"]);
    await test.db.update(aces).set({ isAvailable: false }).where(eq(aces.id, b));
    expect(await window()).toEqual(["丙"]);
    expect(await listOperatorAgents(as())).toMatchObject([
      { name: "乙", companyName: "みちしるべ", isAvailable: false, isShown: true },
      { name: "丙", companyName: "よつかど", isAvailable: true, isShown: true },
    ]);
  });

  it("are told, and the log says who came to which place", async () => {
    const aceId = await make("甲");
    await put(aceId);
    await put(aceId);
    await end(aceId);
    const told = await test.db
      .select({ content: notifications.content })
      .from(notifications)
      .where(eq(notifications.userId, aceId))
      .orderBy(asc(notifications.id));
    expect(told.map(({ content }) => content)).toEqual([
      "あなたの権限が「面談エージェント」に変更されました。",
      "あなたの権限が「メンバー」に変更されました。",
    ]);
    const log = await test.db
      .select({ action: auditLogs.action, companyId: auditLogs.companyId, why: auditLogs.reason })
      .from(auditLogs)
      .where(eq(auditLogs.targetId, aceId))
      .orderBy(asc(auditLogs.id));
    expect(log.map(({ why }) => why)).toEqual([
      "面談エージェント（表示順1）",
      "面談エージェント（表示順1）",
      "面談エージェントから外す",
    ]);
    expect(log[0]).toMatchObject({ action: "setAgent", companyId });
  });

  it("are told live, and visitors' pages with them; who stays what they were hears nothing", async () => {
    const aceId = await make("甲");
    const { ctx, signals } = testCtx(test.db, operator);
    const heard = () => signals.splice(0);
    const pages = { to: "everyone", topic: "public-pages", id: "" };
    const own = [
      { to: [aceId], topic: "session", id: aceId },
      { to: [aceId], topic: "notifications", id: aceId },
    ];
    const as = (isAgent: boolean) => setAgent(ctx, { companyId, aceId, isAgent, place: 1 });
    await as(true);
    expect(heard()).toEqual([...own, pages]);
    await as(true);
    expect(heard()).toEqual([pages]);
    await as(false);
    expect(heard()).toEqual([...own, pages]);
    await as(false);
    expect(heard()).toEqual([pages]);
  });

  it("who are removed are in the operator's list no more", async () => {
    await make("甲", { isAgent: true, agentOrder: 1 });
    await make("乙", { isAgent: true, agentOrder: 2, removedAt: testNow });
    await make("丙");
    expect(await listOperatorAgents(as())).toMatchObject([{ name: "甲" }]);
  });

  it("who have since emptied their profile can still be moved", async () => {
    const aceId = await make("甲", { isAgent: true, agentOrder: 5, introduction: null });
    await put(aceId, 1);
    expect(await listOperatorAgents(as())).toMatchObject([{ name: "甲", agentOrder: 1 }]);
  });

  it("are of the company that is named, still there, and have written what seekers choose by", async () => {
    const aceId = await make("甲");
    await expect(put(aceId, 1, agencyId)).rejects.toMatchObject({ code: "aceNotFound" });
    const gone = await make("乙", { removedAt: testNow });
    await expect(put(gone)).rejects.toMatchObject({ code: "aceNotFound" });
    const quiet = await make("丙", { valueInJob: null, position: null });
    await expect(put(quiet)).rejects.toMatchObject({
      code: "agentIncomplete",
      params: { list: "仕事で大切にしていること、役職・職種" },
    });
    const brief = await make("丁", { introduction: null });
    await expect(put(brief)).rejects.toMatchObject({ code: "agentIncomplete" });
    expect(await window()).toEqual([]);
  });

  it("have nothing of the company's hiring in hand", async () => {
    const aceId = await make("甲");
    await insertRecruitment(test.db, {
      kind: "ace",
      userId: aceId,
      companyId,
      authority: "member",
      isAgent: false,
    });
    await expect(put(aceId)).rejects.toMatchObject({ code: "agentStillHires" });
    const keeper = await make("乙");
    await test.db.insert(keeps).values({
      companyId,
      jokerId: (await insertCandidate(test.db)).userId,
      aceId: keeper,
      createdAt: testNow,
      expiresAt: new Date(testNow.getTime() + 1),
    });
    await expect(put(keeper)).rejects.toMatchObject({ code: "agentStillHires" });
  });

  it("leave an administrator to those who go on hiring", async () => {
    const admin = await make("甲", { authority: "admin" });
    const member = await make("乙");
    await make("丙", { authority: "admin", removedAt: testNow });
    await make("丁", { authority: "admin" }, agencyId);
    await expect(put(admin)).rejects.toMatchObject({ code: "agentLeavesNoAdmin" });
    await put(member);
    await put(admin, 1);
    expect(await window()).toEqual(["甲", "乙"]);
  });

  it("are twenty at most", async () => {
    for (let n = 1; n <= 20; n += 1) await make(`${n}`, { isAgent: true, agentOrder: n }, agencyId);
    const late = await make("甲");
    await expect(put(late)).rejects.toMatchObject({ code: "reachAgentLimit" });
    const [last] = (await listOperatorAgents(as())).slice(-1);
    await put(last?.id ?? "", 1, agencyId);
    expect((await window())[0]).toBe("20");
  });
});

describe("somebody who is no agent any more", () => {
  it("keeps the threads; what waits lapses, and the seeker can turn to a colleague", async () => {
    const [aceId, colleague] = [await make("甲"), await make("乙")];
    await put(aceId);
    await put(colleague);
    const [talking, waiting] = [await insertCandidate(test.db), await insertCandidate(test.db)];
    const accepted = consultationOf(aceId);
    await createLike(testCtx(test.db, talking).ctx, accepted);
    const agent = { kind: "ace", userId: aceId, companyId, authority: "member" } as const;
    await answerLike(testCtx(test.db, { ...agent, isAgent: true }).ctx, {
      likeId: accepted.likeId,
      accept: true,
    });
    const waits = consultationOf(aceId);
    await createLike(testCtx(test.db, waiting).ctx, waits);
    const elsewhere = consultationOf(colleague);
    await createLike(testCtx(test.db, await insertCandidate(test.db)).ctx, elsewhere);

    const { ctx: ending, signals } = testCtx(test.db, operator);
    await setAgent(ending, { companyId, aceId, isAgent: false, place: 20 });
    expect(signals).toEqual(
      expect.arrayContaining([
        { to: [waiting.userId, aceId], topic: "likes", id: waits.likeId },
        { to: [waiting.userId], topic: "notifications", id: waiting.userId },
      ]),
    );
    const statusOf = async (likeId: string) =>
      (await test.db.select().from(likes).where(eq(likes.id, likeId)))[0]?.status;
    expect(await statusOf(accepted.likeId)).toBe("accepted");
    expect(await statusOf(elsewhere.likeId)).toBe("sent");
    expect(
      await test.db.$count(
        matchings,
        and(eq(matchings.aceId, aceId), eq(matchings.jokerId, talking.userId)),
      ),
    ).toBe(1);
    const list = await listMatchings(testCtx(test.db, talking).ctx, { tab: "all", limit: 10 });
    expect(list.items).toMatchObject([{ origin: "agent" }]);
    const [like] = await test.db.select().from(likes).where(eq(likes.id, waits.likeId));
    expect(like?.status).toBe("expired");
    const [told] = await test.db
      .select({ type: notifications.type })
      .from(notifications)
      .where(eq(notifications.userId, waiting.userId))
      .orderBy(desc(notifications.id));
    expect(told?.type).toBe("likeClosed");

    const ctx = testCtx(test.db, waiting).ctx;
    await expect(createLike(ctx, consultationOf(aceId))).rejects.toMatchObject({
      code: "aceNotFound",
    });
    expect(await createLike(ctx, consultationOf(colleague))).toMatchObject({ kind: "liked" });
  });

  it("loses no like by being ended once more, whatever the profile lacks", async () => {
    const aceId = await make("甲", { introduction: null });
    const id = uuidv7();
    await test.db.insert(likes).values({
      id,
      aceId,
      aceCompanyId: companyId,
      jokerId: (await insertCandidate(test.db)).userId,
      expiresAt: new Date(testNow.getTime() + 1),
      createdAt: testNow,
      updatedAt: testNow,
    });
    await end(aceId);
    expect(await test.db.select().from(likes).where(eq(likes.id, id))).toMatchObject([
      { status: "sent" },
    ]);
  });
});
