import { auditLogs } from "@tefuda/db/schema/monitoring";
import { announceMarks, announces } from "@tefuda/db/schema/notification";
import { and, eq, isNull } from "@tefuda/db/sql";
import type { OperatorAnnounces, SaveAnnounce } from "@tefuda/domain/announce/schema";
import type { Actor, OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { insertJoker, insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { ANNOUNCES_SIGNAL } from "../signals/announce.ts";
import { listAnnounces } from "./list-announces.ts";
import { listOperatorAnnounces } from "./operator-announces.ts";
import { saveAnnounce } from "./save-announce.ts";
import { tellAnnounces } from "./tell-announces.ts";
import { withdrawAnnounce } from "./withdraw-announce.ts";

const test = useTestDatabase();
const HOUR = 3_600_000;
const after = (ms: number) => new Date(testNow.getTime() + ms);
let operator: OperatorActor;

beforeAll(async () => {
  operator = await insertOperator(test.db, "editor");
});
beforeEach(() => test.db.delete(announces));

const as = (now = testNow) => testCtx(test.db, operator, now);
const written = (fields: Partial<SaveAnnounce> = {}): SaveAnnounce => ({
  announceId: uuidv7(),
  content: "メンテナンスを行います。",
  target: "all",
  publishAt: null,
  readers: 0,
  ...fields,
});
const readBy = async (actor: Actor, now = testNow) =>
  (await listAnnounces({ ...as(now).ctx, actor }, {})).items.map(({ content }) => content);
const visitor: Actor = { kind: "visitor" };
const joker: Actor = { kind: "joker", userId: uuidv7(), registrationStatus: "registered" };
const ace: Actor = {
  kind: "ace",
  userId: uuidv7(),
  companyId: uuidv7(),
  authority: "member",
  isAgent: false,
};

it("is there at once, for those it is for, and told to open pages", async () => {
  const { ctx, signals } = as();
  const input = written({ target: "joker", content: "求職者の方へ" });
  await saveAnnounce(ctx, input);
  expect(signals).toContainEqual({ to: "everyone", topic: ANNOUNCES_SIGNAL, id: input.announceId });
  expect(signals).toContainEqual({ to: expect.any(Array), topic: "desk", id: "announces" });
  expect(await readBy(joker)).toEqual(["求職者の方へ"]);
  expect(await readBy(ace)).toEqual([]);
  expect(await readBy(visitor)).toEqual([]);
});

it("waits for its time, by rule and not by the job, and is told once", async () => {
  const input = written({ publishAt: after(HOUR) });
  await saveAnnounce(as().ctx, input);
  expect(await tellAnnounces(as(after(HOUR - 1)).ctx)).toBe(0);
  expect(await readBy(visitor, after(HOUR - 1))).toEqual([]);
  expect(await readBy(visitor, after(HOUR))).toEqual([input.content]);
  const { ctx, signals } = as(after(HOUR));
  expect(await tellAnnounces(ctx)).toBe(1);
  const told = [
    { to: "everyone", topic: ANNOUNCES_SIGNAL, id: input.announceId },
    { to: expect.arrayContaining([operator.userId]), topic: "desk", id: "announces" },
  ];
  expect(signals).toEqual(told);
  expect(await tellAnnounces(ctx)).toBe(0);
  expect(signals).toEqual(told);
});

it("is told by the job as well when it is there at once, and by it once", async () => {
  await saveAnnounce(as().ctx, written());
  expect(await tellAnnounces(as(after(1)).ctx)).toBe(1);
  expect(await tellAnnounces(as(after(2)).ctx)).toBe(0);
});

it("is told only once its own pushes are written down, whatever becomes of another's", async () => {
  const [first, second] = [written(), written()];
  for (const input of [first, second]) await saveAnnounce(as().ctx, input);
  const { ctx, signals } = as();
  let statements = 0;
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (name === "execute" && statements++ > 0) throw new Error("the database restarts");
      return Reflect.get(target, name);
    },
  });
  await expect(tellAnnounces({ ...ctx, db })).rejects.toThrow("the database restarts");
  const rows = await test.db.select().from(announces);
  expect(rows.map(({ toldAt }) => toldAt).toSorted()).toEqual([testNow, null]);
  expect(signals).toEqual([]);
  expect(await tellAnnounces(ctx)).toBe(1);
});

