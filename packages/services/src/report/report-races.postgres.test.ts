import { reports } from "@tefuda/db/schema/report";
import { sanctions } from "@tefuda/db/schema/sanction";
import { eq } from "@tefuda/db/sql";
import { handleReportSchema } from "@tefuda/domain/report/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { testCtx } from "../joker/joker.fixture.ts";
import { restrictUser } from "../sanction/restrict-user.ts";
import { givenTo, insertOperator } from "../sanction/sanction.fixture.ts";
import { handleReport } from "./handle-report.ts";
import { insertReport } from "./report.fixture.ts";
import { takeReport } from "./take-report.ts";

const database = useTestDatabase();
const OPERATORS = 6;

const team = () =>
  Promise.all(
    Array.from({ length: OPERATORS }, async () =>
      testCtx(database.db, await insertOperator(database.db, "support")),
    ),
  );

function outcomes(results: readonly PromiseSettledResult<unknown>[]) {
  const refused = results
    .filter((one) => one.status === "rejected")
    .map(({ reason }) => reason.code);
  return { done: results.length - refused.length, refused };
}
const oneOnly = { done: 1, refused: Array.from({ length: OPERATORS - 1 }, () => "lock") };

it("lets one operator decide on a report, the others see that it moved", async () => {
  const { db } = database;
  const { reportId } = await insertReport(db);
  const input = handleReportSchema.parse({
    reportId,
    lockVersion: 0,
    status: "actioned",
    action: "warn",
    note: "確認しました",
    notice: "連絡を控えてください。",
  });
  const results = await Promise.allSettled(
    (await team()).map(({ ctx }) => handleReport(ctx, input)),
  );
  expect(outcomes(results)).toEqual(oneOnly);
  const given = await db.select().from(sanctions).where(eq(sanctions.reportId, reportId));
  expect(given).toHaveLength(1);
});

it("puts a report into one operator's hands", async () => {
  const { db } = database;
  const { reportId } = await insertReport(db);
  const results = await Promise.allSettled(
    (await team()).map(({ ctx }) => takeReport(ctx, { reportId, lockVersion: 0 })),
  );
  expect(outcomes(results)).toEqual(oneOnly);
  const [row] = await db.select().from(reports).where(eq(reports.id, reportId));
  expect(row?.lockVersion).toBe(1);
});

it("restricts a person once", async () => {
  const { db } = database;
  const { ace } = await insertReport(db);
  const results = await Promise.allSettled(
    (await team()).map(({ ctx }) => restrictUser(ctx, givenTo(ace.userId))),
  );
  expect(outcomes(results)).toEqual(oneOnly);
});
