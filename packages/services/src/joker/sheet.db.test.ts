import { jokers } from "@tefuda/db/schema/joker";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { eq } from "@tefuda/db/sql";
import type { AceActor, JokerActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { getCandidate } from "../views/get-candidate.ts";
import { getSheet } from "./get-sheet.ts";
import { insertJoker, insertJudge, testCtx, testNow } from "./joker.fixture.ts";
import { previewProfile } from "./preview-profile.ts";

const database = useTestDatabase();
let joker: JokerActor;
let ace: AceActor;

const sheetFor = (actor: SignedInActor, jokerId = joker.userId) =>
  getSheet(testCtx(database.db, actor).ctx, { jokerId });
const absent = { code: "dataNotFound" };
const neverShown = /"(email|phone|birthday|birthdayTimestamp|gender|rank|publicId)":/;

beforeEach(async () => {
  joker = await insertCandidate(database.db, {
    phone: "09012345678",
    portfolioURL: "https://portfolio.example/hanako",
    introduction: "画面づくりが得意です。\nチームで進めます。",
    preferredWorkplaces: ["tokyo"],
  });
  const companyId = await insertCompany(database.db);
  ace = await insertAce(database.db, companyId);
  await database.db.transaction((tx) =>
    createMatching(tx, {
      jokerId: joker.userId,
      aceId: ace.userId,
      companyId,
      origin: "like",
      now: testNow,
    }),
  );
});

describe("getSheet", () => {
  it("shows the whole profile to the matched ace, without what no company may see", async () => {
    const sheet = await sheetFor(ace);
    expect(sheet).toMatchObject({
      name: "佐藤 花子",
      nameKana: "サトウ ハナコ",
      graduatedSchool: "青空大学",
      portfolioURL: "https://portfolio.example/hanako",
      ageBand: "30代前半",
      careers: [{ companyName: "株式会社みなと" }],
    });
    expect(JSON.stringify(sheet)).not.toMatch(neverShown);
    expect(JSON.stringify(sheet)).not.toContain("09012345678");
  });

  it("is the seeker's own and an admin's of the matched company", async () => {
    const admin = await insertAce(database.db, ace.companyId, { authority: "admin" });
    for (const reader of [joker, admin]) expect((await sheetFor(reader)).name).toBe("佐藤 花子");
  });

  it("reads as absent to anyone else", async () => {
    const colleague = await insertAce(database.db, ace.companyId);
    const elsewhere = await insertAce(database.db, await insertCompany(database.db), {
      authority: "admin",
    });
    const stranger = await insertJoker(database.db);
    for (const reader of [colleague, elsewhere, stranger])
      await expect(sheetFor(reader)).rejects.toMatchObject(absent);
    await expect(sheetFor(joker, uuidv7())).rejects.toMatchObject(absent);
    const { userId: unmatched } = await insertCandidate(database.db);
    await expect(sheetFor(ace, unmatched)).rejects.toMatchObject(absent);
  });

  it("closes to companies when the seeker leaves", async () => {
    await database.db
      .update(jokers)
      .set({ withdrawnAt: testNow })
      .where(eq(jokers.id, joker.userId));
    await expect(sheetFor(ace)).rejects.toMatchObject(absent);
  });

  it("opens to an operator and puts the look on record, never a look at nobody", async () => {
    const operator = await insertJudge(database.db);
    await sheetFor(operator);
    await expect(sheetFor(operator, uuidv7())).rejects.toMatchObject(absent);
    const rows = await database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.actorId, operator.userId));
    expect(rows).toMatchObject([{ action: "viewJoker", targetId: joker.userId }]);
  });
});

describe("previewProfile", () => {
  it("shows before a match what a company's page of the candidate says", async () => {
    const { before } = await previewProfile(testCtx(database.db, joker).ctx);
    const other = await insertAce(database.db, await insertCompany(database.db));
    const seen = await getCandidate(testCtx(database.db, other).ctx, { jokerId: joker.userId });
    expect(seen).toMatchObject(before);
    expect(JSON.stringify(before)).not.toMatch(/佐藤|サトウ|青空大学|みなと|portfolio\.example/);
  });

  it("shows after a match what the matched company reads", async () => {
    const { after } = await previewProfile(testCtx(database.db, joker).ctx);
    expect(after).toEqual(await sheetFor(ace));
  });

  it("works for someone who has just signed up", async () => {
    const newcomer = await insertJoker(database.db);
    const { before, after } = await previewProfile(testCtx(database.db, newcomer).ctx);
    expect(before).toMatchObject({ ageBand: "", careers: [], excerpt: "" });
    expect(after).toMatchObject({ name: null, careers: [] });
  });
});
