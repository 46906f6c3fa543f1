import { text } from "node:stream/consumers";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { announceMarks } from "@tefuda/db/schema/notification";
import { uploads } from "@tefuda/db/schema/upload";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { visitor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { hideFrom, insertCandidate } from "../candidate/candidate.fixture.ts";
import { sendMessage } from "../chat/send-message.ts";
import { insertJudgeableJoker, testCtx } from "../joker/joker.fixture.ts";
import { requestJudgement } from "../judgement/request-judgement.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { readFile } from "../upload/read-file.ts";
import { sweepUploads } from "../upload/sweep-uploads.ts";
import { createRoomWorld, startAt } from "../video/room.fixture.ts";
import { DAY_MINUTES, makeLeavers } from "../withdrawal/withdrawal.fixture.ts";
import { collectOwnData } from "./collect.ts";
import { createExport } from "./create-export.ts";
import { getExport } from "./get-export.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const keyOf = (url: string) => url.replace("/files/", "");

it("holds what is one's own and what one could read, and nothing of others", async () => {
  const world = await createOfferWorld(test.db);
  const { enter } = makeLeavers(test.db);
  const { matchingId, joker } = await insertThread(test.db);
  const stranger = await insertThread(test.db);
  const said = "面談のお時間をありがとうございました。";
  await sendMessage(testCtx(test.db, joker).ctx, {
    id: uuidv7(),
    matchingId,
    type: messageTypes.Normal,
    text: said,
  });
  const secret = "ほかの方とのやり取りです。";
  await sendMessage(testCtx(test.db, stranger.joker).ctx, {
    id: uuidv7(),
    matchingId: stranger.matchingId,
    type: messageTypes.Normal,
    text: secret,
  });
  await world.send(world.joker);
  await hideFrom(test.db, joker, "tsubame.example");
  const announceIds = [uuidv7(), uuidv7()];
  await test.db
    .insert(announceMarks)
    .values({ id: joker.userId, announceIds, createdAt: new Date() });

  const person = await enter(joker);
  const ctx = await person.ctx();
  const { url, size } = await createExport(ctx, { id: uuidv7() });
  const file = await readFile(ctx, keyOf(url));
  expect(file).toMatchObject({ isPublic: false, downloadName: "tefuda-2026-11-20.json", size });
  const json = file ? await text(file.stream) : "";
  const data = JSON.parse(json);
  expect(data.account.email).toBe(person.email);
  expect(data.hiddenCompanyDomains).toMatchObject([{ word: "tsubame.example" }]);
  expect(data.announcesRead).toEqual(announceIds);
  expect(data.offers).toEqual([]);
  expect(data.threads).toHaveLength(1);
  expect(data.threads[0].messages).toContainEqual(
    expect.objectContaining({ text: said, from: "me" }),
  );
  expect(json).not.toContain(secret);

  const offered = await enter(world.joker);
  const other = await createExport(await offered.ctx(), { id: uuidv7() });
  const theirs = await readFile(await offered.ctx(), keyOf(other.url));
  expect(JSON.parse(theirs ? await text(theirs.stream) : "").offers).toHaveLength(1);
});

it("holds the profile as it was each time that it was handed in, and nothing that judges wrote", async () => {
  const joker = await insertJudgeableJoker(test.db, {
    introduction: "初めに提出した自己紹介です。",
  });
  const other = await insertJudgeableJoker(test.db, { introduction: "ほかの方の自己紹介です。" });
  for (const actor of [joker, other]) await requestJudgement(testCtx(test.db, actor).ctx);
  await test.db
    .update(jokerJudgements)
    .set({ comment: "審査担当だけのメモです。", rank: "B" })
    .where(eq(jokerJudgements.jokerId, joker.userId));
  await test.db
    .update(jokers)
    .set({ introduction: "今の自己紹介です。" })
    .where(eq(jokers.id, joker.userId));
  const { ctx } = testCtx(test.db, joker);
  const data = await collectOwnData(ctx.db, joker, ctx.clock());
  expect(data).toMatchObject({
    profile: { introduction: "今の自己紹介です。" },
    judgementRequests: [
      {
        requestCount: 1,
        requestedAt: ctx.clock(),
        profile: { introduction: "初めに提出した自己紹介です。", skills: ["TypeScript", "React"] },
      },
    ],
  });
  expect(JSON.stringify(data)).not.toMatch(/ほかの方|審査担当だけ/);
});

it("is for its owner alone, for a day, and one at a time", async () => {
  const { app, enter } = makeLeavers(test.db);
  const [joker, stranger] = [await insertCandidate(test.db), await insertCandidate(test.db)];
  const [person, other] = [await enter(joker), await enter(stranger)];
  const id = uuidv7();
  const made = await createExport(await person.ctx(), { id });
  expect(await createExport(await person.ctx(), { id })).toEqual(made);
  expect(await app.mailsTo(person.email)).toHaveLength(1);
  expect(await getExport(await person.ctx())).toEqual(made);

  expect(await readFile(await other.ctx(), keyOf(made.url))).toBeUndefined();
  expect(
    await readFile({ ...(await other.ctx()), actor: visitor }, keyOf(made.url)),
  ).toBeUndefined();
  await expect(createExport(await other.ctx(), { id })).rejects.toMatchObject({
    code: "dataNotFound",
  });
  expect(await getExport(await other.ctx())).toBeNull();

  const again = await createExport(await person.ctx(), { id: uuidv7() });
  expect(await readFile(await person.ctx(), keyOf(made.url))).toBeUndefined();
  app.pass(DAY_MINUTES - 1);
  const last = await readFile(await person.ctx(), keyOf(again.url));
  last?.stream.destroy();
  expect(last).toBeDefined();
  app.pass(1);
  expect(await readFile(await person.ctx(), keyOf(again.url))).toBeUndefined();
  expect(await getExport(await person.ctx())).toBeNull();
  await sweepUploads(app);
  expect(await app.ports.files.get(keyOf(again.url))).toBeUndefined();
  expect(await test.db.select().from(uploads).where(eq(uploads.kind, "dataExport"))).toEqual([]);
});

it("asks for a login of the last five minutes", async () => {
  const { app, enter } = makeLeavers(test.db);
  const person = await enter(await insertCandidate(test.db));
  app.pass(6);
  await expect(createExport(await person.ctx(), { id: uuidv7() })).rejects.toMatchObject({
    code: "requireRecentLogin",
  });
});

it("tells of one's interviews when they were and when one was there, not of the other", async () => {
  const room = await createRoomWorld(test.db);
  await room.join(room.joker);
  await room.join(room.ace);
  const data = await collectOwnData(test.db, room.joker, startAt);
  expect(data.interviews).toEqual([
    {
      startAt,
      endAt: expect.any(Date),
      status: "inProgress",
      joinedAt: expect.any(String),
      leftAt: null,
    },
  ]);
  expect(JSON.stringify(data.interviews)).not.toContain(room.ace.userId);
});
