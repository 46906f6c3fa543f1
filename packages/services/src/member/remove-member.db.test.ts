import { sessions } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { chatMessages } from "@tefuda/db/schema/chat";
import { likes } from "@tefuda/db/schema/like";
import { notifications } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { recruitmentAces } from "@tefuda/db/schema/recruitment";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, asc, eq, inArray, isNotNull } from "@tefuda/db/sql";
import { JOKER_KEEP_LIMIT } from "@tefuda/domain/constants/limits";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertCandidate, insertRecruitment } from "../candidate/candidate.fixture.ts";
import { sendMessage } from "../chat/send-message.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { findMatching } from "../matching/get-matching.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { createOffer } from "../offer/create-offer.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { proposeSchedule } from "../schedule/propose-schedule.ts";
import { selectSchedule } from "../schedule/select-schedule.ts";
import { listMembers } from "./list-members.ts";
import { createStaff } from "./member.fixture.ts";
import { handOverLeft, removeMember } from "./remove-member.ts";
import { signalHandedOver } from "./signal-handed-over.ts";
import { updateAuthority } from "./update-authority.ts";

const test = useTestDatabase();
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeEach(async () => {
  staff = await createStaff(test.db);
});

const normal = (matchingId: string, text: string) => ({
  matchingId,
  id: uuidv7(),
  type: 0 as const,
  text,
});

async function insertDealings() {
  const { member, as, companyId } = staff;
  const joker = await insertCandidate(test.db);
  const { matchingId } = await test.db.transaction((tx) =>
    createMatching(tx, {
      jokerId: joker.userId,
      aceId: member.userId,
      companyId,
      origin: "like",
      now: testNow,
    }),
  );
  await sendMessage(as(joker), normal(matchingId, "はじめまして。"));
  return { joker, matchingId };
}

it("shows both sides live that an interview lost its time by being handed over", async () => {
  const { admin, member, colleague, companyId } = staff;
  const { ctx, signals } = testCtx(test.db, admin);
  const [matchingId, scheduleId, messageId] = [uuidv7(), uuidv7(), uuidv7()];
  const userIds = [uuidv7(), colleague.userId];
  const change = { scheduleId, message: { matchingId, messageId, seq: 1, userIds } };
  await signalHandedOver(
    ctx,
    { companyId, fromId: member.userId, toId: colleague.userId },
    {
      threads: [],
      offers: [],
      likes: [],
      movedInterviews: [{ change: { ...change, expiredMessageIds: [] }, videoChatId: undefined }],
    },
  );
  expect(signals).toContainEqual({ to: userIds, topic: "schedules", id: matchingId });
});

