import { reports } from "@tefuda/db/schema/report";
import { sanctions } from "@tefuda/db/schema/sanction";
import { handleReportSchema } from "@tefuda/domain/report/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { insertOperator } from "../sanction/sanction.fixture.ts";
import { createReport } from "./create-report.ts";
import { handleReport } from "./handle-report.ts";
import { listOwnReports } from "./list-own-reports.ts";
import { openReport } from "./open-report.ts";
import { readReportMessages } from "./read-messages.ts";
import { insertReport } from "./report.fixture.ts";

const database = useTestDatabase();
const desk = async () => testCtx(database.db, await insertOperator(database.db, "admin")).ctx;

describe("one's own reports", () => {
  it("show when the messages were read, not by whom nor what was decided", async () => {
    const { reportId, reporter, ace } = await insertReport(database.db);
    const operator = await desk();
    await readReportMessages(operator, { reportId });
    await readReportMessages(operator, { reportId });
    const { items } = await listOwnReports(reporter.ctx, {});
    expect(items).toMatchObject([{ id: reportId, isHandled: false, shareMessages: true }]);
    expect(items[0]?.readAt).toEqual([expect.any(Date), expect.any(Date)]);
    const decision = { reportId, lockVersion: 0, note: "確認しました", status: "dismissed" };
    await handleReport(operator, handleReportSchema.parse(decision));
    const handled = await listOwnReports(reporter.ctx, {});
    expect(handled.items).toMatchObject([{ isHandled: true }]);
    expect(JSON.stringify(handled)).not.toMatch(/確認しました|運営/);
    // The reported side has reported nothing.
    expect((await listOwnReports(testCtx(database.db, ace).ctx, {})).items).toEqual([]);
  });

  it("come in pages, the newest first", async () => {
    const { matchingId, reporter, reportId } = await insertReport(database.db);
    const later: string[] = [];
    for (let number = 0; number < 25; number += 1) {
      const id = uuidv7();
      later.unshift(id);
      await createReport(reporter.ctx, {
        reportId: id,
        matchingId,
        reasons: ["other"],
        content: "",
        shareMessages: false,
        release: false,
      });
    }
    const first = await listOwnReports(reporter.ctx, {});
    const second = await listOwnReports(reporter.ctx, { cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual(
      [...later, reportId].sort(),
    );
    expect(second.nextCursor).toBeUndefined();
  });
});

describe("a report after a handover", () => {
  it("can be decided about the former member who wrote, and about no one else", async () => {
    const { db } = database;
    const { reportId, ace, companyId } = await insertReport(db);
    const former = await insertAce(db, companyId, { name: "前任 太郎" });
    const [row] = await db.select().from(reports).where(eq(reports.id, reportId));
    const evidence = (row?.evidence ?? []).map((message) =>
      message.userId === ace.userId
        ? { ...message, userId: former.userId, userName: "前任 太郎" }
        : message,
    );
    await db.update(reports).set({ evidence }).where(eq(reports.id, reportId));
    const operator = await desk();
    const { people } = await openReport(operator, { reportId });
    expect(people.map(({ userId }) => userId)).toEqual([ace.userId, former.userId]);

    const decide = (reportedUserId: string) =>
      handleReport(
        operator,
        handleReportSchema.parse({
          reportId,
          reportedUserId,
          lockVersion: 0,
          note: "確認しました",
          status: "actioned",
          action: "warn",
          notice: "発言にご注意ください。",
        }),
      );
    const colleague = await insertAce(db, companyId);
    await expect(decide(colleague.userId)).rejects.toMatchObject({ code: "invalidParameter" });
    await decide(former.userId);
    const warned = await db.select().from(sanctions).where(eq(sanctions.reportId, reportId));
    expect(warned).toMatchObject([{ userId: former.userId }]);
    const [after] = await db.select().from(reports).where(eq(reports.id, reportId));
    expect(after?.reportedUserId).toBe(former.userId);
  });
});
