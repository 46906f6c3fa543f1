import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notifications } from "@tefuda/db/schema/notification";
import { recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { and, eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { after, DAY } from "../candidate/candidate.fixture.ts";
import { askConfirmation } from "./ask-confirmation.ts";
import { closeEnded } from "./close-ended.ts";
import { confirmRecruitment } from "./confirm-recruitment.ts";
import { listOwnRecruitments } from "./list-own-recruitments.ts";
import { pauseStale } from "./pause-stale.ts";
import { purgeRevisions } from "./purge-revisions.ts";
import { createPositionWorld, type PositionWorld } from "./recruitment.fixture.ts";
import { unlinkAce } from "./unlink-ace.ts";

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
const mails = () =>
  test.db
    .select()
    .from(mailOutbox)
    .where(
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
    const listed = await listOwnRecruitments(on(31), { tab: "all", limit: 20 });
    expect(listed.items[0]?.needsConfirmation).toBe(true);

    await confirmRecruitment(on(31), { recruitmentId: id });
    expect(await askConfirmation(on(60))).toBe(0);
    expect(await askConfirmation(on(61))).toBe(1);
    expect(await mails()).toHaveLength(2);
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
    expect(await pauseStale(on(60))).toBe(1);
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
    expect(await closeEnded(at("2026-12-31T15:00:00Z"))).toBe(1);
    expect(await world.row(id)).toMatchObject({ status: "closed" });
    const kept = () =>
      test.db.select().from(recruitmentRevisions).where(eq(recruitmentRevisions.recruitmentId, id));
    await purgeRevisions(at("2028-12-31T14:00:00Z"));
    expect(await kept()).toHaveLength(1);
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
});
