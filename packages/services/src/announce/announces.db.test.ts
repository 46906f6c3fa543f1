import { auditLogs } from "@tefuda/db/schema/monitoring";
import { announceMarks, announces } from "@tefuda/db/schema/notification";
import type { SaveAnnounce } from "@tefuda/domain/announce/schema";
import type { Actor, OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { insertJoker, insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { ANNOUNCES_HINT } from "./hints.ts";
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
  const { ctx, hints } = as();
  const input = written({ target: "joker", content: "求職者の方へ" });
  await saveAnnounce(ctx, input);
  expect(hints).toContainEqual({ to: "everyone", topic: ANNOUNCES_HINT, id: input.announceId });
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
  const { ctx, hints } = as(after(HOUR));
  expect(await tellAnnounces(ctx)).toBe(1);
  expect(hints).toContainEqual({ to: "everyone", topic: ANNOUNCES_HINT, id: input.announceId });
  expect(await tellAnnounces(ctx)).toBe(0);
});

it("is one however often the button is pressed, also at once", async () => {
  for (const publishAt of [null, after(HOUR)]) {
    const input = written({ publishAt });
    await Promise.all([saveAnnounce(as().ctx, input), saveAnnounce(as().ctx, input)]);
    await saveAnnounce(as(after(5)).ctx, input);
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

it("goes for good when it is taken back, before its time or after", async () => {
  const planned = written({ publishAt: after(HOUR), content: "予定" });
  const visible = written({ content: "公開中" });
  for (const input of [planned, visible]) {
    await saveAnnounce(as().ctx, input);
    const { ctx, hints } = as();
    await withdrawAnnounce(ctx, { ...input, lockVersion: 0 });
    expect(hints.map(({ topic }) => topic)).toContain(ANNOUNCES_HINT);
    await withdrawAnnounce(ctx, { ...input, lockVersion: 0 });
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
    const input = written({ content: `お知らせ${index}` });
    await saveAnnounce(as(after(index)).ctx, input);
    made.push(input.announceId);
  }
  await test.db
    .insert(announceMarks)
    .values({ id: reader.userId, announceIds: made.slice(0, 30), createdAt: testNow });
  const ctx = { ...as(after(HOUR)).ctx, actor: reader };
  const first = await listAnnounces(ctx, {});
  expect(first.items).toHaveLength(30);
  expect(first.items.map(({ isRead }) => isRead)).toEqual([false, ...Array(29).fill(true)]);
  const second = await listAnnounces(ctx, { cursor: first.nextCursor });
  expect(second.items.map(({ content }) => content)).toEqual(["お知らせ0"]);
  expect(second.nextCursor).toBeUndefined();
});