describe("removing a member", () => {
  it("gives everything in hand to the colleague, in order and with the unread counts", async () => {
    const { admin, member, colleague, as, companyId } = staff;
    const { joker, matchingId } = await insertDealings();
    const recruitmentId = await insertRecruitment(test.db, member);
    const offered = await insertCandidate(test.db);
    const world = await createOfferWorld(test.db);
    const { offerId } = await createOffer(as(member), {
      ...world.offerTo(offered),
      recruitmentId,
    });
    const liker = await insertCandidate(test.db);
    const likeId = uuidv7();
    await test.db.insert(likes).values({
      id: likeId,
      aceId: member.userId,
      aceCompanyId: companyId,
      jokerId: liker.userId,
      expiresAt: new Date(testNow.getTime() + 1_000_000),
      createdAt: testNow,
      updatedAt: testNow,
    });
    await test.db.insert(keeps).values({
      companyId,
      jokerId: (await insertCandidate(test.db)).userId,
      aceId: member.userId,
      createdAt: testNow,
      expiresAt: new Date(testNow.getTime() + 1_000_000),
    });
    const rights = { aceId: member.userId };
    await expect(removeMember(as(admin), rights)).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { successorId: expect.any(String) },
    });
    await removeMember(as(admin), { ...rights, successorId: colleague.userId });

    const aceOf = async (table: typeof offers | typeof likes, id: string) =>
      (await test.db.select({ aceId: table.aceId }).from(table).where(eq(table.id, id)))[0]?.aceId;
    expect(await aceOf(offers, offerId)).toBe(colleague.userId);
    expect(await aceOf(likes, likeId)).toBe(colleague.userId);
    expect((await test.db.select().from(keeps))[0]?.aceId).toBe(colleague.userId);
    expect(
      (
        await test.db
          .select()
          .from(recruitmentAces)
          .where(eq(recruitmentAces.recruitmentId, recruitmentId))
      ).map(({ aceId }) => aceId),
    ).toEqual([colleague.userId]);

    const lines = await test.db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.matchingId, matchingId))
      .orderBy(asc(chatMessages.seq));
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
    expect(lines.at(-1)).toMatchObject({
      text: "担当者が後任 次郎さんに変わりました。",
      userId: "system",
      isSystemMessage: true,
    });
    expect(await findMatching(as(colleague), matchingId)).toMatchObject({ unreadCount: 1 });
    expect(await findMatching(as(joker), matchingId)).toMatchObject({
      unreadCount: 0,
      lastMessage: "担当者が変わりました",
      partner: { id: colleague.userId, name: "後任 次郎", hasLeft: false },
    });
    expect(await findMatching(as(member), matchingId)).toBeUndefined();
    await sendMessage(as(colleague), normal(matchingId, "後任です。よろしくお願いします。"));
    await expect(sendMessage(as(member), normal(matchingId, "まだいます"))).rejects.toMatchObject({
      code: "dataNotFound",
    });
    const told = await test.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, joker.userId), eq(notifications.type, "aceChanged")));
    expect(told).toHaveLength(1);
    const [gone] = await test.db.select().from(aces).where(eq(aces.id, member.userId));
    expect(gone?.removedAt).not.toBeNull();
  });

  it("leaves times that were proposed to be answered by the seeker alone", async () => {
    const { admin, member, colleague, as } = staff;
    const { joker, matchingId } = await insertDealings();
    const { scheduleId } = await proposeSchedule(as(member), {
      scheduleId: uuidv7(),
      matchingId,
      candidates: [{ startAt: "2026-04-05T10:00:00+09:00", source: "manual" }],
      durationMinutes: 30,
      purpose: "casual",
      allowsToday: false,
    });
    await removeMember(as(admin), { aceId: member.userId, successorId: colleague.userId });
    const [row] = await test.db.select().from(schedules).where(eq(schedules.id, scheduleId));
    const [line] = await test.db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.matchingId, matchingId), isNotNull(chatMessages.schedule)));
    expect([row?.proposerId, line?.schedule?.proposerId]).toEqual([
      colleague.userId,
      colleague.userId,
    ]);
    const choice = {
      scheduleId,
      candidateId: row?.candidates[0]?.id ?? "",
      lockVersion: row?.lockVersion ?? -1,
    };
    await expect(selectSchedule(as(colleague), choice)).rejects.toMatchObject({
      code: "permissionDenied",
    });
    await selectSchedule(as(joker), choice);
  });

  it("ends every session of the member at once, and nobody else's", async () => {
    const { admin, member, colleague, as } = staff;
    const written = { createdAt: testNow, updatedAt: testNow };
    const expiresAt = new Date(testNow.getTime() + 1_000_000);
    for (const [n, { userId }] of [member, member, colleague].entries()) {
      const id = uuidv7();
      const token = `${id}-${n}`;
      await test.db.insert(sessions).values({ id, userId, token, expiresAt, ...written });
    }
    await removeMember(as(admin), { aceId: member.userId });
    const left = await test.db
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(inArray(sessions.userId, [member.userId, colleague.userId]));
    expect(left).toEqual([{ userId: colleague.userId }]);
  });

  it("keeps only as many keeps as the colleague has room for", async () => {
    const { admin, member, colleague, as, companyId } = staff;
    const hold = async (aceId: string, count: number) => {
      for (let n = 0; n < count; n += 1)
        await test.db.insert(keeps).values({
          companyId,
          jokerId: (await insertCandidate(test.db)).userId,
          aceId,
          createdAt: new Date(testNow.getTime() + n),
          expiresAt: new Date(testNow.getTime() + 1_000_000),
        });
    };
    await hold(colleague.userId, JOKER_KEEP_LIMIT - 2);
    await hold(member.userId, 5);
    await removeMember(as(admin), { aceId: member.userId, successorId: colleague.userId });
    const left = await test.db.select().from(keeps).where(eq(keeps.companyId, companyId));
    expect(left).toHaveLength(JOKER_KEEP_LIMIT);
    expect(new Set(left.map(({ aceId }) => aceId))).toEqual(new Set([colleague.userId]));
  });

  it("is refused for a stranger's member, to a stranger, and in favour of a stranger", async () => {
    const { admin, member, as } = staff;
    await insertDealings();
    const companyId = await insertCompany(test.db);
    const stranger = await insertAce(test.db, companyId, { authority: "admin" });
    const aceId = member.userId;
    await expect(removeMember(as(stranger), { aceId })).rejects.toMatchObject({
      code: "aceNotFound",
    });
    await expect(
      removeMember(as(admin), { aceId, successorId: stranger.userId }),
    ).rejects.toMatchObject({ code: "aceNotFound" });
    await expect(removeMember(as(admin), { aceId, companyId })).rejects.toMatchObject({
      code: "companyNotFound",
    });
    await expect(removeMember(as(admin), { aceId: admin.userId })).rejects.toMatchObject({
      code: "lastAdmin",
    });
  });

  it("leaves hiring to those who hire, and administering to those who administer", async () => {
    const { admin, member, colleague, as, companyId } = staff;
    await test.db.insert(keeps).values({
      companyId,
      jokerId: (await insertCandidate(test.db)).userId,
      aceId: member.userId,
      createdAt: testNow,
      expiresAt: new Date(testNow.getTime() + 1_000_000),
    });
    const agent = await insertAce(test.db, companyId, { authority: "admin" });
    await test.db.update(aces).set({ isAgent: true }).where(eq(aces.id, agent.userId));
    const aceId = member.userId;
    await expect(
      removeMember(as(admin), { aceId, successorId: agent.userId }),
    ).rejects.toMatchObject({ fields: { successorId: expect.any(String) } });
    await removeMember(as(admin), { aceId, successorId: colleague.userId });
    const self = { aceId: admin.userId, authority: "member" as const };
    await expect(updateAuthority(as(admin), self)).rejects.toMatchObject({ code: "lastAdmin" });
  });

  it("can be followed for someone who has withdrawn", async () => {
    const { admin, member, colleague, as } = staff;
    const { joker, matchingId } = await insertDealings();
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, member.userId));
    const { items } = await listMembers(as(admin), { group: "left" });
    expect(items).toMatchObject([{ id: member.userId, inHand: { threads: 1 } }]);
    const sides = { aceId: member.userId, successorId: colleague.userId };
    await handOverLeft(as(admin), sides);
    expect(await findMatching(as(joker), matchingId)).toMatchObject({
      partner: { id: colleague.userId, hasLeft: false },
    });
    expect((await listMembers(as(admin), { group: "active" })).items).toHaveLength(2);
  });
});
