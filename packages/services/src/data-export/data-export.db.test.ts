import { text } from "node:stream/consumers";
import { accounts } from "@tefuda/db/schema/account";
import { chatMessages } from "@tefuda/db/schema/chat";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { announceMarks } from "@tefuda/db/schema/notification";
import { offers } from "@tefuda/db/schema/offer";
import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { type MemberActor, visitor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { hideFrom, insertCandidate } from "../candidate/candidate.fixture.ts";
import { sendMessage } from "../chat/send-message.ts";
import { insertJudgeableJoker, testCtx } from "../joker/joker.fixture.ts";
import { requestJudgement } from "../judgement/request-judgement.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { sweepUploads } from "../upload/sweep-uploads.ts";
import { createRoomWorld, startAt } from "../video/room.fixture.ts";
import { readFile } from "../views/read-file.ts";
import { DAY_MINUTES, makeLeavers } from "../withdrawal/withdrawal.fixture.ts";
import { collectOwnData } from "./collect.ts";
import { createExport } from "./create-export.ts";
import { getExport } from "./get-export.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

const keyOf = (url: string) => url.replace("/files/", "");

/** A picture that somebody has sent. */
const uploadOf = (
  { userId }: MemberActor,
  name: string,
): typeof uploads.$inferInsert & { id: string } => ({
  id: uuidv7(),
  ownerId: userId,
  kind: "jokerImage",
  name,
  size: 7,
  contentType: "image/png",
  storageKey: `pictures/${uuidv7()}`,
  storedAt: new Date(0),
  attachedAt: new Date(0),
  createdAt: new Date(0),
});

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
  expect(json).toMatch(/^\{\n {2}"exportedAt": /);
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
  // A new file ends the earlier ones of its owner, of nobody else.
  expect(await readFile(ctx, keyOf(url))).toMatchObject({ size });
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

it("writes into nobody else's file, and into nothing else of one's own", async () => {
  const { app, enter } = makeLeavers(test.db);
  const [joker, stranger] = [await insertCandidate(test.db), await insertCandidate(test.db)];
  const [person, other] = [await enter(joker), await enter(stranger)];
  const [image, theirs] = [uploadOf(joker, "me.png"), uploadOf(stranger, "they.png")];
  await test.db.insert(uploads).values([image, theirs]);
  const id = uuidv7();
  const { url } = await createExport(await person.ctx(), { id });
  await createExport(await other.ctx(), { id: uuidv7() });
  await expect(createExport(await other.ctx(), { id })).rejects.toMatchObject({
    code: "dataNotFound",
  });
  await expect(createExport(await person.ctx(), { id: image.id })).rejects.toMatchObject({
    code: "dataNotFound",
  });
  const file = await app.ports.files.get(keyOf(url));
  expect(file && (await text(file.stream))).toContain(person.email);
  for (const { email } of [person, other]) expect(await app.mailsTo(email)).toHaveLength(1);
  const pictures = await test.db.select().from(uploads).where(eq(uploads.kind, "jokerImage"));
  expect(pictures.map(({ expiresAt }) => expiresAt)).toEqual([null, null]);
  const audit = await test.db.select().from(auditLogs);
  expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["exportOwnData", joker.userId],
    ["exportOwnData", stranger.userId],
  ]);
});

it("is not there before its file is, and is finished by asking again", async () => {
  const { enter } = makeLeavers(test.db);
  const joker = await insertCandidate(test.db);
  const person = await enter(joker);
  const ctx = await person.ctx();
  const put = () => Promise.reject(new Error("The disk is full."));
  const full = { ...ctx, ports: { ...ctx.ports, files: { ...ctx.ports.files, put } } };
  const [id, abandoned] = [uuidv7(), uuidv7()];
  for (const one of [id, abandoned])
    await expect(createExport(full, { id: one })).rejects.toThrow("The disk is full.");
  await test.db.insert(uploads).values({
    ...uploadOf(joker, "later.png"),
    expiresAt: new Date("2027-01-01T00:00:00Z"),
    createdAt: new Date("2026-12-01T00:00:00Z"),
  });
  expect(await getExport(ctx)).toBeNull();
  expect(await createExport(ctx, { id })).toMatchObject({ id });
  expect(await getExport(ctx)).toMatchObject({ id });
  const [left] = await test.db.select().from(uploads).where(eq(uploads.id, abandoned));
  expect(left).toMatchObject({ storedAt: null });
});

it("names the files, texts, offers and providers that are one's own still", async () => {
  const { matchingId, joker, ace } = await insertThread(test.db);
  const send = async (said: string) => {
    const id = uuidv7();
    const message = { id, matchingId, type: messageTypes.Normal, text: said };
    await sendMessage(testCtx(test.db, joker).ctx, message);
    return id;
  };
  const [stands, removed] = [await send("残っている文面"), await send("取り下げられた文面")];
  await test.db
    .update(chatMessages)
    .set({ removedAt: new Date() })
    .where(eq(chatMessages.id, removed));
  const sent = { kind: "chatFile", matchingId, messageId: stands } as const;
  await test.db.insert(uploads).values([
    uploadOf(joker, "own.png"),
    uploadOf(ace, "of another.png"),
    { ...uploadOf(joker, "never arrived.png"), storedAt: null },
    { ...uploadOf(joker, "export.json"), kind: "dataExport" },
    { ...uploadOf(joker, "sent.pdf"), ...sent },
    { ...uploadOf(joker, "taken down.pdf"), ...sent, messageId: removed },
    {
      ...uploadOf(joker, "of an ended thread.pdf"),
      ...sent,
      matchingId: null,
      messageId: uuidv7(),
    },
  ]);
  const at = { createdAt: new Date(), updatedAt: new Date() };
  for (const [{ userId }, accountId] of [
    [joker, "own"],
    [ace, "another's"],
  ] as const)
    for (const providerId of ["google", "credential"])
      await test.db.insert(accounts).values({ id: uuidv7(), providerId, accountId, userId, ...at });
  const data = await collectOwnData(test.db, joker, new Date());
  expect(data.files.map(({ name }) => name).toSorted()).toEqual(["own.png", "sent.pdf"]);
  expect(data.account.signInProviders.map(({ accountId }) => accountId)).toEqual(["own"]);
  const texts = data.threads.flatMap(({ messages }) => messages.map((one) => one.text));
  expect(texts).toContain("残っている文面");
  expect(texts).not.toContain("取り下げられた文面");

  const world = await createOfferWorld(test.db);
  await world.send();
  const offered = async () => collectOwnData(test.db, world.joker, new Date());
  expect(await offered()).toMatchObject({ offers: [{ status: "sent" }] });
  await test.db.update(offers).set({ status: "withdrawn" });
  expect(await offered()).toMatchObject({ offers: [] });
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
