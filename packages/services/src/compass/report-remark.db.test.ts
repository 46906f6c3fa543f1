import { compassResults } from "@tefuda/db/schema/compass";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { compassDesk, introduction } from "./compass.fixture.ts";
import { createAnswer } from "./create-answer.ts";
import { reportRemark } from "./report-remark.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

/** A result with a question that no rule writes, beside those of the rules. */
async function advised() {
  const ctx = await compassDesk(test.db).joker();
  const { answerId: resultId } = await createAnswer(ctx, { id: uuidv7(), text: introduction });
  const learnMore = ["「新規開拓」とありますが、その手順を教えていただけますか？"];
  await test.db.update(compassResults).set({ engine: "model", learnMore });
  return { ctx, resultId };
}
const told = () => test.db.select().from(inquiries);

describe("a remark with something wrong", () => {
  it("reaches the desk with its section and who wrote it, and without the introduction", async () => {
    const { ctx, resultId } = await advised();
    await reportRemark(ctx, { resultId, section: "learnMore", at: 0 });
    const [inquiry] = await told();
    expect(inquiry).toMatchObject({
      userId: ctx.actor.userId,
      category: "usage",
      status: "open",
      content: [
        "キャリアコンパスAIの「表示に問題がある」からのご連絡です。",
        "欄：もっと知りたいポイント",
        "作成：AIモデル",
        "表示された文：「新規開拓」とありますが、その手順を教えていただけますか？",
      ].join("\n"),
    });
    expect(inquiry?.content).not.toContain("SaaS企業");
    await reportRemark(ctx, { resultId, section: "impressions", at: 0 });
    const contents = (await told()).map(({ content }) => content);
    expect(contents[1]).toContain("欄：受け取った印象\n作成：ルール\n表示された文：「");
  });

  it("is told of once, however often and at once", async () => {
    const { ctx, resultId } = await advised();
    const press = () => reportRemark(ctx, { resultId, section: "improvements", at: 1 });
    await Promise.all([press(), press()]);
    await press();
    expect(await told()).toHaveLength(1);
  });

  it("is one's own, and one that there is", async () => {
    const { ctx, resultId } = await advised();
    const stranger = await compassDesk(test.db).joker();
    const remark = { resultId, section: "learnMore", at: 0 } as const;
    const notFound = { code: "dataNotFound" };
    await expect(reportRemark(stranger, remark)).rejects.toMatchObject(notFound);
    await expect(reportRemark(ctx, { ...remark, at: 1 })).rejects.toMatchObject(notFound);
    expect(await told()).toEqual([]);
  });

  it("is told of thirty times a day and no more", async () => {
    const { ctx, resultId } = await advised();
    const press = () => reportRemark(ctx, { resultId, section: "learnMore", at: 0 });
    for (let time = 0; time < 30; time += 1) await press();
    await expect(press()).rejects.toMatchObject({ code: "tooManyRequests" });
  });
});
