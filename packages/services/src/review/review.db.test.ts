import { matchings } from "@tefuda/db/schema/matching";
import { analyticsEvents, auditLogs } from "@tefuda/db/schema/monitoring";
import { reviewPrompts, reviews, videoChats } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import type { MemberActor, OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertAce, insertJoker } from "../matching/thread.fixture.ts";
import { finishRoom } from "../video/finish-room.ts";
import { createRoomWorld, type RoomWorld } from "../video/room.fixture.ts";
import { createReview } from "./create-review.ts";
import { listReviews } from "./list-reviews.ts";
import { markReviewShown, reviewDue } from "./review-due.ts";

const test = useTestDatabase();
const operator: OperatorActor = { kind: "operator", userId: uuidv7(), role: "support" };
let world: RoomWorld;
beforeEach(async () => {
  await test.clear();
  world = await createRoomWorld(test.db);
  await hold(world);
});

/** Both meet, and the ace ends the interview. */
async function hold({ joker, ace, join, stay, as, videoChatId }: RoomWorld) {
  const seats = [
    [joker, (await join(joker)).seatId],
    [ace, (await join(ace)).seatId],
  ] as const;
  await stay(20, seats);
  await finishRoom(as(ace), { videoChatId, outcome: "done" });
}

const due = (who: MemberActor, matchingId?: string) =>
  reviewDue(world.as(who), { ...(matchingId && { matchingId }) });
const answer = (who: MemberActor, more: Partial<Parameters<typeof createReview>[1]> = {}) =>
  createReview(world.as(who), {
    videoChatId: world.videoChatId,
    rating: 4,
    tags: ["onTime"],
    comment: undefined,
    ...more,
  });
const list = (filter: Parameters<typeof listReviews>[1]["filter"], cursor?: string) =>
  listReviews(world.as(operator), { filter, limit: 2, cursor });

describe("being asked", () => {
  it("happens once to each side, and stays open in the thread until it is answered", async () => {
    const { matchingId, videoChatId } = world;
    expect(await due(world.joker)).toMatchObject({
      videoChatId,
      matchingId,
      partnerName: "田中 一郎",
    });
    expect(await due(world.ace)).toMatchObject({ videoChatId, partnerName: "佐藤 花" });
    await markReviewShown(world.as(world.joker), { videoChatId });
    await markReviewShown(world.as(world.joker), { videoChatId });
    expect(await due(world.joker)).toBeNull();
    expect(await due(world.joker, matchingId)).toMatchObject({ videoChatId });
    expect(await due(world.ace)).not.toBeNull();
    await answer(world.joker);
    expect(await due(world.joker, matchingId)).toBeNull();
    await answer(world.ace);
    expect(await due(world.ace)).toBeNull();
    expect((await list("all")).items).toHaveLength(2);
  });

  it("ends 14 days after the interview, and is nobody else's", async () => {
    expect(await due(await insertJoker(test.db))).toBeNull();
    world.passSeconds(14 * 86_400);
    expect(await due(world.joker)).not.toBeNull();
    world.passSeconds(1);
    expect(await due(world.joker)).toBeNull();
    await expect(answer(world.joker)).rejects.toMatchObject({ code: "dataNotFound" });
  });

  it("goes by each interview, whatever was shown and answered of another", async () => {
    const { joker, ace, matchingId, companyId } = world;
    const { videoChatId } = await createRoomWorld(test.db);
    const at = world.as(joker).clock();
    await test.db.insert(reviewPrompts).values({ videoChatId, userId: joker.userId, shownAt: at });
    await test.db.insert(reviews).values({
      id: uuidv7(),
      videoChatId,
      matchingId,
      userId: joker.userId,
      aboutUserId: ace.userId,
      companyId,
      side: "joker",
      interviewAt: at,
      rating: 3,
      createdAt: at,
    });
    expect(await due(joker)).toMatchObject({ videoChatId: world.videoChatId });
    for (const of of [world.as(await insertJoker(test.db)), world.as(ace)])
      await expect(markReviewShown(of, { videoChatId })).rejects.toMatchObject({
        code: "dataNotFound",
      });
    await answer(joker);
    expect(await test.db.$count(reviews, eq(reviews.userId, joker.userId))).toBe(2);
    // What was answered is none of a stranger's, and stands for no other interview.
    const noInterview = { code: "dataNotFound" };
    await expect(answer(await insertJoker(test.db))).rejects.toMatchObject(noInterview);
    const other = answer(joker, { videoChatId: uuidv7() });
    await expect(other).rejects.toMatchObject(noInterview);
  });

  it("is for those who were there and still have the thread, of an interview that took place", async () => {
    const { joker, ace, matchingId, companyId } = world;
    const colleague = await insertAce(test.db, companyId);
    await test.db.update(matchings).set({ aceId: colleague.userId });
    for (const who of [ace, colleague]) expect(await due(who, matchingId)).toBeNull();
    await test.db.update(videoChats).set({ status: "noShow" });
    expect(await due(joker)).toBeNull();
  });
});

