import { useTestDatabase as provideDatabase } from "@tefuda/testing/database/test-database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Front, openFront } from "./front.fixture.ts";
import { attackRows } from "./rows.fixture.ts";

const database = provideDatabase();
let front: Front;
beforeAll(async () => {
  front = await openFront(database.database);
});
afterAll(() => front.close());

it("lets the row decide about every mutation that names a stranger's, and leaves it as it is", async () => {
  const { findings, tried, verdicts } = await attackRows(front);
  if (process.env.TEFUDA_TEST_ALL === "1")
    for (const [verdict, count] of Object.entries(verdicts))
      process.stdout.write(`${verdict}  ${count} of ${tried} strangers' rows\n`);
  expect(findings).toEqual([]);
  // As many as there are mutations that do well with rows of one's own, by caller and by what they name.
  expect(tried).toBeGreaterThan(240);
});
