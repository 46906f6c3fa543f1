import { aces } from "@tefuda/db/schema/ace";
import { announces } from "@tefuda/db/schema/notification";
import { pushOutbox } from "@tefuda/db/schema/push";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, expect, it } from "vitest";
import { saveAnnounce } from "../announce/save-announce.ts";
import { tellAnnounces } from "../announce/tell-announces.ts";
import { withdrawAnnounce } from "../announce/withdraw-announce.ts";
import { hideFrom, setSiteHost } from "../candidate/candidate.fixture.ts";
import { recommendMonthly } from "../company/recommend-monthly.ts";
import { insertInterview, moveInterview } from "../interview/interview.fixture.ts";
import { remindInterviews } from "../interview/remind-interviews.ts";
import { insertOperator } from "../joker/joker.fixture.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { updateSettings } from "../notification/settings.fixture.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { type PushWorld, startPushWorld } from "./push.fixture.ts";

const database = useTestDatabase();
let world: PushWorld;

beforeEach(async () => {
  await database.clear();
  world = await startPushWorld(database.db);
});
afterEach(() => world.stop());

const startAt = new Date("2026-11-20T05:00:00Z");
const minutesBefore = (minutes: number) => new Date(startAt.getTime() - minutes * 60_000);
const outbox = () => database.db.select().from(pushOutbox);

it("tells both sides 10 and 3 minutes before an interview, at night too", async () => {
  const start = new Date("2026-11-20T23:00:00+09:00");
  const { joker, ace, ...of } = await insertInterview(database.db, {
    startAt: start,
    at: world.app.clock(),
  });
  await world.addBrowser(joker.userId);
  await world.addBrowser(ace.userId);
  const url = `/matchings/${of.matchingId}/video/${of.videoChatId}`;
  const names = ["佐藤 花", "田中 一郎"];
  const both = (title: string, body: string) =>
    names.map((name) => ({ title, body: `${name}さんとの23:00（日本時間）の面談${body}`, url }));
  const ten = both("まもなくビデオ面談が始まります", "の開始10分前です。入室の準備をしましょう。");
  const three = both("ビデオ面談の開始3分前です", "です。タップして入室できます。");
  for (const [minutes, told] of [
    [11, []],
    [10, ten],
    [9, []],
    [3, three],
    [2, []],
  ] as const) {
    world.at(new Date(start.getTime() - minutes * 60_000));
    await remindInterviews(world.app);
    await remindInterviews(world.app);
    const pushed = await world.deliver();
    expect(pushed.toSorted((a, b) => (a.body < b.body ? -1 : 1))).toEqual(told);
  }
  for (const push of world.service.taken.slice(0, 2))
    expect(push).toMatchObject({ urgency: "high", ttl: 180 });
  // The second takes the place of the first; of the two sides either may be told sooner.
  const tags = world.service.taken.map(({ payload }) => payload.tag);
  expect(tags.slice(2).toSorted()).toEqual(tags.slice(0, 2).toSorted());
});

it("says ten minutes for three minutes only, however late it is written", async () => {
  const interview = await insertInterview(database.db, { startAt, at: world.app.clock() });
  await world.addBrowser(interview.joker.userId);
  world.at(minutesBefore(7.5));
  await remindInterviews(world.app);
  world.at(minutesBefore(6.5));
  expect(await world.deliver()).toEqual([]);
});

it("never tells of the time that an interview was moved from, and goes by its own settings", async () => {
  const interview = await insertInterview(database.db, { startAt, at: world.app.clock() });
  await world.addBrowser(interview.joker.userId);
  world.at(minutesBefore(10));
  await remindInterviews(world.app);
  const moved = new Date("2026-11-25T05:00:00Z");
  await moveInterview(database.db, interview, { startAt: moved, at: minutesBefore(600) });
  expect(await outbox()).toHaveLength(1);
  expect(await world.deliver()).toEqual([]);
  world.at(minutesBefore(3));
  await remindInterviews(world.app);
  expect(await world.deliver()).toEqual([]);

  await updateSettings(database.db, interview.joker.userId, {
    isBeforeVideoChatPushTenMinute: false,
  });
  for (const [minutes, count] of [
    [10, 0],
    [3, 1],
  ] as const) {
    world.at(new Date(moved.getTime() - minutes * 60_000));
    await remindInterviews(world.app);
    expect(await world.deliver()).toHaveLength(count);
  }
});

