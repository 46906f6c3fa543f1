import { auditLogs } from "@tefuda/db/schema/monitoring";
import { reports } from "@tefuda/db/schema/report";
import { sanctions } from "@tefuda/db/schema/sanction";
import { eq } from "@tefuda/db/sql";
import { handleReportSchema } from "@tefuda/domain/report/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { insertOperator } from "../sanction/sanction.fixture.ts";
import { createReport } from "./create-report.ts";
import { handleReport } from "./handle-report.ts";
import { listOwnReports } from "./list-own-reports.ts";
import { listReports } from "./list-reports.ts";
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
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([...later, reportId]);
    expect(second.nextCursor).toBeUndefined();
  });
});

it("a report is seen beside what was reported by and about the same people, and nothing else", async () => {
  const { db } = database;
  await database.clear();
  const { reportId, input, reporter } = await insertReport(db);
  const second = { ...input, reportId: uuidv7(), shareMessages: false };
  await createReport(reporter.ctx, second);
  const [row] = await db.select().from(reports).where(eq(reports.id, second.reportId));
  if (!row) throw new Error("The report is gone.");
  // What a release leaves behind reports nobody.
  const release = { ...row, id: uuidv7(), reportedUserId: null };
  await db.insert(reports).values(release);
  const other = await insertReport(db);
  const operator = await desk();
  await readReportMessages(operator, { reportId: other.reportId });

  const { reporter: by, reported: about, readings } = await openReport(operator, { reportId });
  expect(by.sent).toBe(2);
  expect(about.earlierCount).toBe(1);
  expect(about.earlier.map(({ id }) => id)).toEqual([second.reportId]);
  expect(readings).toEqual([]);
  await expect(openReport(operator, { reportId: release.id })).rejects.toMatchObject({
    code: "dataNotFound",
  });
  const { items, counts } = await listReports(operator, { status: "open" });
  expect(items.map(({ id }) => id)).toEqual([reportId, second.reportId, other.reportId]);
  expect(counts.open).toBe(3);
  const own = await listOwnReports(reporter.ctx, {});
  expect(own.items.map(({ id, readAt }) => ({ id, readAt }))).toEqual([
    { id: second.reportId, readAt: [] },
    { id: reportId, readAt: [] },
  ]);
});

it("a report names the latest 20 about the person of all there are, and the latest 50 readings", async () => {
  const { db } = database;
  const { reportId } = await insertReport(db);
  const [row] = await db.select().from(reports).where(eq(reports.id, reportId));
  if (!row) throw new Error("The report is gone.");
  const at = (second: number) => new Date(row.createdAt.getTime() + second * 1000);
  const others = Array.from({ length: 21 }, (_, n) => ({
    ...row,
    id: uuidv7(),
    createdAt: at(n),
  }));
  await db.insert(reports).values(others);
  const operator = await desk();
  const reading = {
    actorId: operator.actor.userId,
    actorType: "operator" as const,
    targetId: reportId,
  };
  const readings = Array.from({ length: 51 }, (_, n) => ({
    ...reading,
    id: uuidv7(),
    action: "readReportMessages",
    targetType: "report",
    createdAt: at(n),
  }));
  // One of something else that has the same id.
  await db.insert(auditLogs).values([
    ...readings,
    {
      ...reading,
      id: uuidv7(),
      action: "readReportMessages",
      targetType: "user",
      createdAt: at(99),
    },
  ]);
  const opened = await openReport(operator, { reportId });
  expect(opened.reported.earlierCount).toBe(21);
  const shown = others.slice(1).toReversed();
  expect(opened.reported.earlier.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
  const latest = readings.slice(1).toReversed();
  expect(opened.readings.map(({ id }) => id)).toEqual(latest.map(({ id }) => id));
});

it("the desk lists the reports of one state, what is done the latest first", async () => {
  const { db } = database;
  await database.clear();
  const [open, first, second] = [
    await insertReport(db),
    await insertReport(db, { reasons: ["inappropriateSpeech"] }),
    await insertReport(db),
  ];
  const operator = await desk();
  for (const { reportId } of [first, second])
    await handleReport(
      operator,
      handleReportSchema.parse({ reportId, lockVersion: 0, note: "確認", status: "dismissed" }),
    );
  const ids = async (status: "open" | "dismissed") =>
    (await listReports(operator, { status })).items.map(({ id }) => id);
  expect(await ids("open")).toEqual([open.reportId]);
  expect(await ids("dismissed")).toEqual([second.reportId, first.reportId]);
});

describe("a report after a handover", () => {
  it("can be decided about the former member who wrote, once named, and about no one else", async () => {
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

    const decide = (reportedUserId?: string) =>
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
    await expect(decide()).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { reportedUserId: "1つ選択してください" },
    });
    await decide(former.userId);
    const warned = await db.select().from(sanctions).where(eq(sanctions.reportId, reportId));
    expect(warned).toMatchObject([{ userId: former.userId }]);
    const [after] = await db.select().from(reports).where(eq(reports.id, reportId));
    expect(after?.reportedUserId).toBe(former.userId);
  });
});
