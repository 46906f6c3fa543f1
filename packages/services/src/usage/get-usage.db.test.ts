import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { likes } from "@tefuda/db/schema/like";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import type { AceActor, JokerActor, OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertRecruitment } from "../candidate/candidate.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { archiveMatching } from "../matching/archive-matching.ts";
import { insertAce, insertCompany, insertJoker } from "../matching/thread.fixture.ts";
import { getUsage } from "./get-usage.ts";

const test = useTestDatabase();
const range = { from: "2026-03", to: "2026-04" };
const march = new Date("2026-03-10T03:00:00Z");
const april = new Date("2026-04-02T03:00:00Z");
const minutes = (count: number, from = march) => new Date(from.getTime() + count * 60_000);

let admin: AceActor;
let member: AceActor;
let positionId: string;
let people: JokerActor[];

beforeEach(async () => {
  const companyId = await insertCompany(test.db);
  admin = await insertAce(test.db, companyId, { authority: "admin", name: "安藤 管理" });
  member = await insertAce(test.db, companyId, { name: "森 担当" });
  positionId = await insertRecruitment(test.db, member);
  people = await Promise.all(Array.from({ length: 12 }, () => insertJoker(test.db)));
});

const insertOffer = (ace: AceActor, joker: JokerActor, createdAt: Date, status: OfferStatus) =>
  test.db.insert(offers).values({
    id: uuidv7(),
    aceId: ace.userId,
    companyId: ace.companyId,
    companyName: "青空",
    jokerId: joker.userId,
    recruitmentId: positionId,
    recruitmentRevision: 1,
    reason: "理由",
    message: "本文",
    purpose: "casual",
    status,
    quotaMonth: "2026-03",
    expiresAt: minutes(20_000, createdAt),
    createdAt,
    updatedAt: createdAt,
  });

async function release(id: string | undefined) {
  const [matching] = await test.db
    .select()
    .from(matchings)
    .where(eq(matchings.id, id ?? ""));
  if (!matching) throw new Error("There is no such matching.");
  const { jokerId } = matching;
  await test.db.transaction((tx) =>
    archiveMatching(tx, { matching, route: "release", releasedBy: jokerId, now: april }),
  );
}

async function insertMatching(ace: AceActor, joker: JokerActor, matchedAt: Date, position = true) {
  const id = uuidv7();
  await test.db.insert(matchings).values({
    id,
    aceId: ace.userId,
    aceCompanyId: ace.companyId,
    jokerId: joker.userId,
    recruitmentId: position ? positionId : null,
    matchedAt,
    lastMessagedAt: minutes(600, matchedAt),
    createdAt: matchedAt,
    updatedAt: matchedAt,
  });
  return id;
}

/** What each side wrote, and after how many minutes. */
async function talk(
  matchingId: string,
  sides: { joker: JokerActor; ace: AceActor; from: Date },
  turns: readonly ["joker" | "ace" | "system", number][],
) {
  await test.db.insert(chatMessages).values(
    turns.map(([who, after], index) => ({
      id: uuidv7(),
      matchingId,
      seq: index + 1,
      type: who === "system" ? (3 as const) : (0 as const),
      text: "こんにちは",
      userId: who === "system" ? "system" : sides[who].userId,
      userName: who,
      isSystemMessage: who === "system",
      sentAt: minutes(after, sides.from),
    })),
  );
}

async function insertInterview(matchingId: string, startAt: Date, status: "done" | "noShow") {
  const scheduleId = uuidv7();
  const written = { createdAt: startAt, updatedAt: startAt };
  const times = { startAt, endAt: minutes(30, startAt) };
  await test.db.insert(schedules).values({
    id: scheduleId,
    matchingId,
    status: "done",
    purpose: "casual",
    proposerType: "ace",
    proposerId: member.userId,
    durationMinutes: 30,
    candidates: [],
    expiresAt: startAt,
    ...times,
    ...written,
  });
  await test.db
    .insert(videoChats)
    .values({ id: uuidv7(), matchingId, scheduleId, status, ...times, ...written });
}

const usageOf = (actor: AceActor | OperatorActor = admin, companyId?: string) =>
  getUsage(testCtx(test.db, actor, april).ctx, { ...range, companyId });