it("is one however often the button is pressed, also at once", async () => {
  for (const publishAt of [null, after(HOUR)]) {
    const input = written({ publishAt });
    await Promise.all([saveAnnounce(as().ctx, input), saveAnnounce(as().ctx, input)]);
    const again = as(after(5));
    await saveAnnounce(again.ctx, input);
    expect(again.signals).toEqual([]);
    const actions = await test.db
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(eq(auditLogs.targetId, input.announceId));
    expect(actions).toEqual([{ action: "publishAnnounce" }]);
  }
  expect(await test.db.$count(announces)).toBe(2);
});

it("can be written anew while it waits, by one of two, and not any more once it is read", async () => {
  const input = written({ publishAt: after(HOUR) });
  await saveAnnounce(as().ctx, input);
  const anew = (content: string, now = testNow) =>
    saveAnnounce(as(now).ctx, { ...input, lockVersion: 0, content });
  await anew("書き直し");
  await expect(anew("別の書き直し")).rejects.toMatchObject({ code: "lock" });
  await expect(
    saveAnnounce(as(after(HOUR)).ctx, { ...input, lockVersion: 1, content: "遅すぎる" }),
  ).rejects.toMatchObject({ code: "lock" });
  expect(await readBy(visitor, after(HOUR))).toEqual(["書き直し"]);
  await expect(saveAnnounce(as().ctx, written({ publishAt: testNow }))).rejects.toMatchObject({
    fields: { publishAt: expect.any(String) },
  });
});

it("is another announcement where its words, its readers or its time differ", async () => {
  const input = written({ publishAt: after(HOUR) });
  await saveAnnounce(as().ctx, input);
  for (const fields of [
    { content: "ほかの文" },
    { target: "joker" as const },
    { publishAt: after(2 * HOUR) },
    { publishAt: null },
    { lockVersion: 1 },
  ])
    await expect(saveAnnounce(as().ctx, { ...input, ...fields })).rejects.toMatchObject({
      code: "lock",
    });
  const anew = { ...input, lockVersion: 0, content: "書き直し" };
  const { ctx, signals } = as();
  await saveAnnounce(ctx, anew);
  // Nobody else sees it yet.
  expect(signals.map(({ topic }) => topic)).toEqual(["desk"]);
  expect(await saveAnnounce(ctx, anew)).toEqual({
    announceId: input.announceId,
    publishAt: after(HOUR),
  });
  expect(signals).toHaveLength(1);
  expect(await test.db.select().from(announces)).toMatchObject([
    { content: "書き直し", lockVersion: 1 },
  ]);
  await expect(saveAnnounce(ctx, written({ lockVersion: 0 }))).rejects.toMatchObject({
    code: "dataNotFound",
  });
});

it("is not taken back by whoever saw it as it was before", async () => {
  const input = written({ publishAt: after(HOUR) });
  await saveAnnounce(as().ctx, input);
  const take = (announceId: string, lockVersion: number) =>
    withdrawAnnounce(as().ctx, { announceId, lockVersion });
  await expect(take(input.announceId, 1)).rejects.toMatchObject({ code: "lock" });
  await expect(take(uuidv7(), 0)).rejects.toMatchObject({ code: "dataNotFound" });
  expect(await test.db.$count(announces, isNull(announces.withdrawnAt))).toBe(1);
});

