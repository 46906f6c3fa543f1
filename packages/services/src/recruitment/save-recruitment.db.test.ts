import { aces } from "@tefuda/db/schema/ace";
import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { recruitmentRevisions } from "@tefuda/db/schema/recruitment";
import { asc, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, it } from "vitest";
import { insertCandidate, reasonFor } from "../candidate/candidate.fixture.ts";
import { insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { getMatching } from "../matching/get-matching.ts";
import { getPosition } from "../matching/get-position.ts";
import { insertAce, insertCompany, insertJoker } from "../matching/thread.fixture.ts";
import { createOffer } from "../offer/create-offer.ts";
import { getOffer } from "../offer/get-offer.ts";
import { threadAddress } from "../signals/matching.ts";
import { closeRecruitment } from "./close-recruitment.ts";
import { confirmRecruitment } from "./confirm-recruitment.ts";
import { getOwnRecruitment } from "./get-own-recruitment.ts";
import { getRecruitment } from "./get-recruitment.ts";
import { listOwnRecruitments } from "./list-own-recruitments.ts";
import { listRevisions } from "./list-revisions.ts";
import { pauseRecruitment } from "./pause-recruitment.ts";
import { publishRecruitment } from "./publish-recruitment.ts";
import { readRecruitmentAt } from "./read-recruitment-at.ts";
import { createPositionWorld, type PositionWorld, stated } from "./recruitment.fixture.ts";
import { saveRecruitment } from "./save-recruitment.ts";

const test = useTestDatabase();
let world: PositionWorld;
beforeAll(async () => {
  world = await createPositionWorld(test.db);
});

const revisionsOf = (id: string) =>
  test.db
    .select()
    .from(recruitmentRevisions)
    .where(eq(recruitmentRevisions.recruitmentId, id))
    .orderBy(asc(recruitmentRevisions.revision));

describe("saveRecruitment", () => {
  it("keeps a draft with what is not right yet, and says what is missing", async () => {
    const { admin, as, input } = world;
    const id = uuidv7();
    const draft = { title: "新しい募集", employmentType: "midCareer" as const };
    const saved = await saveRecruitment(
      as(admin),
      input(id, draft, { unfinished: { duties: "短い" } }),
    );
    expect(saved).toMatchObject({ status: "draft", revision: 0, lockVersion: 1 });
    expect(saved.missing.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["duties", "insurance", "aceIds"]),
    );
    const own = await getOwnRecruitment(as(admin), { recruitmentId: id });
    expect(own).toMatchObject({ unfinished: { duties: "短い" }, canEdit: true });
    expect(own.recruitment).toMatchObject({
      employerName: "青空システム株式会社",
      employerAddress: "東京都千代田区一番町1-1 みどりビル3階",
      employerContact: "saiyo@example.test",
    });
    const log = await test.db.select().from(auditLogs).where(eq(auditLogs.targetId, id));
    expect(log).toMatchObject([{ action: "saveRecruitment", companyId: world.companyId }]);
  });

  it("saves what is sent twice once, and refuses what is based on an older version", async () => {
    const { admin, as, input } = world;
    const id = uuidv7();
    const first = input(id, { ...stated, aceIds: [admin.userId] });
    const answers = [await saveRecruitment(as(admin), first)];
    answers.push(await saveRecruitment(as(admin), first));
    expect(answers[1]).toEqual(answers[0]);
    const mine = input(id, { ...stated, title: "こちらの題名です" }, { lockVersion: 1 });
    const other = input(id, { ...stated, title: "あちらの題名です" }, { lockVersion: 1 });
    await saveRecruitment(as(admin), mine);
    await expect(saveRecruitment(as(admin), other)).rejects.toMatchObject({ code: "lock" });
    expect(await world.row(id)).toMatchObject({ title: "こちらの題名です", lockVersion: 2 });
  });

  it("lets a member edit only what the member is in charge of, and never leave it", async () => {
    const { member, admin, as, input, companyId } = world;
    const id = await world.published({ aceIds: [admin.userId] });
    const own = await getOwnRecruitment(as(member), { recruitmentId: id });
    expect(own.canEdit).toBe(false);
    const change = input(id, stated, { lockVersion: own.lockVersion });
    await expect(saveRecruitment(as(member), change)).rejects.toMatchObject({
      code: "permissionDenied",
    });
    const mine = uuidv7();
    await saveRecruitment(as(member), input(mine, { ...stated, aceIds: [admin.userId] }));
    expect(
      (await getOwnRecruitment(as(member), { recruitmentId: mine })).recruitment.aceIds,
    ).toEqual([admin.userId, member.userId]);
    const stranger = await insertAce(test.db, await insertCompany(test.db, "港"));
    for (const call of [
      () => getOwnRecruitment(as(stranger), { recruitmentId: id }),
      () => listRevisions(as(stranger), { recruitmentId: id, limit: 5 }),
      () => saveRecruitment(as(stranger), { ...change, saveId: uuidv7() }),
      () => publishRecruitment(as(stranger), { recruitmentId: id }),
      () => closeRecruitment(as(stranger), { recruitmentId: id }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "recruitmentNotFound" });
    const foreignAce = input(id, { ...stated, aceIds: [stranger.userId] }, { lockVersion: 2 });
    await expect(saveRecruitment(as(admin), foreignAce)).rejects.toMatchObject({
      code: "invalidParameter",
    });
    expect((await world.row(id)).companyId).toBe(companyId);
  });
});

it("tells the company's members of each move of a position and nobody else, and the log", async () => {
  const { admin, member, input, companyId } = await createPositionWorld(test.db);
  const gone = await insertAce(test.db, companyId);
  await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, gone.userId));
  await insertAce(test.db, await insertCompany(test.db, "港"));
  const { ctx, signals } = testCtx(test.db, admin);
  const heard = () =>
    signals
      .splice(0)
      .filter(({ topic }) => topic === "recruitments" || topic === "public-pages")
      .map(({ to, topic, id }) => ({ to: to === "everyone" ? to : to.toSorted(), topic, id }));
  const id = uuidv7();
  const inside = { to: [admin.userId, member.userId].sort(), topic: "recruitments", id };
  const outside = { to: "everyone", topic: "public-pages", id: "" };
  await saveRecruitment(ctx, input(id, { ...stated, aceIds: [member.userId] }));
  // Visitors see no draft.
  expect(heard()).toEqual([inside]);
  for (const act of [publishRecruitment, confirmRecruitment, pauseRecruitment]) {
    await act(ctx, { recruitmentId: id });
    expect(heard()).toEqual([inside, outside]);
  }
  const operator = testCtx(test.db, await insertOperator(test.db));
  await closeRecruitment({ ...operator.ctx, ports: ctx.ports }, { recruitmentId: id });
  expect(heard()).toEqual([inside, outside]);
  const log = await test.db
    .select({ action: auditLogs.action, companyId: auditLogs.companyId })
    .from(auditLogs)
    .where(eq(auditLogs.targetId, id))
    .orderBy(asc(auditLogs.id));
  expect(log).toEqual(
    [
      "saveRecruitment",
      "publishRecruitment",
      "confirmRecruitment",
      "pauseRecruitment",
      "closeRecruitment",
    ].map((action) => ({ action, companyId })),
  );
});

