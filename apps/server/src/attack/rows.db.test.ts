import { useTestDatabase as provideDatabase } from "@tefuda/testing/database/test-database";
import { counted, tell, told } from "@tefuda/testing/report/told";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Front, openFront } from "./front.fixture.ts";
import { attackRows } from "./rows.fixture.ts";

const database = provideDatabase();
let front: Front;
beforeAll(async () => {
  front = await openFront(database.database);
});
afterAll(() => front.close());

it("lets the row decide about every mutation that names a stranger's, and leaves it as it is", async ({
  task,
}) => {
  const { findings, tried, verdicts } = await attackRows(front);
  const done = verdicts[200] ?? 0;
  tell(
    task,
    told(
      `${tried} mutations of strangers' rows`,
      counted({ done, "refused or without effect": tried - done }),
      "as the policy says, and no row changed",
      findings.length === 0,
    ),
  );
  expect(findings).toEqual([]);
  // As many as there are mutations that do well with rows of one's own, by caller and by what they name.
  expect(tried).toBeGreaterThan(240);
});
