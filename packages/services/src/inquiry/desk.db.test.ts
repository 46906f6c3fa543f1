import { inquiries, inquiryAnswers } from "@tefuda/db/schema/inquiry";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import { operatorInquiriesSchema } from "@tefuda/domain/inquiry/desk";
import { inquiryNumber } from "@tefuda/domain/inquiry/policy";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { answerInquiry } from "./answer-inquiry.ts";
import { assignInquiry, moveInquiry } from "./move-inquiry.ts";
import { openInquiry } from "./open-inquiry.ts";
import { listOperatorInquiries } from "./operator-inquiries.ts";

const test = useTestDatabase();
const HOUR = 3_600_000;
let operator: OperatorActor;
let other: OperatorActor;

beforeAll(async () => {
  operator = await insertOperator(test.db, "support");
  other = await insertOperator(test.db, "admin");
});
beforeEach(() => test.db.delete(inquiries));

const as = (actor = operator) => testCtx(test.db, actor).ctx;
async function insertInquiry(hoursAgo = 1, fields: Partial<typeof inquiries.$inferInsert> = {}) {
  const id = uuidv7();
  await test.db.insert(inquiries).values({
    id,
    category: "usage",
    name: "佐藤 花子",
    email: `${id}@example.test`,
    content: "使い方を教えてください。",
    digest: id,
    createdAt: new Date(testNow.getTime() - hoursAgo * HOUR),
    ...fields,
  });
  return { inquiryId: id, lockVersion: 0 };
}
const stored = async (id: string) =>
  (await test.db.select().from(inquiries).where(eq(inquiries.id, id)))[0];
const mailsTo = (id: string) => mailsIn(test.db, eq(mailOutbox.to, `${id}@example.test`));
const actionsOn = async (id: string) =>
  (
    await test.db
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(eq(auditLogs.targetId, id))
  ).map(({ action }) => action);

it("is answered by one mail, kept with the inquiry, and taken care of by who answered", async () => {
  const one = await insertInquiry();
  const answer = { ...one, answerId: uuidv7(), content: "設定からご変更いただけます。" };
  await Promise.all([answerInquiry(as(), answer), answerInquiry(as(), answer)]);
  await answerInquiry(as(), answer);
  const [mail, ...others] = await mailsTo(one.inquiryId);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain(inquiryNumber(one.inquiryId));
  expect(mail?.text).toContain("設定からご変更いただけます。");
  expect(mail?.text).toContain("佐藤 花子 様");
  expect(await stored(one.inquiryId)).toMatchObject({
    status: "answered",
    assigneeId: operator.userId,
    handledBy: operator.userId,
    lockVersion: 1,
  });
  const opened = await openInquiry(as(other), one);
  expect(opened.answers.map(({ content }) => content)).toEqual([answer.content]);
  expect(await actionsOn(one.inquiryId)).toEqual(["answerInquiry", "viewInquiry"]);
});

