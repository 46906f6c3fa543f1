import { useTestDatabase as provideDatabase } from "@tefuda/testing/database/test-database";
import { counted, tell, told } from "@tefuda/testing/report/told";
import { afterAll, beforeAll, expect, it } from "vitest";
import { attackCalls } from "./calls.fixture.ts";
import { type Front, openFront } from "./front.fixture.ts";
import { innerWordsIn } from "./inner-words.fixture.ts";

const database = provideDatabase();
let front: Front;
beforeAll(async () => {
  front = await openFront(database.database);
});
afterAll(() => front.close());

/** `npm run attack` has everybody ask for everything; the whole check, each procedure once and again. */
const isWhole = process.env.TEFUDA_TEST_ALL === "1";
const COUNT = isWhole ? 50_000 : 600;

it("tells nobody anything and never fails, whatever a call brings", async ({ task }) => {
  const { findings, asked, statuses } = await attackCalls(front, {
    count: COUNT,
    seed: 1,
    isWhole,
  });
  tell(
    task,
    told(
      `${asked} calls of everybody with hostile inputs`,
      counted(statuses),
      "no failure, nothing of others",
      findings.length === 0,
    ),
  );
  expect(findings).toEqual([]);
  expect(asked).toBeGreaterThan(COUNT * 0.8);
}, 1_800_000);

it.each([
  ["Error: no\n    at handle (/srv/app/server.ts:10:5)", ["a stack"]],
  ['Failed query: select "id" from "users"', ["SQL"]],
  ['new row for relation "offers" violates check constraint', ["SQL"]],
  [import.meta.dirname, ["a path"]],
  ["ZodError", ["a class of its own"]],
  ["入力内容に誤りがあります。select a plan", []],
])("knows %s when it reads it", (answer, what) => {
  expect(innerWordsIn(answer)).toEqual(what);
});
