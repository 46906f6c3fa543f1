import { sessions, users } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { reports } from "@tefuda/db/schema/report";
import { and, asc, eq, inArray } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { insertJoker, insertJudgeableJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertLikeRow, insertOfferRow } from "../matching/dealing.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { givenTo, insertOperator } from "../sanction/sanction.fixture.ts";
import { warnUser } from "../sanction/warn-user.ts";
import { changeRank } from "./change-rank.ts";
import { findRecords } from "./find-records.ts";
import { openRecord } from "./open-record.ts";
import { signOutUser } from "./sign-out-user.ts";

const database = useTestDatabase();
const purpose = { purpose: "inquiry" as const, note: "受付番号 0ABCDEF1" };
const auditOf = (action: string, targetId: string) =>
  database.db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.action, action), eq(auditLogs.targetId, targetId)));
const support = async () => testCtx(database.db, await insertOperator(database.db, "support")).ctx;

describe("finding a seeker", () => {
  it("goes by the beginning of the name, kana in either script, mail or id, and is logged", async () => {
    const { db } = database;
    await database.clear();
    const joker = await insertJudgeableJoker(db, { name: "渡辺 志帆", nameKana: "ワタナベ シホ" });
    await insertJudgeableJoker(db);
    const ctx = await support();
    const id = joker.userId;
    for (const words of [
      "渡辺",
      "渡辺志",
      "渡辺 志帆",
      "わたなべ",
      "ﾜﾀﾅﾍﾞ シ",
      id,
      `${id}@EXAMPLE.test`,
    ]) {
      const { items } = await findRecords(ctx, { ...purpose, words });
      expect([words, items.map(({ jokerId }) => jokerId)]).toEqual([words, [id]]);
    }
    for (const words of ["辺", "%", "_渡", `${id.slice(0, 8)}`])
      expect((await findRecords(ctx, { ...purpose, words })).items).toEqual([]);
    const logged = await db.select().from(auditLogs);
    expect(new Set(logged.map(({ reason }) => reason))).toEqual(
      new Set(["お問い合わせへの対応：受付番号 0ABCDEF1"]),
    );
    expect(JSON.stringify(logged)).not.toContain("渡辺");
  });

  it("finds a name however it was written, and however it is asked for", async () => {
    const { db } = database;
    await database.clear();
    const stored = [
      "山田　太郎",
      "\uFA19山 ゆい",
      "Ｊｏｈｎ Ｓｍｉｔｈ",
      "か\u3099らす 一",
      "髙﨑 花",
      "ロ－ラ 光",
      "葛\u{E0100}城 実",
      "林\u200B田 学",
    ];
    for (const name of stored) await insertJoker(db, { name });
    const ctx = await support();
    const named = async (words: string) =>
      (await findRecords(ctx, { ...purpose, words })).items.map(({ name }) => name);
    for (const name of stored) expect(await named(name)).toEqual([name]);
    for (const [words, name] of [
      ["山田太郎", "山田　太郎"],
      ["山田 太郎", "山田　太郎"],
      ["山田\u00A0太", "山田　太郎"],
      ["神山ゆい", "\uFA19山 ゆい"],
      ["john", "Ｊｏｈｎ Ｓｍｉｔｈ"],
      ["John Smith", "Ｊｏｈｎ Ｓｍｉｔｈ"],
      ["ガラス", "か\u3099らす 一"],
      ["高崎", "髙﨑 花"],
      ["ローラ", "ロ－ラ 光"],
      ["葛城", "葛\u{E0100}城 実"],
      ["林田", "林\u200B田 学"],
      ["\u202D林田\u202C", "林\u200B田 学"],
    ] as const)
      expect(await named(words)).toEqual([name]);
    for (const words of ["・", "田太郎"]) expect(await named(words)).toEqual([]);
  });

  it("shows each once, page by page from the newest, and nobody who is erased", async () => {
    const { db } = database;
    await database.clear();
    for (let number = 1; number <= 35; number += 1)
      await insertJoker(db, {
        name: `志帆 ${number}番`,
        createdAt: number <= 20 ? new Date(testNow.getTime() + 1) : testNow,
      });
    const gone = await insertJoker(db, { name: "志帆 消去" });
    await db.update(users).set({ erasedAt: testNow }).where(eq(users.id, gone.userId));
    const ctx = await support();
    const first = await findRecords(ctx, { ...purpose, words: "志帆" });
    const next = { ...purpose, words: "志帆", cursor: first.nextCursor };
    const second = await findRecords(ctx, next);
    const names = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => `志帆 ${from - index}番`);
    expect(first.items.map(({ name }) => name)).toEqual([...names(20, 1), ...names(35, 26)]);
    expect(second.items.map(({ name }) => name)).toEqual(names(25, 21));
    expect(second.nextCursor).toBeUndefined();
    expect(await db.$count(auditLogs, eq(auditLogs.action, "searchJokerRecords"))).toBe(2);
  });
});