it("lets only one of two different answers out", async () => {
  const one = await insertInquiry();
  const answer = (content: string, actor: OperatorActor) =>
    answerInquiry(as(actor), { ...one, answerId: uuidv7(), content });
  const results = await Promise.allSettled([answer("一", operator), answer("二", other)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await mailsTo(one.inquiryId)).toHaveLength(1);
  expect(await test.db.$count(inquiryAnswers, eq(inquiryAnswers.inquiryId, one.inquiryId))).toBe(1);
});

it("is given to an operator, closed and opened again, each seen by who looks later", async () => {
  const one = await insertInquiry();
  await assignInquiry(as(), { ...one, operatorId: other.userId });
  await assignInquiry(as(), { ...one, operatorId: other.userId });
  await expect(moveInquiry(as(), { ...one, status: "closed" })).rejects.toMatchObject({
    code: "lock",
  });
  await moveInquiry(as(), { ...one, lockVersion: 1, status: "closed" });
  await moveInquiry(as(), { ...one, lockVersion: 1, status: "closed" });
  await moveInquiry(as(), { ...one, lockVersion: 2, status: "open" });
  expect(await stored(one.inquiryId)).toMatchObject({ status: "open", lockVersion: 3 });
  expect(await actionsOn(one.inquiryId)).toEqual([
    "assignInquiry",
    "closeInquiry",
    "reopenInquiry",
  ]);
  await expect(
    assignInquiry(as(), { ...one, lockVersion: 3, operatorId: uuidv7() }),
  ).rejects.toMatchObject({ code: "invalidParameter" });
});

it("is answered again by other words, each time with one mail", async () => {
  const one = await insertInquiry();
  const first = { ...one, answerId: uuidv7(), content: "確認いたします。" };
  await answerInquiry(as(), first);
  const later = { ...one, lockVersion: 1, answerId: uuidv7(), content: "確認が済みました。" };
  await answerInquiry(as(), later);
  expect((await mailsTo(one.inquiryId)).map(({ text }) => text)).toEqual([
    expect.stringContaining("確認いたします。"),
    expect.stringContaining("確認が済みました。"),
  ]);
  // An answer to one inquiry is none to another.
  const other = await insertInquiry();
  await expect(answerInquiry(as(), { ...first, ...other })).rejects.toThrow();
  expect(await stored(other.inquiryId)).toMatchObject({ status: "open", lockVersion: 0 });
});

it("is given back to nobody", async () => {
  const one = await insertInquiry();
  await assignInquiry(as(), { ...one, operatorId: other.userId });
  await assignInquiry(as(), { ...one, lockVersion: 1, operatorId: null });
  expect(await stored(one.inquiryId)).toMatchObject({ assigneeId: null, lockVersion: 2 });
});

it("tells the desk of each step at once", async () => {
  const { ctx, signals } = testCtx(test.db, operator);
  const one = await insertInquiry();
  const told = () => {
    expect(signals.splice(0)).toEqual([
      { to: expect.arrayContaining([other.userId]), topic: "desk", id: "inquiries" },
    ]);
  };
  await assignInquiry(ctx, { ...one, operatorId: other.userId });
  told();
  await answerInquiry(ctx, { ...one, lockVersion: 1, answerId: uuidv7(), content: "はい。" });
  told();
  await moveInquiry(ctx, { ...one, lockVersion: 2, status: "closed" });
  told();
});

it("is given to those only who answer inquiries", async () => {
  const one = await insertInquiry();
  for (const role of ["judge", "editor"] as const) {
    const { userId: operatorId } = await insertOperator(test.db, role);
    const { staff } = await openInquiry(as(), one);
    expect(staff.map(({ id }) => id)).not.toContain(operatorId);
    await expect(assignInquiry(as(), { ...one, operatorId })).rejects.toMatchObject({
      code: "invalidParameter",
    });
  }
});

it("shows who has it in hand, also one who would be given it no more", async () => {
  const { userId: assigneeId } = await insertOperator(test.db, "judge");
  const one = await insertInquiry(1, { assigneeId });
  const { staff } = await openInquiry(as(), one);
  expect(staff.map(({ id }) => id)).toContain(assigneeId);
  await assignInquiry(as(), { ...one, operatorId: operator.userId });
  const later = await openInquiry(as(), one);
  expect(later.staff.map(({ id }) => id)).not.toContain(assigneeId);
});

it("lists what waits longest first, what is done the other way round, and one's own", async () => {
  const made: { inquiryId: string; lockVersion: number }[] = [];
  for (let hours = 40; hours > 8; hours -= 1) made.push(await insertInquiry(hours));
  const [oldest, second] = made;
  const mine = { inquiryId: second?.inquiryId ?? "", lockVersion: 0 };
  await assignInquiry(as(), { ...mine, operatorId: operator.userId });
  const list = (input: object) => listOperatorInquiries(as(), operatorInquiriesSchema.parse(input));
  const first = await list({});
  expect(first.items).toHaveLength(30);
  expect(first.items[0]?.id).toBe(oldest?.inquiryId);
  expect((await list({ cursor: first.nextCursor })).items).toHaveLength(2);
  expect((await list({ mine: true })).items.map(({ id }) => id)).toEqual([second?.inquiryId]);
  expect((await list({ category: "privacy" })).items).toEqual([]);
  expect(first.counts).toEqual({ open: 32, answered: 0, closed: 0 });
});

it("is listed under its own state, what is done the latest first", async () => {
  const [open, closed, closedLater] = [
    await insertInquiry(3),
    await insertInquiry(2, { status: "closed" }),
    await insertInquiry(1, { status: "closed" }),
  ];
  const ids = async (status: "open" | "closed") => {
    const { items } = await listOperatorInquiries(as(), operatorInquiriesSchema.parse({ status }));
    return items.map(({ id }) => id);
  };
  expect(await ids("open")).toEqual([open.inquiryId]);
  expect(await ids("closed")).toEqual([closedLater.inquiryId, closed.inquiryId]);
});
