import { aces } from "@tefuda/db/schema/ace";
import { eq } from "@tefuda/db/sql";
import { type SearchAcesInput, searchAcesSchema } from "@tefuda/domain/ace/search";
import { type Actor, visitor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeAll, describe, expect, it } from "vitest";
import { after, DAY, hideFrom } from "../candidate/candidate.fixture.ts";
import { insertMember, insertPublicCompany, readerCtx } from "../company/company.fixture.ts";
import { insertJoker, testCtx } from "../joker/joker.fixture.ts";
import { countPublicPages, listPublicPages } from "../sitemap/public-pages.ts";
import { getAce } from "./get-ace.ts";
import { listAcesOfCompany, listAgents, listNewestAces, listPickedAces } from "./list-aces.ts";
import { searchAces } from "./search-aces.ts";
import { setAvailability } from "./set-availability.ts";

const test = useTestDatabase();
const ids: Record<string, string> = {};
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);
const names = (found: readonly { id: string }[]) => found.map(({ id }) => nameOf(id));

const ctxOf = (actor: Actor = visitor) => readerCtx(test.db, actor);
const search = (input: SearchAcesInput, actor?: Actor) =>
  searchAces(ctxOf(actor), searchAcesSchema.parse(input));
const found = async (input: SearchAcesInput) => names((await search(input)).hits);

beforeAll(async () => {
  ids.company = await insertPublicCompany(test.db, {
    name: "ｱｵｿﾞﾗシステム",
    siteHost: "aozora.example.jp",
  });
  ids.agency = await insertPublicCompany(test.db, { name: "みちしるべ" });
  ids.closed = await insertPublicCompany(test.db, { status: "closed" });
  const make = async (
    name: string,
    columns: Parameters<typeof insertMember>[2],
    company = "company",
  ) => {
    ids[name] = await insertMember(test.db, ids[company] ?? "", columns);
  };
  await make("designer", {
    name: "佐伯 のぞみ",
    nameKana: "サエキ ノゾミ",
    birthday: "1990-01-01",
    gender: "female",
    occupations: ["webDesigner"],
    introduction: "ﾕｰｻﾞｰの声を聞くのが好きです。",
    pickupPoint: 10,
    createdAt: after(-3 * DAY),
  });
  await make("engineer", {
    occupations: ["frontendEngineer"],
    valueInJob: "半年後の仲間が迷わない設計を選びます。",
    pickupPoint: 30,
    createdAt: after(-4 * DAY),
  });
  await make("paused", { isAvailable: false, pickupPoint: 50, introduction: "お休み中の秘密" });
  await make("gone", { removedAt: after(-DAY), pickupPoint: 60 });
  await make("ofClosed", { pickupPoint: 70 }, "closed");
  await make("agentTwo", { isAgent: true, agentOrder: 2 }, "agency");
  await make("agentOne", { isAgent: true, agentOrder: 1 }, "agency");
});