describe("a record", () => {
  it("is opened with a reason and tells numbers, never texts", async () => {
    const { db } = database;
    const { userId } = await insertJudgeableJoker(db);
    const ctx = await support();
    const record = await openRecord(ctx, { ...purpose, jokerId: userId });
    expect(record).toMatchObject({
      profile: { name: "佐藤 花子" },
      dealings: { offers: 0, likes: 0, matchings: 0, reportsMade: 0 },
      account: { isSuspended: false, isRestricted: false, sessions: 0 },
      judgement: null,
    });
    const [logged] = await db.select().from(auditLogs).where(eq(auditLogs.targetId, userId));
    expect(logged).toMatchObject({ action: "openJokerRecord", actorId: ctx.actor.userId });
    await expect(openRecord(ctx, { ...purpose, jokerId: uuidv7() })).rejects.toMatchObject({
      code: "dataNotFound",
    });
  });

  it("counts what is that seeker's own and stands, and shows the twenty newest reports", async () => {
    const { db } = database;
    const [joker, other] = [await insertJudgeableJoker(db), await insertJudgeableJoker(db)];
    const ace = await insertAce(db, await insertCompany(db));
    const written = { createdAt: testNow, updatedAt: testNow };
    for (const [{ userId }, late] of [
      [joker, 1],
      [joker, 0],
      [other, 1],
    ] as const)
      await db.insert(sessions).values({
        id: uuidv7(),
        userId,
        token: uuidv7(),
        expiresAt: new Date(testNow.getTime() + late),
        ...written,
      });
    await insertOfferRow(db, ace, joker);
    await insertOfferRow(db, ace, joker, { status: "withdrawn" });
    await insertOfferRow(db, ace, joker, { status: "expired" });
    await insertOfferRow(db, ace, other);
    await insertLikeRow(db, ace, joker);
    await insertLikeRow(db, ace, other);
    for (const { userId: jokerId } of [joker, other])
      await db.transaction((tx) =>
        createMatching(tx, {
          jokerId,
          aceId: ace.userId,
          companyId: ace.companyId,
          origin: "like",
          now: testNow,
        }),
      );
    const report = (reporterId: string, reportedUserId: string | null, minute = 0) => ({
      id: uuidv7(),
      reporterId,
      reportedUserId,
      matchingId: uuidv7(),
      reportReasons: [],
      dueAt: testNow,
      createdAt: new Date(testNow.getTime() + minute * 60_000),
      updatedAt: testNow,
    });
    const about = Array.from({ length: 21 }, (_, minute) =>
      report(ace.userId, joker.userId, minute),
    );
    await db
      .insert(reports)
      .values([
        report(joker.userId, ace.userId),
        report(joker.userId, null),
        report(other.userId, ace.userId),
        report(ace.userId, other.userId),
        ...about,
      ]);
    const record = await openRecord(await support(), { ...purpose, jokerId: joker.userId });
    expect(record.account.sessions).toBe(1);
    expect(record.dealings).toEqual({ offers: 2, likes: 1, matchings: 1, reportsMade: 1 });
    expect(record.reports.map(({ id }) => id)).toEqual(
      about
        .slice(1)
        .map(({ id }) => id)
        .toReversed(),
    );
  });

  it("is nobody's who is erased or seeks no job, and no look at it is put on record", async () => {
    const { db } = database;
    const erased = await insertJudgeableJoker(db);
    await db.update(users).set({ erasedAt: testNow }).where(eq(users.id, erased.userId));
    const ctx = await support();
    for (const jokerId of [erased.userId, ctx.actor.userId]) {
      await expect(openRecord(ctx, { ...purpose, jokerId })).rejects.toMatchObject({
        code: "dataNotFound",
      });
      expect(await auditOf("openJokerRecord", jokerId)).toEqual([]);
    }
  });

  it("lets an operator end the sessions of a member, not of a colleague", async () => {
    const { db } = database;
    const { userId } = await insertJudgeableJoker(db);
    const ctx = await support();
    await db.insert(sessions).values({
      id: uuidv7(),
      userId,
      token: uuidv7(),
      expiresAt: new Date(testNow.getTime() + 1000),
      createdAt: testNow,
      updatedAt: testNow,
    });
    await warnUser(ctx, givenTo(userId));
    const { ctx: desk, signals } = testCtx(db, ctx.actor);
    await signOutUser(desk, { userId, reason: "乗っ取りの疑い" });
    expect(signals).toEqual([{ to: [userId], topic: "session", id: userId }]);
    expect(await auditOf("signOutUser", userId)).toMatchObject([
      { actorId: ctx.actor.userId, reason: "乗っ取りの疑い" },
    ]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    const self = { userId: ctx.actor.userId, reason: "乗っ取りの疑い" };
    await expect(signOutUser(ctx, self)).rejects.toMatchObject({ code: "dataNotFound" });
  });

  it("takes rank Z out of the search, and nobody who is not registered", async () => {
    const { db } = database;
    const { userId: jokerId } = await insertJudgeableJoker(db, {
      registrationStatus: "registered",
      rank: "B",
    });
    const { userId: other } = await insertJoker(db, { rank: "B" });
    for (const passed of [jokerId, other])
      await db.insert(jokerJudgements).values({
        id: uuidv7(),
        jokerId: passed,
        status: "passed",
        rank: "B",
        requestedAt: testNow,
        createdAt: testNow,
        updatedAt: testNow,
      });
    const { ctx, signals } = testCtx(db, await insertOperator(db, "judge"));
    await changeRank(ctx, { jokerId, rank: "Z", reason: "検証用のため" });
    const [row] = await db.select().from(jokers).where(eq(jokers.id, jokerId));
    expect(row?.rank).toBe("Z");
    const judged = await db
      .select({ jokerId: jokerJudgements.jokerId, rank: jokerJudgements.rank })
      .from(jokerJudgements)
      .where(inArray(jokerJudgements.jokerId, [jokerId, other]))
      .orderBy(asc(jokerJudgements.id));
    expect(judged).toEqual([
      { jokerId, rank: "Z" },
      { jokerId: other, rank: "B" },
    ]);
    expect(await auditOf("changeRank", jokerId)).toMatchObject([
      { actorId: ctx.actor.userId, reason: "B → Z：検証用のため" },
    ]);
    expect(signals).toEqual([{ to: "everyone", topic: "candidates", id: "candidates" }]);
    const [document] = await db
      .select()
      .from(jokerSearchDocuments)
      .where(eq(jokerSearchDocuments.objectID, jokerId));
    expect(document?.isSearchable).toBe(false);
    const waiting = await insertJudgeableJoker(db);
    await expect(
      changeRank(ctx, { jokerId: waiting.userId, rank: "A", reason: "誤り" }),
    ).rejects.toMatchObject({ code: "dataNotFound" });
  });
});
