import { aces } from "@tefuda/db/schema/ace";
import { likes } from "@tefuda/db/schema/like";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { offers } from "@tefuda/db/schema/offer";
import { recruitmentAces, recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import type { ListLinkable } from "@tefuda/domain/offer/schema";
import type { AceActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { after, DAY, insertCandidate, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { operatorOf } from "../member/member.fixture.ts";
import { closeRecruitment } from "./close-recruitment.ts";
import { confirmRecruitment } from "./confirm-recruitment.ts";
import { getOwnRecruitment, getRecruitmentFrame } from "./get-own-recruitment.ts";
import { listLinkableRecruitments } from "./linkable.ts";
import { listOwnRecruitments } from "./list-own-recruitments.ts";
import { listRevisions } from "./list-revisions.ts";
import { pauseRecruitment } from "./pause-recruitment.ts";
import { publishRecruitment } from "./publish-recruitment.ts";
import { readRecruitmentAt } from "./read-recruitment-at.ts";
import { createPositionWorld, type PositionWorld, stated } from "./recruitment.fixture.ts";
import { saveRecruitment } from "./save-recruitment.ts";
import { recruitmentsTopic, recruitmentTopic } from "./topics.ts";

const test = useTestDatabase();
let world: PositionWorld;
let other: PositionWorld;
let id: string;
beforeEach(async () => {
  await test.clear();
  [world, other] = [await createPositionWorld(test.db), await createPositionWorld(test.db)];
  id = await world.published({ title: "法人営業の募集です" });
});

const missing = { code: "recruitmentNotFound" };
const on = (day: number, actor = world.admin) => world.as(actor, after(day * DAY));
const own = (ctx = on(0), recruitmentId = id) => getOwnRecruitment(ctx, { recruitmentId });
const listed = async (ctx = on(0), recruitmentId = id) =>
  (await listOwnRecruitments(ctx, { tab: "all", limit: 20 })).items.find(
    (row) => row.id === recruitmentId,
  );
const change = (columns: Partial<typeof aces.$inferInsert>, { userId } = world.member) =>
  test.db.update(aces).set(columns).where(eq(aces.id, userId));

describe("a position of the own company", () => {
  it("asks to be confirmed after 30 days while it is published, in its page and the list", async () => {
    for (const read of [own, listed]) {
      expect(await read(on(29))).toMatchObject({ needsConfirmation: false, canEdit: true });
      expect(await read(on(30))).toMatchObject({ needsConfirmation: true });
    }
    await pauseRecruitment(on(0), { recruitmentId: id });
    for (const read of [own, listed])
      expect(await read(on(30))).toMatchObject({ needsConfirmation: false, canEdit: true });
  });

  it("that has ended is edited by nobody, says what it said, and takes no save", async () => {
    await closeRecruitment(on(0), { recruitmentId: id });
    for (const read of [own, listed]) expect(await read()).toMatchObject({ canEdit: false });
    const { lockVersion } = await world.row(id);
    await expect(world.save(id, {}, { lockVersion })).rejects.toMatchObject(missing);
    await expect(readRecruitmentAt(test.db, uuidv7(), 1)).rejects.toMatchObject(missing);
  });

  it("is edited by members in charge alone, also in the list", async () => {
    const third = await insertAce(test.db, world.companyId);
    for (const read of [own, listed]) {
      expect(await read(on(0, third))).toMatchObject({ canEdit: false });
      expect(await read(on(0, world.member))).toMatchObject({ canEdit: true });
    }
  });

  it("shows the people in charge who are there, also on pause to the company itself", async () => {
    const seen = async () => [(await listed())?.people.length, (await own()).view.people.length];
    expect(await seen()).toEqual([1, 1]);
    await change({ isAvailable: false });
    expect(await seen()).toEqual([1, 0]);
    expect((await own()).recruitment.aceIds).toEqual([world.member.userId]);
    await change({ isAvailable: true, removedAt: testNow });
    expect(await seen()).toEqual([0, 0]);
    expect((await own()).recruitment.aceIds).toEqual([]);
  });

  it("counts the offers that stand, the likes and the threads that came of it", async () => {
    const { companyId, member } = world;
    const written = { createdAt: testNow, updatedAt: testNow };
    const seeker = async () => (await insertCandidate(test.db)).userId;
    for (const status of ["sent", "declined", "withdrawn"] as const)
      await test.db.insert(offers).values({
        id: uuidv7(),
        aceId: member.userId,
        companyId,
        companyName: "青空",
        jokerId: await seeker(),
        recruitmentId: id,
        recruitmentRevision: 1,
        reason: "経験に惹かれました。",
        message: "一度お話ししませんか。",
        purpose: "casual",
        quotaMonth: "2026-04",
        status,
        expiresAt: after(DAY),
        ...written,
      });
    for (let n = 0; n < 3; n += 1)
      await test.db.insert(likes).values({
        id: uuidv7(),
        aceId: member.userId,
        aceCompanyId: companyId,
        jokerId: await seeker(),
        recruitmentId: id,
        expiresAt: after(DAY),
        ...written,
      });
    const jokerId = await seeker();
    await test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId,
        aceId: member.userId,
        companyId,
        origin: "like",
        recruitmentId: id,
        recruitmentRevision: 1,
        now: testNow,
      }),
    );
    const counts = { offerCount: 2, likeCount: 3, matchingCount: 1 };
    for (const read of [own, listed]) expect(await read()).toMatchObject(counts);
    const beside = await world.published();
    expect(await own(on(0), beside)).toMatchObject({
      offerCount: 0,
      likeCount: 0,
      matchingCount: 0,
    });
  });

  it("is told as it stands now to members' live lists, a stranger's as gone", async () => {
    const follow = (actor: SignedInActor) =>
      recruitmentsTopic.open(testCtx(test.db, actor).ctx, "", undefined);
    const signal = (recruitmentId: string) => ({
      to: [],
      topic: "recruitments",
      id: recruitmentId,
    });
    const draft = uuidv7();
    await world.save(draft);
    const foreign = await other.published();
    const follower = await follow(world.member);
    expect(follower.concerns(signal(id))).toBe(true);
    expect(follower.concerns({ ...signal(id), topic: "offers" })).toBe(false);
    expect(await follower.read(signal(id))).toEqual([
      { type: "modified", id, doc: { status: "published", lockVersion: 2 } },
    ]);
    expect(await follower.read(signal(draft))).toEqual([
      { type: "modified", id: draft, doc: { status: "draft", lockVersion: 1 } },
    ]);
    expect(await follower.read(signal(foreign))).toEqual([{ type: "removed", id: foreign }]);
    for (const actor of [
      await insertCandidate(test.db),
      operatorOf(),
      { ...world.member, isAgent: true },
    ])
      expect((await follow(actor)).concerns(signal(id))).toBe(false);
  });

  it("is told as it stands when a stream opens, to members under its own id alone", async () => {
    const open = (key: string, actor: SignedInActor = world.member) =>
      recruitmentTopic.open(testCtx(test.db, actor).ctx, key, undefined);
    const follower = await open(id);
    expect(follower.snapshot).toEqual([
      { type: "added", id, doc: { status: "published", lockVersion: 2 } },
    ]);
    const signal = { to: [], topic: "recruitments", id };
    const others = [
      { ...signal, topic: "offers" },
      { ...signal, id: await world.published() },
    ];
    expect(follower.concerns(signal)).toBe(true);
    for (const other of others) expect(follower.concerns(other)).toBe(false);
    await world.save(id, { maxSalary: 900 }, { lockVersion: 2 });
    expect(await follower.read(signal)).toEqual([
      { type: "modified", id, doc: { status: "published", lockVersion: 3 } },
    ]);
    const strangers = [
      await open(await other.published()),
      await open("' or 1=1"),
      await open(id, await insertCandidate(test.db)),
      await open(id, { ...world.member, isAgent: true }),
    ];
    for (const { snapshot, concerns } of strangers)
      expect([snapshot, concerns(signal)]).toEqual([[], false]);
  });

  it("has revisions of its own title and number, to the last one", async () => {
    const beside = await world.published({ title: "経理の募集です" });
    for (const maxSalary of [850, 900]) {
      const { lockVersion } = await world.row(id);
      await world.save(id, { maxSalary, title: "法人営業の募集です" }, { lockVersion });
    }
    const page = await listRevisions(on(0), { recruitmentId: id, limit: 3 });
    expect(page).toMatchObject({ title: "法人営業の募集です", nextCursor: undefined });
    expect(page.items.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    const alone = await listRevisions(on(0), { recruitmentId: beside, limit: 3 });
    expect(alone).toMatchObject({ title: "経理の募集です", items: [{ revision: 1 }] });
    expect(alone.items).toHaveLength(1);
  });
});

describe("who can be in charge", () => {
  it("are the company's members who are there and no agents", async () => {
    const { admin, member, companyId } = world;
    const [gone, agent] = [
      await insertAce(test.db, companyId),
      await insertAce(test.db, companyId),
    ];
    await change({ removedAt: testNow }, gone);
    await change({ isAgent: true }, agent);
    const frame = async () =>
      (await getRecruitmentFrame(on(0))).members.map((one) => one.id).toSorted();
    expect(await frame()).toEqual([admin.userId, member.userId].toSorted());
    // Who has left or become one since the form was opened is left out.
    const aceIds = [gone.userId, member.userId, agent.userId];
    const { lockVersion } = await world.row(id);
    await world.save(id, { aceIds }, { lockVersion });
    const inCharge = await test.db
      .select({ aceId: recruitmentAces.aceId })
      .from(recruitmentAces)
      .where(eq(recruitmentAces.recruitmentId, id));
    expect(inCharge).toEqual([{ aceId: member.userId }]);
  });

  it("can link offers to the hundred newest of what they are in charge of, and to others by words or id", async () => {
    const third = await insertAce(test.db, world.companyId);
    const beside = await insertRecruitment(test.db, third, { title: "別の募集" });
    expect((await listLinkableRecruitments(on(0, third))).items.map((one) => one.id)).toEqual([
      beside,
    ]);
    const ids = Array.from({ length: 101 }, () => uuidv7());
    await test.db.insert(recruitments).values(
      ids.map((recruitmentId, n) => ({
        id: recruitmentId,
        companyId: world.companyId,
        title: `データ基盤の募集 ${n}`,
        employmentType: "midCareer" as const,
        status: "published" as const,
        publishedAt: after(n + 1),
        createdAt: testNow,
        updatedAt: testNow,
      })),
    );
    const titles = async (asked: ListLinkable, by?: AceActor) => {
      const { items, hasMore } = await listLinkableRecruitments(on(0, by), asked);
      return { titles: items.map(({ title }) => title), hasMore };
    };
    const newest = Array.from({ length: 100 }, (_, n) => `データ基盤の募集 ${100 - n}`);
    expect(await titles({})).toEqual({ titles: newest, hasMore: true });
    expect(await titles({ words: "ﾃﾞｰﾀ" })).toEqual({ titles: newest, hasMore: true });
    const oldest = { titles: ["データ基盤の募集 0"], hasMore: false };
    expect(await titles({ recruitmentId: ids[0] })).toEqual(oldest);
    expect(await titles({ words: "募集 別" })).toEqual({ titles: ["別の募集"], hasMore: false });
    expect(await titles({ words: "募集 そんなものはない" })).toEqual({
      titles: [],
      hasMore: false,
    });
    // Neither words nor an id reach what somebody is not in charge of.
    const none = { titles: [], hasMore: false };
    expect(await titles({ words: "データ" }, third)).toEqual(none);
    expect(await titles({ recruitmentId: ids[0] }, third)).toEqual(none);
  });
});

describe("a save", () => {
  it("of a published position confirms it and is public at once; of a draft neither", async () => {
    const draft = uuidv7();
    await world.save(draft, { title: "下書きの募集です" });
    expect(await world.row(draft)).toMatchObject({ lastConfirmedAt: null });
    await test.db
      .update(recruitments)
      .set({ confirmationAskedAt: testNow })
      .where(eq(recruitments.id, id));
    const { ctx, signals } = testCtx(test.db, world.admin, after(DAY));
    const { lockVersion } = await world.row(id);
    const recruitment = { ...stated, aceIds: [world.member.userId] };
    await saveRecruitment(ctx, world.input(id, recruitment, { lockVersion }));
    expect(await world.row(id)).toMatchObject({
      lastConfirmedAt: after(DAY),
      confirmationAskedAt: null,
    });
    expect(signals).toContainEqual({ to: "everyone", topic: "public-pages", id: "" });
  });

  it("can make another kind of position of a draft", async () => {
    const draft = uuidv7();
    await world.save(draft);
    await world.save(
      draft,
      { employmentType: "sideJob", contractType: "outsourcing" },
      { lockVersion: 1 },
    );
    expect(await world.row(draft)).toMatchObject({ employmentType: "sideJob" });
  });
});

it("writes each move of a position down once, however often it is asked for", async () => {
  const one = { recruitmentId: id };
  const moves = async () =>
    (
      await test.db
        .select({ action: auditLogs.action, reason: auditLogs.reason })
        .from(auditLogs)
        .where(eq(auditLogs.targetId, id))
        .orderBy(auditLogs.id)
    ).slice(2);
  await publishRecruitment(on(1), one);
  expect(await moves()).toEqual([]);
  expect(await world.row(id)).toMatchObject({ publishedAt: testNow, lastConfirmedAt: testNow });
  for (const act of [confirmRecruitment, pauseRecruitment, pauseRecruitment]) await act(on(1), one);
  const { ctx } = testCtx(test.db, operatorOf("support"));
  const end = () => closeRecruitment(ctx, { ...one, reason: "掲載の停止" });
  await end();
  await end();
  expect(await moves()).toEqual([
    { action: "confirmRecruitment", reason: null },
    { action: "pauseRecruitment", reason: null },
    { action: "closeRecruitment", reason: "掲載の停止" },
  ]);
  // A draft is the company's own, and what there is not cannot end.
  const draft = uuidv7();
  await world.save(draft);
  for (const recruitmentId of [draft, uuidv7()])
    await expect(closeRecruitment(ctx, { recruitmentId })).rejects.toMatchObject(missing);
});
