import { sessions } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { insertJudgeableJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import { givenTo, insertOperator } from "../sanction/sanction.fixture.ts";
import { warnUser } from "../sanction/warn-user.ts";
import { changeRank } from "./change-rank.ts";
import { findRecords } from "./find-records.ts";
import { openRecord } from "./open-record.ts";
import { signOutUser } from "./sign-out-user.ts";

const database = useTestDatabase();
const purpose = { purpose: "inquiry" as const, note: "受付番号 0ABCDEF1" };
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
    const { ctx: desk, hints } = testCtx(db, ctx.actor);
    await signOutUser(desk, { userId, reason: "乗っ取りの疑い" });
    expect(hints).toEqual([{ to: [userId], topic: "session", id: userId }]);
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
    const { ctx } = testCtx(db, await insertOperator(db, "judge"));
    await changeRank(ctx, { jokerId, rank: "Z", reason: "検証用のため" });
    const [row] = await db.select().from(jokers).where(eq(jokers.id, jokerId));
    expect(row?.rank).toBe("Z");
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