describe("publishing", () => {
  it("is refused with the labels of what is missing, and goes once all is there", async () => {
    const { admin, member, as, input } = world;
    const id = uuidv7();
    const { holidays: _, insurance: __, ...part } = stated;
    await saveRecruitment(as(admin), input(id, { ...part, aceIds: [member.userId] }));
    await expect(publishRecruitment(as(admin), { recruitmentId: id })).rejects.toMatchObject({
      code: "recruitmentIncomplete",
      params: { list: "休日・休暇、加入保険" },
      fields: { holidays: expect.any(String), insurance: expect.any(String) },
    });
    const unfinished = { requirements: "長".repeat(1200) };
    await world.save(id, {}, { lockVersion: 1, unfinished });
    await expect(publishRecruitment(as(admin), { recruitmentId: id })).rejects.toMatchObject({
      params: { list: "必須の経験・スキル" },
    });
    await world.save(id, {}, { lockVersion: 2 });
    await publishRecruitment(as(admin), { recruitmentId: id });
    await publishRecruitment(as(admin), { recruitmentId: id });
    expect(await world.row(id)).toMatchObject({ status: "published", revision: 1 });
    expect(await revisionsOf(id)).toHaveLength(1);
    expect(await getRecruitment(as(member), { recruitmentId: id })).toMatchObject({ id });
  });

  it("is refused without anyone in charge, and for a last day that is over", async () => {
    const { admin, as } = world;
    const id = uuidv7();
    await world.save(id, { aceIds: undefined, closesAt: "2026-04-02" });
    await expect(publishRecruitment(as(admin), { recruitmentId: id })).rejects.toMatchObject({
      params: { list: "担当メンバー、募集終了日" },
    });
  });

  it("pauses, goes on with the same revision, and ends for good", async () => {
    const { admin, as } = world;
    const id = await world.published();
    const one = { recruitmentId: id };
    await pauseRecruitment(as(admin), one);
    await expect(getRecruitment(as(admin), one)).rejects.toMatchObject({
      code: "recruitmentNotFound",
    });
    await publishRecruitment(as(admin), one);
    expect(await world.row(id)).toMatchObject({ status: "published", revision: 1 });
    await pauseRecruitment(as(admin), one);
    const { lockVersion } = await world.row(id);
    await world.save(id, { holidays: "土日祝、夏季休暇" }, { lockVersion });
    expect(await revisionsOf(id)).toHaveLength(1);
    await publishRecruitment(as(admin), one);
    expect(await revisionsOf(id)).toHaveLength(2);
    await closeRecruitment(as(admin), one);
    expect(await world.row(id)).toMatchObject({ status: "closed", closedAt: expect.any(Date) });
    for (const act of [publishRecruitment, pauseRecruitment])
      await expect(act(as(admin), one)).rejects.toMatchObject({ code: "recruitmentNotFound" });
  });
});