describe("answering", () => {
  it("at once, however often, is one answer", async () => {
    await Promise.all(Array.from({ length: 8 }, () => answer(world.joker)));
    expect(await test.db.$count(reviews)).toBe(1);
    const isReview = eq(analyticsEvents.name, "review_send");
    expect(await test.db.$count(analyticsEvents, isReview)).toBe(1);
  });

  it("keeps the first answer, with tags of one's own side only", async () => {
    await expect(answer(world.joker, { tags: ["absent"] })).rejects.toMatchObject({
      code: "invalidParameter",
    });
    await expect(answer(await insertJoker(test.db))).rejects.toMatchObject({
      code: "dataNotFound",
    });
    await answer(world.joker, { rating: 2, tags: ["likeSelection"], comment: "面接のようでした" });
    await answer(world.joker, { rating: 5 });
    expect(await test.db.select().from(reviews)).toMatchObject([
      {
        userId: world.joker.userId,
        aboutUserId: world.ace.userId,
        companyId: world.companyId,
        side: "joker",
        rating: 2,
        tags: ["likeSelection"],
        comment: "面接のようでした",
      },
    ]);
  });

  it("outlives the thread, for the operators", async () => {
    await answer(world.joker, { rating: 1, tags: ["unpleasant"] });
    await test.db.delete(matchings).where(eq(matchings.id, world.matchingId));
    expect((await list("unpleasant")).items).toMatchObject([
      { rating: 1, userName: "佐藤 花", aboutName: "田中 一郎" },
    ]);
  });
});

it("lists by page and filter, and puts the reading on record", async () => {
  const answers = [
    { rating: 5, tags: [] },
    { rating: 1, tags: ["unpleasant"] },
    { rating: 2, tags: ["likeSelection"] },
  ] as const;
  for (const { rating, tags } of answers) {
    world = await createRoomWorld(test.db);
    await hold(world);
    await answer(world.joker, { rating, tags: [...tags] });
  }
  const first = await list("all");
  const second = await list("all", first.nextCursor);
  expect([...first.items, ...second.items].map(({ rating }) => rating).toSorted()).toEqual([
    1, 2, 5,
  ]);
  expect(second.nextCursor).toBeUndefined();
  const found = async (filter: Parameters<typeof list>[0]) =>
    (await list(filter)).items.map(({ rating }) => rating).toSorted();
  expect(await found("low")).toEqual([1, 2]);
  expect(await found("unpleasant")).toEqual([1]);
  expect(await found("likeSelection")).toEqual([2]);
  const looks = await test.db.select().from(auditLogs).where(eq(auditLogs.action, "viewReviews"));
  expect(looks.map(({ reason }) => reason)).toEqual([
    null,
    "filter=low",
    "filter=unpleasant",
    "filter=likeSelection",
  ]);
});
