import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notifications } from "@tefuda/db/schema/notification";
import { recruitmentAces, recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, like } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { after, DAY, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { askConfirmation } from "./ask-confirmation.ts";
import { closeEnded } from "./close-ended.ts";
import { confirmRecruitment } from "./confirm-recruitment.ts";
import { listOwnRecruitments } from "./list-own-recruitments.ts";
import { pauseRecruitment } from "./pause-recruitment.ts";
import { pauseStale } from "./pause-stale.ts";
import { purgeRevisions } from "./purge-revisions.ts";
import { createPositionWorld, type PositionWorld } from "./recruitment.fixture.ts";
import { pausePositionsOf, unlinkAce } from "./unlink-ace.ts";

const test = useTestDatabase();
let world: PositionWorld;
let id: string;
beforeEach(async () => {
  await test.db.delete(recruitments);
  world = await createPositionWorld(test.db);
  id = await world.published({ closesAt: "2026-12-31" });
});

const on = (day: number) => world.as(world.admin, after(day * DAY));
const noticesOf = (userId: string) =>
  test.db
    .select({ type: notifications.type })
    .from(notifications)
    .where(eq(notifications.userId, userId));
/** The signals of a position that moves: to its company, and to whoever keeps pages for visitors. */
const toldOf = ({ admin, member }: PositionWorld, positionId: string) => [
  {
    to: expect.toSatisfy(
      (to: string[]) => to.toSorted().join() === [admin.userId, member.userId].sort().join(),
    ),
    topic: "recruitments",
    id: positionId,
  },
  { to: "everyone", topic: "public-pages", id: "" },
];
const mails = () =>
  mailsIn(
    test.db,
    and(eq(mailOutbox.template, "recruitmentConfirm"), like(mailOutbox.dedupeKey, `%${id}%`)),
  );

describe("a published position", () => {
  it("is asked about after 30 days, once until it is confirmed", async () => {
    expect(await askConfirmation(on(29))).toBe(0);
    expect(await askConfirmation(on(30))).toBe(1);
    expect(await askConfirmation(on(31))).toBe(0);
    expect(await noticesOf(world.member.userId)).toEqual([{ type: "recruitmentConfirm" }]);
    const [mail] = await mails();
    expect(mail?.text).toContain(`/recruitment/${id}`);
    expect(await noticesOf(world.admin.userId)).toEqual([]);
    const listed = await listOwnRecruitments(on(31), { tab: "all", limit: 20 });
    expect(listed.items[0]?.needsConfirmation).toBe(true);

    await confirmRecruitment(on(31), { recruitmentId: id });
    expect(await askConfirmation(on(60))).toBe(0);
    expect(await askConfirmation(on(61))).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it("is asked of those in charge who are there, and live lists show it", async () => {
    const { admin, member, companyId } = world;
    const gone = await insertAce(test.db, companyId);
    await world.published({ aceIds: [admin.userId], closesAt: "2026-12-31" });
    await test.db.insert(recruitmentAces).values({ recruitmentId: id, aceId: gone.userId });
    await test.db
      .update(aces)
      .set({ removedAt: after(0) })
      .where(eq(aces.id, gone.userId));
    const paused = await world.published({ closesAt: "2026-12-31" });
    await pauseRecruitment(on(0), { recruitmentId: paused });
    const { ctx, signals } = testCtx(test.db, admin, after(30 * DAY));
    expect(await askConfirmation(ctx)).toBe(2);
    expect(await noticesOf(gone.userId)).toEqual([]);
    for (const { userId } of [admin, member])
      expect(await noticesOf(userId)).toEqual([{ type: "recruitmentConfirm" }]);
    const own = { to: expect.arrayContaining([admin.userId]), topic: "recruitments", id };
    expect(signals).toEqual(
      expect.arrayContaining([
        { to: [member.userId], topic: "notifications", id: member.userId },
        { to: [admin.userId], topic: "notifications", id: admin.userId },
        own,
      ]),
    );
    expect((await mails()).map(({ userId }) => userId)).toEqual([member.userId]);
  });

  it("is paused before the eyes of its members and admins alone, once", async () => {
    const { admin, member, companyId } = world;
    const [third, gone] = [
      await insertAce(test.db, companyId),
      await insertAce(test.db, companyId, { authority: "admin" }),
    ];
    await test.db
      .update(aces)
      .set({ removedAt: after(0) })
      .where(eq(aces.id, gone.userId));
    const other = await createPositionWorld(test.db);
    // In charge of another position, which still holds.
    const held = await insertRecruitment(test.db, third, { publishedAt: after(59 * DAY) });
    const { ctx, signals } = testCtx(test.db, admin, after(60 * DAY));
    expect(await pauseStale(ctx)).toBe(1);
    for (const { userId } of [admin, member]) {
      expect(await noticesOf(userId)).toEqual([{ type: "recruitmentPaused" }]);
      expect(signals).toContainEqual({ to: [userId], topic: "notifications", id: userId });
    }
    for (const { userId } of [third, gone, other.admin])
      expect(await noticesOf(userId)).toEqual([]);
    expect(await world.row(held)).toMatchObject({ status: "published" });
  });

  it("is asked about, paused and ended however many are due", async () => {
    await test.db.delete(recruitments);
    const due = Array.from({ length: 101 }, () => ({
      id: uuidv7(),
      companyId: world.companyId,
      title: "多くの募集",
      employmentType: "midCareer" as const,
      status: "published" as const,
      publishedAt: after(0),
      closesAt: "2026-12-31",
      createdAt: after(0),
      updatedAt: after(0),
    }));
    await test.db.insert(recruitments).values(due);
    expect(await askConfirmation(on(30))).toBe(101);
    expect(await pauseStale(on(60))).toBe(101);
    const late = testCtx(test.db, world.admin, new Date("2026-12-31T15:00:00Z"));
    // What is paused ends by a member's word alone.
    expect(await closeEnded(late.ctx)).toBe(0);
    expect(await pauseStale(late.ctx)).toBe(0);
    expect(late.signals).toEqual([]);
    await test.db.update(recruitments).set({ status: "published" });
    expect(await closeEnded(late.ctx)).toBe(101);
  });

  it("of a company that stopped is not asked about until the company goes on", async () => {
    const set = (status: "active" | "suspended") =>
      test.db.update(companies).set({ status }).where(eq(companies.id, world.admin.companyId));
    await set("suspended");
    expect(await askConfirmation(on(30))).toBe(0);
    await set("active");
    expect(await askConfirmation(on(31))).toBe(1);
  });

  it("is paused after 60 days without, and its members and admins are told once", async () => {
    expect(await pauseStale(on(59))).toBe(0);
    const { ctx, signals } = testCtx(test.db, world.admin, after(60 * DAY));
    expect(await pauseStale(ctx)).toBe(1);
    expect(signals).toEqual(expect.arrayContaining(toldOf(world, id)));
    expect(await pauseStale(on(61))).toBe(0);
    expect(await world.row(id)).toMatchObject({ status: "paused", pauseReason: "stale" });
    for (const { userId } of [world.member, world.admin])
      expect(await noticesOf(userId)).toEqual([{ type: "recruitmentPaused" }]);
    await expect(confirmRecruitment(on(62), { recruitmentId: id })).rejects.toMatchObject({
      code: "recruitmentNotFound",
    });
  });

  it("ends when its last day in Japan is over; years later its revisions go", async () => {
    const at = (time: string) => world.as(world.admin, new Date(time));
    expect(await closeEnded(at("2026-12-31T14:59:59Z"))).toBe(0);
    const { ctx, signals } = testCtx(test.db, world.admin, new Date("2026-12-31T15:00:00Z"));
    expect(await closeEnded(ctx)).toBe(1);
    expect(signals).toEqual(toldOf(world, id));
    expect(await world.row(id)).toMatchObject({ status: "closed" });
    const kept = () =>
      test.db.select().from(recruitmentRevisions).where(eq(recruitmentRevisions.recruitmentId, id));
    await purgeRevisions(at("2028-12-31T14:00:00Z"));
    expect(await kept()).toHaveLength(1);
    // One that has not ended keeps them, whatever else is written there.
    await test.db.update(recruitments).set({ status: "paused" }).where(eq(recruitments.id, id));
    await purgeRevisions(at("2028-12-31T16:00:00Z"));
    expect(await kept()).toHaveLength(1);
    await test.db.update(recruitments).set({ status: "closed" }).where(eq(recruitments.id, id));
    await purgeRevisions(at("2028-12-31T16:00:00Z"));
    expect(await kept()).toHaveLength(0);
  });
});

describe("unlinkAce", () => {
  it("pauses what nobody is in charge of any more, and leaves the rest", async () => {
    const { admin, member } = world;
    const shared = await world.published({ aceIds: [admin.userId, member.userId] });
    const leave = () =>
      test.db.transaction(async (tx) => {
        await tx
          .update(aces)
          .set({ removedAt: after(0) })
          .where(eq(aces.id, member.userId));
        return unlinkAce(tx, on(0), member.userId);
      });
    expect((await leave()).map((one) => one.id).toSorted()).toEqual([id, shared].toSorted());
    expect(await leave()).toEqual([]);
    expect(await world.row(id)).toMatchObject({ status: "paused", pauseReason: "noAces" });
    expect(await world.row(shared)).toMatchObject({ status: "published" });
    expect(await noticesOf(admin.userId)).toEqual([{ type: "recruitmentPaused" }]);
    expect(await noticesOf(member.userId)).toEqual([]);
  });

  it("touches no other position, no draft, and counts nobody who has left before", async () => {
    const { admin, member, companyId } = world;
    const gone = await insertAce(test.db, companyId);
    const draft = uuidv7();
    await world.save(draft);
    const unattended = await world.published({ aceIds: [admin.userId] });
    await test.db.delete(recruitmentAces).where(eq(recruitmentAces.recruitmentId, unattended));
    await test.db.insert(recruitmentAces).values({ recruitmentId: id, aceId: gone.userId });
    await test.db
      .update(aces)
      .set({ removedAt: after(0) })
      .where(eq(aces.id, gone.userId));
    const paused = await test.db.transaction((tx) => pausePositionsOf(tx, on(0), member.userId));
    expect(paused).toEqual([{ id, companyId }]);
    expect(await world.row(id)).toMatchObject({ status: "paused", pauseReason: "noAces" });
    expect(await world.row(draft)).toMatchObject({ status: "draft" });
    expect(await world.row(unattended)).toMatchObject({ status: "published" });
  });
});