it("is listed to the support team by where it stands, page by page", async () => {
  const announce = (content: string, publishAt: Date, withdrawnAt: Date | null = null) =>
    test.db
      .insert(announces)
      .values({ id: uuidv7(), content, publishAt, withdrawnAt, createdAt: testNow });
  await announce("予定", after(1));
  await announce("公開中", testNow);
  await announce("予定の取り下げ", after(2), testNow);
  await announce("公開後の取り下げ", after(-1), testNow);
  const list = async (input: OperatorAnnounces) =>
    (await listOperatorAnnounces(as().ctx, input)).items.map(({ content }) => content);
  expect(await list({ state: "planned" })).toEqual(["予定"]);
  expect(await list({ state: "visible" })).toEqual(["公開中"]);
  expect(await list({ state: "withdrawn" })).toEqual(["予定の取り下げ", "公開後の取り下げ"]);
  expect(await list({})).toEqual(["予定の取り下げ", "予定", "公開中", "公開後の取り下げ"]);
  for (let index = 0; index < 28; index += 1) await announce("前", after(-100 - index));
  const first = await listOperatorAnnounces(as().ctx, {});
  expect(first.items).toHaveLength(30);
  expect(first.counts).toEqual({ planned: 1, visible: 29, withdrawn: 2 });
  const second = await listOperatorAnnounces(as().ctx, { cursor: first.nextCursor });
  expect(second.items.map(({ publishAt }) => publishAt)).toEqual([after(-126), after(-127)]);
  expect(second.nextCursor).toBeUndefined();
});

it("goes for good when it is taken back, before its time or after", async () => {
  const planned = written({ publishAt: after(HOUR), content: "予定" });
  const visible = written({ content: "公開中" });
  for (const input of [planned, visible]) {
    await saveAnnounce(as().ctx, input);
    const { ctx, signals } = as();
    await withdrawAnnounce(ctx, { ...input, lockVersion: 0 });
    await withdrawAnnounce(ctx, { ...input, lockVersion: 0 });
    expect(signals).toEqual([
      { to: "everyone", topic: ANNOUNCES_SIGNAL, id: input.announceId },
      { to: expect.arrayContaining([operator.userId]), topic: "desk", id: "announces" },
    ]);
    const withdrawn = and(
      eq(auditLogs.action, "withdrawAnnounce"),
      eq(auditLogs.targetId, input.announceId),
    );
    expect(await test.db.$count(auditLogs, withdrawn)).toBe(1);
  }
  expect(await readBy(visitor, after(2 * HOUR))).toEqual([]);
  expect(await tellAnnounces(as(after(2 * HOUR)).ctx)).toBe(0);
  const { items, counts } = await listOperatorAnnounces(as().ctx, { state: "withdrawn" });
  expect(items.map(({ content, state }) => `${content}:${state}`)).toEqual([
    "予定:withdrawn",
    "公開中:withdrawn",
  ]);
  expect(counts).toEqual({ planned: 0, visible: 0, withdrawn: 2 });
});

it("knows what a reader has read, and goes on page by page", async () => {
  const reader = await insertJoker(test.db);
  const made: string[] = [];
  for (let index = 0; index < 31; index += 1) {
    const input = written({ content: `お知らせ${index}`, readers: 1 });
    await saveAnnounce(as(after(index)).ctx, input);
    made.push(input.announceId);
  }
  const other = await insertJoker(test.db);
  await test.db.insert(announceMarks).values([
    { id: other.userId, announceIds: made.slice(30), createdAt: testNow },
    { id: reader.userId, announceIds: made.slice(0, 30), createdAt: testNow },
  ]);
  const ctx = { ...as(after(HOUR)).ctx, actor: reader };
  const first = await listAnnounces(ctx, {});
  expect(first.items).toHaveLength(30);
  expect(first.items.map(({ isRead }) => isRead)).toEqual([false, ...Array(29).fill(true)]);
  const second = await listAnnounces(ctx, { cursor: first.nextCursor });
  expect(second.items.map(({ content }) => content)).toEqual(["お知らせ0"]);
  expect(second.nextCursor).toBeUndefined();
});