describe("getUsage", () => {
  it("counts what happened in the range, by month, member and position", async () => {
    const statuses: OfferStatus[] = ["sent", "read", "interested", "interested", "declined"];
    for (const [index, joker] of people.entries()) {
      const status = statuses[index % statuses.length] ?? "sent";
      await insertOffer(index < 7 ? member : admin, joker, index < 6 ? march : april, status);
    }
    const [first, second] = people;
    if (!first || !second) throw new Error("nobody");
    await insertOffer(member, first, minutes(-60_000), "declined");
    await insertOffer(member, second, minutes(-2), "withdrawn");
    // The first moments of the range, and of what comes after it.
    await insertOffer(member, first, new Date("2026-02-28T14:59:59.999Z"), "declined");
    await insertOffer(member, first, new Date("2026-04-30T15:00:00Z"), "declined");
    await insertRecruitment(test.db, member);
    const left = await insertAce(test.db, member.companyId, { name: "退職 済み" });
    await test.db.update(aces).set({ removedAt: march }).where(eq(aces.id, left.userId));
    const { report, members, positions, quota } = await usageOf();
    expect(quota).toEqual({ granted: 50, remaining: 50 });
    expect(members.map(({ name }) => name)).toEqual(["安藤 管理", "森 担当"]);
    expect(positions).toEqual([{ id: positionId, name: "フロントエンドエンジニア" }]);
    expect(report.total.counts).toMatchObject({
      offersSent: 12,
      offersOpened: 9,
      offersAccepted: null,
      likesReceived: 0,
      interviews: 0,
    });
    expect(report.months).toMatchObject([
      { id: "2026-03", counts: { offersSent: 6 } },
      { id: "2026-04", counts: { offersSent: 6 } },
    ]);
    expect(report.members.map(({ counts }) => counts.offersSent)).toEqual([5, 7]);
    expect(report.positions).toMatchObject([{ id: positionId, counts: { offersSent: 12 } }]);
  });

  it("counts likes, matchings that were and are, interviews that took place", async () => {
    const matchingIds: string[] = [];
    for (const [index, joker] of people.entries()) {
      await test.db.insert(likes).values({
        id: uuidv7(),
        aceId: member.userId,
        aceCompanyId: member.companyId,
        jokerId: joker.userId,
        status: "accepted",
        expiresAt: april,
        createdAt: march,
        updatedAt: march,
      });
      if (index < 6) matchingIds.push(await insertMatching(member, joker, march, false));
    }
    for (const joker of people.slice(6))
      await test.db.insert(deletedMatchings).values({
        id: uuidv7(),
        aceId: admin.userId,
        aceCompanyId: member.companyId,
        jokerId: joker.userId,
        route: "release",
        matching: {},
        interviewedAt: joker === people[6] ? [minutes(60, april), minutes(120, april)] : [],
        matchedAt: april,
        deletedAt: april,
      });
    for (const [index, id] of matchingIds.entries())
      await insertInterview(id, minutes(60, april), index < 5 ? "done" : "noShow");
    const { report, positions } = await usageOf();
    expect(report.total.counts).toMatchObject({ likesReceived: 12, matchings: 12, interviews: 7 });
    expect(report.months.map(({ counts }) => counts.matchings)).toEqual([6, 6]);
    await release(matchingIds[0]);
    expect((await usageOf()).report.total.counts).toMatchObject({ matchings: 12, interviews: 7 });
    expect(report.members.map(({ counts }) => counts.matchings)).toEqual([6, 6]);
    expect(positions).toEqual([{ id: null, name: null }]);
    expect(report.positions).toMatchObject([{ id: null, counts: { matchings: 12 } }]);
  });

  it("measures from the first unanswered message to the answer, of five people or more", async () => {
    const waits = [10, 20, 30, 40, 600];
    for (const [index, wait] of waits.entries()) {
      const joker = people[index];
      if (!joker) continue;
      const id = await insertMatching(member, joker, march);
      await talk(id, { joker, ace: member, from: march }, [
        ["system", 0],
        ["ace", 1],
        ["joker", 5],
        ["joker", 7],
        ["ace", 5 + wait],
        ["ace", 6 + wait],
      ]);
      if (index === 3) {
        expect((await usageOf()).report.total.replyMinutes).toBeNull();
      }
    }
    const { report } = await usageOf();
    expect(report.total.replyMinutes).toBe(30);
    expect(report.members.map(({ replyMinutes }) => replyMinutes)).toEqual([null, 30]);
  });

  it("hides few people, and whatever would tell their number", async () => {
    for (const [index, joker] of people.slice(0, 10).entries())
      await insertOffer(index < 3 ? admin : member, joker, march, "sent");
    const { report } = await usageOf();
    expect(report.total.counts.offersSent).toBe(10);
    expect(report.members.map(({ counts }) => counts.offersSent)).toEqual([null, null]);
  });

  it("is of one's own company, and of a named one for the support team", async () => {
    const stranger = await insertAce(test.db, await insertCompany(test.db), { authority: "admin" });
    for (const joker of people.slice(0, 6)) await insertOffer(member, joker, march, "sent");
    expect((await usageOf(stranger, admin.companyId)).report.total.counts.offersSent).toBe(0);
    const operator = { kind: "operator", userId: uuidv7(), role: "support" } as const;
    expect((await usageOf(operator, admin.companyId)).report.total.counts.offersSent).toBe(6);
    // A stranger's position is never named, whatever an offer says.
    const own = positionId;
    positionId = await insertRecruitment(test.db, stranger, { title: "よその募集" });
    for (const joker of people.slice(6)) await insertOffer(member, joker, march, "sent");
    expect((await usageOf()).positions).toEqual([
      { id: own, name: "フロントエンドエンジニア" },
      { id: positionId, name: null },
    ]);
    await expect(usageOf(operator)).rejects.toMatchObject({ code: "companyNotFound" });
  });
});
