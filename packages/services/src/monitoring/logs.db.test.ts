import { auditLogs, errorLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import {
  ERRORS_PER_KIND,
  ERRORS_PER_MINUTE,
  ERRORS_PER_PLACE,
  LOG_PAGE_SIZE,
  listErrorsSchema,
} from "@tefuda/domain/monitoring/logs";
import { errorLogSchema } from "@tefuda/domain/monitoring/schema";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readDesk } from "../desk/overview.ts";
import { insertJoker, insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { exportAudit, listAudit } from "./list-audit.ts";
import { listErrors, listOccurrences } from "./list-errors.ts";
import { logError } from "./log-error.ts";
import { logFault } from "./log-fault.ts";

const test = useTestDatabase();
const MINUTE = 60_000;
const after = (ms: number) => new Date(testNow.getTime() + ms);
let operator: OperatorActor;
let minute = 0;

beforeAll(async () => {
  operator = await insertOperator(test.db, "admin");
});
beforeEach(async () => {
  // What was counted in the test before is of another minute.
  minute += 2;
  await test.db.delete(errorLogs);
  await test.db.delete(auditLogs);
});

const as = (now = testNow) => testCtx(test.db, operator, now).ctx;
const visitor = (ip: string, now = after(minute * MINUTE)): Ctx => ({
  ...as(now),
  actor: { kind: "visitor" },
  request: { ...as().request, ip },
});
const entry = (fields: object = {}) =>
  errorLogSchema.parse({
    name: "TypeError",
    message: "x is undefined",
    page: "/offers?words=a",
    userAgent: "test",
    ...fields,
  });

describe("an error that a browser reports", () => {
  it("is kept without a query, and those of one name and message are one", async () => {
    const joker = await insertJoker(test.db);
    await logError(visitor("192.0.2.1"), entry());
    await logError({ ...visitor("192.0.2.1"), actor: joker }, entry({ page: "/mypage" }));
    await logError(visitor("192.0.2.2"), entry({ message: "100% of y" }));
    const now = after((minute + 1) * MINUTE);
    const list = (input: object) => listErrors(as(now), listErrorsSchema.parse(input));
    const { items } = await list({});
    const counted = items.map(({ message, count, userCount }) => [message, count, userCount]);
    expect(counted).toEqual(
      expect.arrayContaining([
        ["x is undefined", 2, 1],
        ["100% of y", 1, 0],
      ]),
    );
    for (const words of ["100%", "１００％", "y of", "ｏｆ　Y"])
      expect((await list({ words })).items).toMatchObject([{ message: "100% of y", count: 1 }]);
    expect((await list({ words: "undefined TYPEERROR" })).items).toMatchObject([{ count: 2 }]);
    expect((await list({ words: "100 undefined" })).items).toEqual([]);
    expect((await list({ page: "/my" })).items).toMatchObject([{ page: "/mypage", count: 1 }]);
    const fingerprint = items.find(({ count }) => count === 2)?.fingerprint ?? "";
    const { items: times } = await listOccurrences(as(now), { fingerprint });
    expect(times.map(({ page }) => page).sort()).toEqual(["/mypage", "/offers"]);
    expect((await readDesk(as(now))).errorsToday).toBe(3);
  });

  it("is dropped when one place reports too many, and never fails", async () => {
    for (let index = 0; index <= ERRORS_PER_PLACE; index += 1)
      await logError(visitor("192.0.2.3"), entry({ message: `m${index}` }));
    expect(await test.db.$count(errorLogs)).toBe(ERRORS_PER_PLACE);
    await logError(visitor("192.0.2.4"), entry());
    expect(await test.db.$count(errorLogs)).toBe(ERRORS_PER_PLACE + 1);
    const broken = { ...visitor("192.0.2.5"), db: {} } as unknown as Ctx;
    expect(await logError(broken, entry())).toEqual({});
  });

  it("fills no database, whoever reports it how often", async () => {
    const from = (index: number) => visitor(`2001:db8:0:${index.toString(16)}::1`);
    for (let index = 0; index < 10_000; index += 1) await logError(from(index), entry());
    expect(await test.db.$count(errorLogs)).toBe(ERRORS_PER_KIND);
    for (let index = 0; index < 10_000; index += 1)
      await logError(from(index), entry({ message: `m${index}` }));
    expect(await test.db.$count(errorLogs)).toBeLessThanOrEqual(ERRORS_PER_MINUTE);
  });

  it("is found page by page, the last seen first", async () => {
    const rows = Array.from({ length: LOG_PAGE_SIZE + 2 }, (_, index) => ({
      id: uuidv7(),
      name: "Error",
      message: `m${index}`,
      page: "/",
      createdAt: after(index),
    }));
    await test.db.insert(errorLogs).values(rows);
    const ctx = as(after(MINUTE));
    const first = await listErrors(ctx, { days: "1" });
    expect(first.items[0]?.message).toBe(`m${LOG_PAGE_SIZE + 1}`);
    const second = await listErrors(ctx, { days: "1", cursor: first.nextCursor });
    expect(second.items.map(({ message }) => message)).toEqual(["m1", "m0"]);
    expect(second.nextCursor).toBeUndefined();
  });

  it("came so often, page by page, the last time first", async () => {
    const times = Array.from({ length: 32 }, (_, index) => after(index));
    await test.db.insert(errorLogs).values(
      [...times, after(40)].map((createdAt, index) => ({
        id: uuidv7(),
        name: "Error",
        message: index < 32 ? "often" : "another",
        page: "/",
        createdAt,
      })),
    );
    const [, often] = (await listErrors(as(after(MINUTE)), { days: "1" })).items;
    expect(often).toMatchObject({ message: "often", count: 32 });
    const fingerprint = often?.fingerprint ?? "";
    const first = await listOccurrences(as(), { fingerprint });
    const second = await listOccurrences(as(), { fingerprint, cursor: first.nextCursor });
    expect([first, second].map(({ items }) => items.map(({ createdAt }) => createdAt))).toEqual([
      times.slice(2).reverse(),
      times.slice(0, 2).reverse(),
    ]);
    expect(second.nextCursor).toBeUndefined();
  });
});

describe("an error that the server meets", () => {
  const fault = (place: string, message = "no connection") => {
    const cause = new TypeError(message);
    const error = new Error("Failed query: select $1\nparams: 山田 太郎", { cause });
    return { error, place };
  };
  const now = () => after(minute * MINUTE);

  it("stands beside those of browsers, and tells of nobody but whose call it was", async () => {
    const joker = await insertJoker(test.db);
    const by = { actor: joker, request: { userAgent: "test" } };
    await logFault(as(now()), { ...fault("/trpc/offer.answer?input=a"), by });
    await logFault(as(now()), fault("/jobs/expireOffers", "no taro@example.jp"));
    const { items } = await listErrors(as(now()), listErrorsSchema.parse({}));
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: "TypeError",
          message: "no connection\nFailed query: select $1",
          page: "/trpc/offer.answer",
          userAgent: "test",
          userCount: 1,
        }),
        expect.objectContaining({
          message: "no {email}\nFailed query: select $1",
          page: "/jobs/expireOffers",
          userAgent: null,
          userCount: 0,
        }),
      ]),
    );
  });

  it("is dropped when one place fails too often, and never fails itself", async () => {
    await logError(visitor("192.0.2.6"), entry());
    for (let index = 0; index <= ERRORS_PER_PLACE; index += 1)
      await logFault(as(now()), fault("/jobs/expireLikes", `m${index}`));
    await logFault(as(now()), fault("/jobs/expireKeeps"));
    expect(await test.db.$count(errorLogs)).toBe(1 + ERRORS_PER_PLACE + 1);
    const insert = vi.fn(() => {
      throw new Error("The database is down.");
    });
    const broken = { ...as(now()), db: { insert } } as unknown as Ctx;
    await expect(logFault(broken, fault("/trpc/like.send"))).resolves.toBeUndefined();
    expect(insert).toHaveBeenCalledTimes(1);
  });
});

