import { companies } from "@tefuda/db/schema/company";
import { eq } from "@tefuda/db/sql";
import { hiddenCompanyWord } from "@tefuda/domain/joker/hidden-company";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertCompany } from "../matching/thread.fixture.ts";
import { hideCompany } from "./hide-company.ts";
import { listHiddenCompanies } from "./list-hidden-companies.ts";

const test = useTestDatabase();
let joker: JokerActor;

const hide = (word: string) =>
  hideCompany(testCtx(test.db, joker).ctx, { id: uuidv7(), word: hiddenCompanyWord(word) });

async function named(name: string, fields: Partial<typeof companies.$inferInsert> = {}) {
  const id = await insertCompany(test.db);
  await test.db
    .update(companies)
    .set({ name, isPublic: true, ...fields })
    .where(eq(companies.id, id));
}

describe("an entry that hides no company", () => {
  beforeEach(() => test.clear());
  beforeEach(async () => {
    joker = await insertCandidate(test.db);
    await named("株式会社トウリンパートナーズ");
    await named("北斗精機株式会社", { nameKana: "ホクトセイキ" });
    await named("湊川");
  });

  it.each([
    ["トーリンパートナーズ", ["株式会社トウリンパートナーズ"]],
    ["トウリン・パトナーズ", ["株式会社トウリンパートナーズ"]],
    ["ほくとせいきい", ["北斗精機株式会社"]],
    ["北斗精機 名古屋工場", ["北斗精機株式会社"]],
    ["湊川商事", ["湊川"]],
    ["南斗精密", []],
    ["ス", []],
    ["tourin.example", []],
  ])("%s names those that may be meant: %j", async (word, nearNames) => {
    expect(await hide(word)).toMatchObject({ companyCount: 0, nearNames });
  });

  it("names three, the nearest first and each once", async () => {
    const short = ["青波", "東京", "青波技研", "青波技術", "青波技研工業"];
    for (const name of [...short, "青波技研東京", "青波技研東京", "青波技研東京支社"])
      await named(name);
    expect((await hide("青波技研東京支店")).nearNames).toEqual([
      "青波技研東京",
      "青波技研東京支社",
      "青波技研",
    ]);
  });

  it("names none that is not public, has left, or is hidden by another entry", async () => {
    await named("白浜製薬", { isPublic: false });
    await named("白浜製材", { status: "suspended" });
    await named("白浜製作所");
    expect((await hide("白浜製作場")).nearNames).toEqual(["白浜製作所"]);
    await hide("白浜製作所");
    const { items } = await listHiddenCompanies(testCtx(test.db, joker).ctx);
    expect(
      items.map(({ word, companyCount, nearNames }) => [word, companyCount, nearNames]),
    ).toEqual([
      ["白浜製作所", 1, []],
      ["白浜製作場", 0, []],
    ]);
  });
});
