import { auditLogs } from "@tefuda/db/schema/monitoring";
import { synonymGroups } from "@tefuda/db/schema/synonym";
import { inArray } from "@tefuda/db/sql";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { addSynonyms } from "./add-synonyms.ts";
import { listSynonyms } from "./list-synonyms.ts";
import { removeSynonyms } from "./remove-synonyms.ts";
import { forgetThesaurus, readSought } from "./sought.ts";

const test = useTestDatabase();
let operator: OperatorActor;

beforeAll(async () => {
  operator = await insertOperator(test.db, "editor");
});
beforeEach(async () => {
  await test.db.delete(synonymGroups);
  forgetThesaurus(test);
});

const after = (ms: number) => new Date(testNow.getTime() + ms);
const as = (now = testNow) => testCtx(test.db, operator, now);
const add = (words: string, id: string = uuidv7(), { ctx } = as()) =>
  addSynonyms(ctx, { id, words });
const formsOf = async (text: string, now = testNow) =>
  (await readSought(as(now).ctx, text, 100)).words.map(({ forms }) => forms);
const listed = async () => (await listSynonyms(as().ctx, {})).items.map(({ words }) => words);
const rowsOf = (ids: string[]) =>
  test.db
    .select({ action: auditLogs.action, reason: auditLogs.reason })
    .from(auditLogs)
    .where(inArray(auditLogs.targetId, ids))
    .orderBy(auditLogs.id);

it("are looked for from then on, beside the product's own, and said beside the count", async () => {
  expect(await formsOf("学び直し 経理")).toEqual([["学び直し"], ["経理", "accounting"]]);
  await add("リスキリング、学び直し、マナビ　ナオシ");
  expect(await formsOf("学び直し 経理")).toEqual([
    ["学び直し", "りすきりんぐ", "まなびなおし"],
    ["経理", "accounting"],
  ]);
  expect((await readSought(as().ctx, "学び直し", 100)).synonyms).toEqual({
    words: [{ typed: "学び直し", also: ["リスキリング", "マナビ ナオシ"] }],
    exactly: '"学び直し"',
  });
});

it("add to words that are known already", async () => {
  await add("経理、経理財務部、bookkeeping");
  expect(await formsOf("bookkeeping")).toEqual([["bookkeeping", "経理", "経理財務部"]]);
  expect(await formsOf("経理")).toEqual([["経理", "accounting", "bookkeeping"]]);
});

it("are not looked for any more once they are taken out, which can be asked twice", async () => {
  const { id } = await add("リスキリング、学び直し");
  expect(await formsOf("学び直し")).toEqual([["学び直し", "りすきりんぐ"]]);
  const { ctx, signals } = as();
  await removeSynonyms(ctx, { id });
  await removeSynonyms(ctx, { id });
  expect(await formsOf("学び直し")).toEqual([["学び直し"]]);
  expect(await listed()).toEqual([]);
  expect(signals).toEqual([{ to: [operator.userId], topic: "desk", id: "synonyms" }]);
  expect(await rowsOf([id])).toEqual([
    { action: "addSynonyms", reason: "リスキリング、学び直し" },
    { action: "removeSynonyms", reason: "リスキリング、学び直し" },
  ]);
});

it("that another process adds are known within ten seconds", async () => {
  expect(await formsOf("学び直し")).toEqual([["学び直し"]]);
  await test.db.insert(synonymGroups).values({
    id: uuidv7(),
    words: ["リスキリング", "学び直し"],
    key: "りすきりんぐ\n学び直し",
    createdAt: testNow,
  });
  expect(await formsOf("学び直し", after(9_999))).toEqual([["学び直し"]]);
  expect(await formsOf("学び直し", after(10_000))).toEqual([["学び直し", "りすきりんぐ"]]);
});

it("are one group however often the button is pressed, also at once", async () => {
  const id = uuidv7();
  await Promise.all([add("リスキリング、学び直し", id), add("リスキリング、学び直し", id)]);
  const again = as();
  await add("学び直し、リスキリング", id, again);
  expect(again.signals).toEqual([]);
  expect(await listed()).toEqual([["リスキリング", "学び直し"]]);
  expect(await rowsOf([id])).toHaveLength(1);
  await expect(add("学び直し、再教育", id)).rejects.toMatchObject({ code: "lock" });
});

it.each(["マネージャー、マネジャー", "ＡＣＣＯＵＮＴＩＮＧ、経理", "販売職、販売"])(
  "are refused where searches know them already: %s",
  async (words) => {
    await expect(add(words)).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { words: "この言葉は、すでに同じ意味として検索しています" },
    });
  },
);

it("are refused when they were added before, by whoever", async () => {
  const both = await Promise.allSettled([
    add("リスキリング、学び直し"),
    add("学び直し、りすきりんぐ"),
  ]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "invalidParameter" },
  });
  expect(await listed()).toHaveLength(1);
  // One more word is something new.
  await add("リスキリング、学び直し、再教育");
  expect(await listed()).toHaveLength(2);
});

it("may be as long as they are let be", async () => {
  const words = Array.from({ length: 8 }, (_, n) => `${n}${"👩‍💻".repeat(11)}`);
  await add(words.join("、"));
  expect(await listed()).toEqual([words]);
});

it("are five hundred at most, and listed page by page", async () => {
  const group = (index: number) => ({
    id: uuidv7(),
    words: [`言葉${index}`, `ことば${index}`],
    key: `ことば${index}\n言葉${index}`,
    createdAt: after(index),
  });
  await test.db.insert(synonymGroups).values(Array.from({ length: 499 }, (_, n) => group(n)));
  await add("リスキリング、学び直し");
  await expect(add("再教育、再学習")).rejects.toMatchObject({
    fields: {
      words: "同義語は500組までです。使わないものを削除してから追加してください",
    },
  });
  const first = await listSynonyms(as().ctx, {});
  expect(first).toMatchObject({ total: 500, items: { length: 50 } });
  expect(first.items[0]).toMatchObject({ words: ["言葉498", "ことば498"], addedByName: null });
  const second = await listSynonyms(as().ctx, { cursor: first.nextCursor });
  expect(second.items[0]).toMatchObject({ words: ["言葉448", "ことば448"] });
});

it("keep a search within a hundred words more than were typed", async () => {
  const words = ["一つ", "二つ", "三つ", "四つ", "五つ", "六つ", "七つ", "八つ"];
  for (let index = 0; index < 20; index += 1)
    await add(words.map((word, at) => (at === 0 ? word : `${word}${index}`)).join("、"));
  const [forms = []] = await formsOf("一つ");
  expect(forms).toHaveLength(101);
});