describe("a change of a published position", () => {
  it("makes a revision, which offers keep, and tells who has an offer", async () => {
    const { member, as } = world;
    const other = await world.published({ maxSalary: 650 });
    const id = await world.published();
    const joker = await insertCandidate(test.db);
    const offerId = uuidv7();
    await createOffer(as(member), {
      offerId,
      jokerId: joker.userId,
      recruitmentId: id,
      reason: reasonFor(7),
      message: "一度お話しさせていただけませんか。ご連絡をお待ちしています。",
      minSalary: 500,
      maxSalary: 800,
      purpose: "casual",
    });
    const { lockVersion } = await world.row(id);
    await expect(world.save(id, { holidays: undefined }, { lockVersion })).rejects.toMatchObject({
      code: "recruitmentIncomplete",
    });
    const saved = await world.save(id, { maxSalary: 900 }, { lockVersion });
    expect(saved).toMatchObject({ revision: 2, status: "published" });
    const { recruitment } = await getOffer(as(joker), { offerId });
    expect(recruitment.content.maxSalary).toBe(800);
    expect(recruitment.current?.maxSalary).toBe(900);
    expect((await readRecruitmentAt(test.db, other, 1)).content.maxSalary).toBe(650);
    const told = () =>
      test.db.select().from(notifications).where(eq(notifications.userId, joker.userId));
    expect((await told()).map(({ type }) => type)).toEqual(["offerReceived", "recruitmentUpdated"]);
    // Saved again without a change: a revision, and nothing to tell.
    await world.save(id, { maxSalary: 900 }, { lockVersion: saved.lockVersion });
    expect(await revisionsOf(id)).toHaveLength(3);
    expect(await told()).toHaveLength(2);

    const page = await listRevisions(as(member), { recruitmentId: id, limit: 2 });
    expect(page.items.map(({ revision }) => revision)).toEqual([3, 2]);
    expect(page.items[1]?.previous?.maxSalary).toBe(800);
    const rest = await listRevisions(as(member), {
      recruitmentId: id,
      limit: 2,
      cursor: page.nextCursor,
    });
    expect(rest).toMatchObject({ items: [{ revision: 1, previous: null }], nextCursor: undefined });
  });

  it("shows old and new to both sides of a thread about it, live, and to nobody else", async () => {
    const { companyId, admin, member, as } = world;
    const id = await world.published();
    const joker = await insertJoker(test.db);
    const { matchingId } = await test.db.transaction((tx) =>
      createMatching(tx, {
        jokerId: joker.userId,
        aceId: member.userId,
        companyId,
        origin: "like",
        recruitmentId: id,
        recruitmentRevision: 1,
        now: testNow,
      }),
    );
    const thread = { matchingId };
    const before = await getPosition(as(joker), thread);
    expect(before).toMatchObject({ content: { maxSalary: 800 }, current: null });
    expect(await getMatching(as(joker), thread)).toMatchObject({ recruitmentUpdates: 0 });

    const editor = testCtx(test.db, admin);
    const own = await getOwnRecruitment(editor.ctx, { recruitmentId: id });
    const change = world.input(
      id,
      { ...stated, aceIds: [member.userId], maxSalary: 900 },
      { lockVersion: own.lockVersion },
    );
    await saveRecruitment(editor.ctx, change);
    const to = [joker.userId, member.userId, threadAddress(matchingId)];
    expect(editor.signals).toContainEqual(expect.objectContaining({ to, id: matchingId }));
    for (const side of [joker, member]) {
      expect(await getMatching(as(side), thread)).toMatchObject({ recruitmentUpdates: 1 });
      const { content, current } = await getPosition(as(side), thread);
      expect([content.maxSalary, current?.maxSalary]).toEqual([800, 900]);
    }
    // Of a thread that kept no conditions those count that stand now.
    await test.db.update(matchings).set({ recruitmentRevision: null });
    expect(await getPosition(as(joker), thread)).toMatchObject({
      content: { maxSalary: 900 },
      current: null,
    });
    expect(await getMatching(as(joker), thread)).toMatchObject({ recruitmentUpdates: 0 });
    // An ended position is still what the two talk about.
    await closeRecruitment(as(admin), { recruitmentId: id });
    expect(await getPosition(as(joker), thread)).toMatchObject({ status: "closed" });

    const stranger = await insertJoker(test.db);
    for (const reader of [stranger, admin])
      await expect(getPosition(as(reader), thread)).rejects.toMatchObject({ code: "dataNotFound" });
  });
});

describe("listOwnRecruitments", () => {
  it("shows all of the company by state, with what came of each, in pages", async () => {
    const own = await createPositionWorld(test.db);
    const ids = [await own.published({ title: "倉庫管理の仕事です" })];
    for (const title of ["経理のお仕事です", "総務のお仕事です"]) {
      const id = uuidv7();
      await own.save(id, { title });
      ids.push(id);
    }
    const list = (fields = {}) =>
      listOwnRecruitments(own.as(own.member), { tab: "all", limit: 20, ...fields });
    const all = await list();
    expect(all.counts).toEqual({ all: 3, draft: 2, published: 1, paused: 0, closed: 0 });
    expect(all.items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(all.items[0]).toMatchObject({ offerCount: 0, likeCount: 0, matchingCount: 0 });
    expect((await list({ tab: "published" })).items).toMatchObject([{ id: ids[0] }]);
    expect((await list({ words: "ｿｳｺ" })).items).toHaveLength(0);
    expect((await list({ words: "倉庫" })).items).toMatchObject([{ id: ids[0] }]);
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      all.items.map(({ id }) => id),
    );
  });
});