describe("the record of who did what", () => {
  const write = (action: string, now = testNow, companyId?: string) =>
    writeAudit(test.db, as(now), { action, target: { type: "joker", id: "j1" }, companyId });
  const actions = async (filter: object) =>
    (await listAudit(as(after(MINUTE)), filter)).items
      .map(({ action }) => action)
      .filter((action) => action !== "viewAuditLogs");

  it("is narrowed by person, action, target, company and Japanese days", async () => {
    const companyId = uuidv7();
    await write("keepJoker", testNow, companyId);
    await write("hideJoker", after(-MINUTE));
    // Just before midnight in Japan of the day before.
    await write("viewJoker", new Date("2026-04-02T14:59:59Z"));
    expect(await actions({ action: "hideJoker" })).toEqual(["hideJoker"]);
    expect(await actions({ companyId })).toEqual(["keepJoker"]);
    expect(await actions({ from: "2026-04-03" })).toEqual(["keepJoker", "hideJoker"]);
    expect(await actions({ to: "2026-04-02" })).toEqual(["viewJoker"]);
    expect(await actions({ targetType: "joker", targetId: "j2" })).toEqual([]);
    expect(await actions({ targetType: "offer", targetId: "j1" })).toEqual([]);
    expect(await actions({ actorId: operator.userId })).toHaveLength(3);
    expect(await actions({ actorId: uuidv7() })).toEqual([]);
    expect(await actions({ actor: "運営" })).toEqual(["keepJoker", "hideJoker", "viewJoker"]);
    expect(await actions({ actor: "いない" })).toEqual([]);
  });

  it("is found by who it was, however the name is written", async () => {
    const seeker = await insertJoker(test.db, { name: "山田　髙志", nameKana: "ヤマダ タカシ" });
    const companyId = await insertCompany(test.db);
    const ace = await insertAce(test.db, companyId, { name: "Ｊｏｈｎ Smith" });
    const target = { type: "joker", id: "j1" } as const;
    await writeAudit(test.db, { ...as(), actor: seeker }, { action: "keepJoker", target });
    await writeAudit(test.db, { ...as(), actor: ace }, { action: "hideJoker", target });
    for (const actor of ["山田高志", "山田 髙志", "やまだ", "ﾔﾏﾀﾞ　ﾀｶｼ", "山\u200B田"])
      expect([actor, await actions({ actor })]).toEqual([actor, ["keepJoker"]]);
    for (const actor of ["smith", "john smith", "ＳＭＩＴＨ"])
      expect([actor, await actions({ actor })]).toEqual([actor, ["hideJoker"]]);
    for (const actor of ["田高志", "johnsmith", "%"]) expect(await actions({ actor })).toEqual([]);
  });

  it("holds its own readings, without the words that were looked for", async () => {
    await listAudit(as(), { actor: "佐藤", action: "keepJoker" });
    await exportAudit(as(after(1)), {});
    const read = await test.db
      .select({ action: auditLogs.action, reason: auditLogs.reason })
      .from(auditLogs)
      .where(eq(auditLogs.actorId, operator.userId))
      .orderBy(auditLogs.createdAt);
    expect(read).toEqual([
      { action: "viewAuditLogs", reason: "actor action=keepJoker" },
      { action: "exportAuditLogs", reason: null },
    ]);
  });

  it("goes into a file of its five thousand newest rows, which says whether there are more", async () => {
    const row = (index: number) => ({
      id: uuidv7(),
      actorType: "operator",
      action: "keepJoker",
      targetType: "joker",
      createdAt: after(index),
    });
    await test.db.insert(auditLogs).values(Array.from({ length: 5000 }, (_, index) => row(index)));
    const exported = async () => {
      const { rows, isCut } = await exportAudit(as(), { action: "keepJoker" });
      return [rows.length, rows[0]?.createdAt, rows.at(-1)?.createdAt, isCut];
    };
    expect(await exported()).toEqual([5000, after(4999), after(0), false]);
    await test.db.insert(auditLogs).values(row(5000));
    expect(await exported()).toEqual([5000, after(5000), after(1), true]);
  });

  it("goes on page by page and notes one reading for all of them", async () => {
    for (let index = 0; index < LOG_PAGE_SIZE + 3; index += 1)
      await write("keepJoker", after(-index));
    const first = await listAudit(as(), { action: "keepJoker" });
    const second = await listAudit(as(), { action: "keepJoker", cursor: first.nextCursor });
    expect([first.items.length, second.items.length]).toEqual([LOG_PAGE_SIZE, 3]);
    expect(await test.db.$count(auditLogs, eq(auditLogs.action, "viewAuditLogs"))).toBe(1);
  });
});
