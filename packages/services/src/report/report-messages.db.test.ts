import type { Db } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { reports } from "@tefuda/db/schema/report";
import { and, eq, sql } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { describe, expect, it } from "vitest";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertOperator } from "../sanction/sanction.fixture.ts";
import { openReport } from "./open-report.ts";
import { readReportMessages } from "./read-messages.ts";
import { insertReport } from "./report.fixture.ts";
import { takeDownReported } from "./take-down-reported.ts";

const database = useTestDatabase();
const desk = async (role: "support" | "admin" = "support") =>
  testCtx(database.db, await insertOperator(database.db, role));

const rowOf = async (db: Db, id: string) =>
  (await db.select().from(reports).where(eq(reports.id, id)))[0];
const auditsOf = async (db: Db, action: string, targetId: string) =>
  db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.action, action), eq(auditLogs.targetId, targetId)));

describe("the messages of a report", () => {
  it("are read with consent, each reading logged and shown", async () => {
    const { db } = database;
    const { reportId } = await insertReport(db, { messages: 2 });
    const { ctx } = await desk();
    const opened = await openReport(ctx, { reportId });
    expect(opened).toMatchObject({ shareMessages: true, messageCount: 4, readings: [] });
    expect(JSON.stringify(opened)).not.toContain("2通目");
    expect(await auditsOf(db, "openReport", reportId)).toHaveLength(1);

    const { messages } = await readReportMessages(ctx, { reportId });
    expect(messages.map(({ text }) => text)).toEqual(expect.arrayContaining(["1通目", "2通目"]));
    await readReportMessages(ctx, { reportId });
    expect(await auditsOf(db, "readReportMessages", reportId)).toHaveLength(2);
    const { readings } = await openReport(ctx, { reportId });
    expect(readings.map(({ operatorName }) => operatorName)).toEqual(["運営 花子", "運営 花子"]);
  });

  it("stand as they do in their own thread, whatever became of another's of the same number", async () => {
    const { db } = database;
    const { reportId } = await insertReport(db);
    const { matchingId } = await insertReport(db);
    await db
      .update(chatMessages)
      .set({ removedAt: new Date() })
      .where(eq(chatMessages.matchingId, matchingId));
    const { messages } = await readReportMessages((await desk()).ctx, { reportId });
    expect(messages.map(({ isTakenDown }) => isTakenDown)).toEqual([false, false, false]);
  });

  it("do not exist without consent", async () => {
    const { db } = database;
    const { reportId } = await insertReport(db, { shareMessages: false });
    const { ctx } = await desk("admin");
    expect((await rowOf(db, reportId))?.evidence).toBeNull();
    expect(await openReport(ctx, { reportId })).toMatchObject({ messageCount: 0 });
    await expect(readReportMessages(ctx, { reportId })).rejects.toMatchObject({
      code: "dataNotFound",
    });
    expect(await auditsOf(db, "readReportMessages", reportId)).toEqual([]);
  });

  it("are neither read nor taken down without consent, even if they stood there", async () => {
    const { db } = database;
    const { reportId } = await insertReport(db);
    const check = sql`reports_evidence_check`;
    await db.execute(sql`alter table reports drop constraint ${check}`);
    await db.update(reports).set({ shareMessages: false }).where(eq(reports.id, reportId));
    const { ctx } = await desk("admin");
    const none = { code: "dataNotFound" };
    await expect(readReportMessages(ctx, { reportId })).rejects.toMatchObject(none);
    const taking = takeDownReported(ctx, { reportId, seq: 3, reason: "差別的な発言" });
    await expect(taking).rejects.toMatchObject(none);
    await db.update(reports).set({ evidence: null }).where(eq(reports.id, reportId));
    await db.execute(
      sql`alter table reports add constraint ${check} check (share_messages or evidence is null)`,
    );
  });
});