describe("the reads of aces", () => {
  it("come in their own orders, available people only", async () => {
    const shelf = { limit: 5 };
    expect(names(await listPickedAces(ctxOf(), shelf))).toEqual(["engineer", "designer"]);
    expect(names(await listNewestAces(ctxOf(), shelf))).toEqual(["designer", "engineer"]);
    expect(names(await listNewestAces(ctxOf(), { limit: 1 }))).toEqual(["designer"]);
    expect(names(await listAgents(ctxOf(), shelf))).toEqual(["agentOne", "agentTwo"]);
  });

  it("go through a company one at a time, each person once", async () => {
    const seen: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page = await listAcesOfCompany(ctxOf(), {
        companyId: ids.company ?? "",
        limit: 1,
        cursor,
      });
      expect(page.items).toHaveLength(1);
      seen.push(...names(page.items));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(["engineer", "designer"]);
    const closed = await listAcesOfCompany(ctxOf(), { companyId: ids.closed ?? "", limit: 20 });
    expect(closed).toEqual({ items: [], nextCursor: undefined });
  });

  it.each<[SearchAcesInput, string[]]>([
    [{}, ["engineer", "designer"]],
    [{ words: "ユーザー" }, ["designer"]],
    [{ words: "さえき" }, []],
    [{ words: "アオゾラ 設計" }, ["engineer"]],
    [{ words: "デザイナー" }, ["designer"]],
    [{ words: "デザイナ－" }, ["designer"]],
    [{ words: "アオゾラ、設計" }, ["engineer"]],
    [{ words: "（アオゾラ）・設計\u200B" }, ["engineer"]],
    [{ words: "フロントエンド" }, ["engineer"]],
    [{ words: "frontend" }, ["engineer"]],
    [{ words: "「frontend」" }, []],
    [{ words: "Designer" }, ["designer"]],
    [{ words: "秘密" }, []],
    [{ occupations: ["engineer", "designer"] }, ["engineer", "designer"]],
    [{ occupations: ["designer"], words: "半年後" }, []],
  ])("find people by %j", async (input, expected) => {
    expect(await found(input)).toEqual(expected);
  });

  it("page without doubles and holes", async () => {
    const companyId = await insertPublicCompany(test.db, { name: "ページ社" });
    for (let n = 0; n < 25; n += 1) await insertMember(test.db, companyId);
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => search({ words: "ページ社", page })),
    );
    expect(pages.map(({ hits }) => hits.length)).toEqual([12, 12, 1, 0]);
    expect(pages[0]).toMatchObject({ nbHits: 25, nbPages: 3 });
    expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(25);
  });

  it("show eighty characters of what people say, out of the first five hundred", async () => {
    const companyId = await insertPublicCompany(test.db, { name: "ことば社" });
    const excerptOf = async (valueInJob: string) => {
      const id = await insertMember(test.db, companyId, { valueInJob, introduction: "よろしく" });
      const { hits } = await search({ words: "ことば社" });
      return hits.find((ace) => ace.id === id)?.excerpt;
    };
    expect(await excerptOf("あ".repeat(80))).toBe("あ".repeat(80));
    expect(await excerptOf("あ".repeat(81))).toBe(`${"あ".repeat(79)}…`);
    expect(await excerptOf(` 一つ\n\n二つ${" ".repeat(492)}三つ`)).toBe("一つ 二つ 三");
    expect(await excerptOf(` 一つ\n\n二つ${" ".repeat(493)}三つ`)).toBe("一つ 二つ");
  });

  it("tell nothing private", async () => {
    const profile = await getAce(ctxOf(), { aceId: ids.designer ?? "" });
    expect(profile.profile).toMatchObject({ name: "佐伯 のぞみ" });
    expect(JSON.stringify([profile, await search({})])).not.toMatch(
      /example\.jp|1990-01-01|female|サエキ|nameKana|birthday|favoriteUserIds|authority/,
    );
  });

  it("say of someone on pause only where they work", async () => {
    const paused = await getAce(ctxOf(), { aceId: ids.paused ?? "" });
    expect(paused).toMatchObject({ company: { name: "ｱｵｿﾞﾗシステム" }, profile: null });
    expect(JSON.stringify(paused)).not.toMatch(/秘密|田中/);
    for (const name of ["gone", "ofClosed"])
      await expect(getAce(ctxOf(), { aceId: ids[name] ?? "" })).rejects.toMatchObject({
        code: "aceNotFound",
      });
  });

  it("keep a hidden company's people from who hides it", async () => {
    const joker = await insertJoker(test.db);
    await hideFrom(test.db, joker, "aozora");
    const ctx = ctxOf(joker);
    await expect(getAce(ctx, { aceId: ids.designer ?? "" })).rejects.toMatchObject({
      code: "aceNotFound",
    });
    const companyId = ids.company ?? "";
    expect(await listAcesOfCompany(ctx, { companyId, limit: 20 })).toMatchObject({ items: [] });
    for (const list of [listPickedAces, listNewestAces])
      expect((await list(ctx, { limit: 20 })).map((ace) => ace.companyId)).not.toContain(companyId);
    expect(await search({ words: "アオゾラ" }, joker)).toMatchObject({ hits: [], nbHits: 0 });
  });

  it("follow someone who takes a pause and comes back", async () => {
    const aceId = ids.engineer ?? "";
    const { ctx, signals } = testCtx(test.db, {
      kind: "ace",
      userId: aceId,
      companyId: ids.company ?? "",
      authority: "member",
      isAgent: false,
    });
    await setAvailability(ctx, { isAvailable: false });
    expect(await getAce(ctxOf(), { aceId })).toMatchObject({ profile: null });
    expect(signals).toMatchObject([{ topic: "public-pages" }]);
    await setAvailability(ctx, { isAvailable: true });
    const [row] = await test.db.select().from(aces).where(eq(aces.id, aceId));
    expect(row?.isAvailable).toBe(true);
  });
});

describe("the pages of the sitemap", () => {
  it("are those that a visitor can open", async () => {
    const listed = await listPublicPages(ctxOf(), { kind: "aces", page: 0 });
    const { aces: count, companies } = await countPublicPages(ctxOf());
    expect(listed).toHaveLength(count);
    const open = listed.map(({ id }) => nameOf(id));
    expect(open).toEqual(expect.arrayContaining(["designer", "engineer", "agentOne"]));
    for (const name of ["paused", "gone", "ofClosed"]) expect(open).not.toContain(name);
    const pages = await listPublicPages(ctxOf(), { kind: "companies", page: 0 });
    expect(pages).toHaveLength(companies);
    expect(pages.map(({ id }) => id)).not.toContain(ids.closed);
    expect(await listPublicPages(ctxOf(), { kind: "companies", page: 1 })).toEqual([]);
  });
});
