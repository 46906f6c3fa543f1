import { hiddenPairs } from "@tefuda/db/schema/hidden-company";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { hideFrom, insertCandidate, setSiteHost } from "../candidate/candidate.fixture.ts";
import { insertCompany } from "../matching/thread.fixture.ts";

const test = useTestDatabase();

it("an entry and a site that come at the same moment meet", async () => {
  const joker = await insertCandidate(test.db);
  const companyId = await insertCompany(test.db);
  for (let round = 0; round < 20; round += 1) {
    const host = `${uuidv7()}.example`;
    // Each has written what is its own before it sees whether the other has.
    await Promise.all([
      test.db.transaction((tx) => setSiteHost(tx, companyId, host)),
      test.db.transaction((tx) => hideFrom(tx, joker, host)),
    ]);
  }
  expect(await test.db.$count(hiddenPairs, eq(hiddenPairs.companyId, companyId))).toBe(20);
});