it("tells an announcement's readers of its first sixty characters, whoever wants it", async () => {
  const { joker, ace } = await insertThread(database.db);
  const unwilling = await insertThread(database.db);
  for (const { userId } of [joker, ace, unwilling.joker]) await world.addBrowser(userId);
  await updateSettings(database.db, unwilling.joker.userId, { isAnnouncementPush: false });
  const publishAt = world.app.clock();
  const row = { publishAt, createdAt: publishAt };
  const family = "👨‍👩‍👧";
  const withdrawn = uuidv7();
  await database.db.insert(announces).values([
    { id: uuidv7(), content: family.repeat(61), target: "joker", ...row },
    { id: withdrawn, content: "取り下げます", target: "all", ...row },
  ]);
  expect(await tellAnnounces(world.app)).toBe(2);
  expect(await outbox()).toHaveLength(3);
  await database.db
    .update(announces)
    .set({ withdrawnAt: publishAt })
    .where(eq(announces.id, withdrawn));
  expect(await world.deliver()).toEqual([
    { title: "運営からのお知らせ", body: family.repeat(60), url: "/notifications" },
  ]);
  expect(await tellAnnounces(world.app)).toBe(0);
});

it("tells of an announcement that is published at once, to whom it is for and once", async () => {
  const { joker, ace } = await insertThread(database.db);
  for (const { userId } of [joker, ace]) await world.addBrowser(userId);
  const ctx = world.ctx(await insertOperator(database.db, "editor"));
  const publish = async (content: string) => {
    const announceId = uuidv7();
    await saveAnnounce(ctx, {
      announceId,
      content,
      target: "joker",
      publishAt: null,
      readers: 1,
    });
    return announceId;
  };
  await publish("本日よりご利用いただけます。");
  const announceId = await publish("取り下げます");
  await withdrawAnnounce(ctx, { announceId, lockVersion: 0 });
  expect(await tellAnnounces(world.app)).toBe(1);
  expect(await world.deliver()).toEqual([
    {
      title: "運営からのお知らせ",
      body: "本日よりご利用いただけます。",
      url: "/notifications",
    },
  ]);
  world.pass(1);
  expect(await tellAnnounces(world.app)).toBe(0);
  expect(await world.deliver()).toEqual([]);
});

it("begins an announcement anew after a crash, and tells each browser once", async () => {
  const people = [];
  for (let one = 0; one < 3; one += 1) people.push(await insertThread(database.db));
  for (const { joker } of people) await world.addBrowser(joker.userId);
  const publishAt = world.app.clock();
  const id = uuidv7();
  await database.db.insert(announces).values({
    id,
    content: "メンテナンスのお知らせ",
    target: "all",
    publishAt,
    createdAt: publishAt,
  });
  await tellAnnounces(world.app);
  // Written for some, and the process was gone.
  await database.db.update(announces).set({ toldAt: null });
  const [first] = await outbox();
  await database.db.delete(pushOutbox).where(eq(pushOutbox.id, first?.id ?? ""));
  await tellAnnounces(world.app);
  expect(await world.deliver()).toHaveLength(3);
});

it("tells of an offer, and not once its company is hidden or its sender has left", async () => {
  const { send, joker, ace } = await createOfferWorld(database.db);
  await setSiteHost(database.db, ace.companyId, "www.aozora.example");
  await world.addBrowser(joker.userId);
  await send(joker, world.app.clock());
  const kept = await outbox();
  const again = async () => {
    await database.db.insert(pushOutbox).values(kept).onConflictDoNothing();
    return world.deliver();
  };
  world.pass(60);
  await database.db.update(aces).set({ removedAt: world.app.clock() });
  expect(await again()).toEqual([]);
  await database.db.update(aces).set({ removedAt: null });
  expect(await again()).toMatchObject([{ title: "オファーが届きました", url: "/offers" }]);
  await database.db.delete(pushOutbox);
  await hideFrom(database.db, joker, "aozora");
  expect(await again()).toEqual([]);
});

it("recommends companies once a month", async () => {
  world.at("2026-12-01T12:00:00+09:00");
  const { joker } = await insertThread(database.db);
  await world.addBrowser(joker.userId);
  await recommendMonthly(world.app);
  await recommendMonthly(world.app);
  expect(await world.deliver()).toEqual([
    {
      title: "今月のおすすめ企業",
      body: "あなたに合いそうな企業をご紹介します",
      url: "/companies",
    },
  ]);
});
