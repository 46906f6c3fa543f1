import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { companies } from "@tefuda/db/schema/company";
import { eq } from "@tefuda/db/sql";
import { type ArticleCategory, listArticlesSchema } from "@tefuda/domain/article/schema";
import type { AceActor, Actor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, it } from "vitest";
import {
  after,
  DAY,
  hideFrom,
  insertCandidate,
  setSiteHost,
} from "../candidate/candidate.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { findBySlug } from "./find-by-slug.ts";
import { getArticle } from "./get-article.ts";
import { getEditableArticle, listArticleCompanies, listArticlePeople } from "./get-editable.ts";
import { listArticles } from "./list-articles.ts";

const test = useTestDatabase();
const visitor: Actor = { kind: "visitor" };
let ace: AceActor;
const ids: Record<string, string> = {};

const ctxOf = (actor: Actor): Ctx => ({ ...testCtx(test.db, ace).ctx, actor });
const list = (input: Parameters<typeof listArticlesSchema.parse>[0] = {}, by: Actor = visitor) =>
  listArticles(ctxOf(by), listArticlesSchema.parse(input));
const titles = async (input?: object, by?: Actor) =>
  (await list(input, by)).hits.map(({ title }) => title);
const get = (articleId = "", by: Actor = visitor) => getArticle(ctxOf(by), { articleId });

async function insertArticle(
  title: string,
  daysAgo: number,
  category: ArticleCategory,
  fields: Partial<typeof articles.$inferInsert> = {},
) {
  const id = uuidv7();
  const publishedAt = after(-daysAgo * DAY);
  await test.db.insert(articles).values({
    id,
    title,
    slug: `slug-${id}`,
    body: "<p>本文</p>",
    category,
    status: "published",
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    ...fields,
  });
  ids[title] = id;
}

beforeAll(async () => {
  const companyId = await insertCompany(test.db);
  await test.db.update(companies).set({ isPublic: true }).where(eq(companies.id, companyId));
  await setSiteHost(test.db, companyId, "aozora.example.jp");
  ace = await insertAce(test.db, companyId);
  await insertArticle("talk", 3, "interview", { companyId, aceIds: [ace.userId] });
  await insertArticle("house", 2, "company", { companyId });
  await insertArticle("hint", 1, "career");
  await insertArticle("other talk", 5, "interview");
  await insertArticle("draft", 0, "interview", { status: "draft", companyId });
});

describe("articles", () => {
  it("are listed when they are published, the newest first", async () => {
    expect(await titles()).toEqual(["hint", "house", "talk", "other talk"]);
    expect(await list()).toMatchObject({ nbHits: 4, page: 0, nbPages: 1 });
    expect(await titles({ category: "interview" })).toEqual(["talk", "other talk"]);
    expect(await titles({ companyId: ace.companyId })).toEqual(["house", "talk"]);
    expect(await titles({ aceId: ace.userId })).toEqual(["talk"]);
    expect(await titles({ page: 1 })).toEqual([]);
  });

  it("come with who speaks in them, their company and others to read on", async () => {
    const talk = await get(ids.talk);
    expect(talk).toMatchObject({
      body: "<p>本文</p>",
      people: [{ id: ace.userId }],
      company: { id: ace.companyId },
    });
    expect(talk.related.map(({ title }) => title)).toEqual(["house", "other talk", "hint"]);
    const hint = await get(ids.hint);
    expect(hint).toMatchObject({ company: null, people: [] });
    expect(hint.related.map(({ title }) => title)).toEqual(["house", "talk", "other talk"]);
    const leave = (columns: Partial<typeof aces.$inferInsert>) =>
      test.db.update(aces).set(columns).where(eq(aces.id, ace.userId));
    await leave({ removedAt: after(0) });
    expect(await get(ids.talk)).toMatchObject({ people: [] });
    await leave({ removedAt: null, isAvailable: false });
    expect(await get(ids.talk)).toMatchObject({ people: [] });
  });

  it("are found by the name of their address, as far as they can be read", async () => {
    const find = (slug: string, by: Actor = visitor) => findBySlug(ctxOf(by), { slug });
    expect(await find(`slug-${ids.hint}`)).toEqual({ id: ids.hint });
    expect(await find(`slug-${ids.talk}`)).toEqual({ id: ids.talk });
    for (const slug of [`slug-${ids.draft}`, "slug-of-none"])
      await expect(find(slug)).rejects.toMatchObject({ code: "dataNotFound" });
  });

  it("read as absent while they are drafts", async () => {
    for (const actor of [visitor, ace])
      await expect(get(ids.draft, actor)).rejects.toMatchObject({ code: "dataNotFound" });
  });

  it("say nothing of a company to the seeker who hides it", async () => {
    const hider = await insertCandidate(test.db);
    await hideFrom(test.db, hider, "aozora.example.jp");
    expect(await titles({}, hider)).toEqual(["hint", "other talk"]);
    await expect(get(ids.talk, hider)).rejects.toMatchObject({ code: "dataNotFound" });
    const { related } = await get(ids["other talk"], hider);
    expect(related.map(({ title }) => title)).toEqual(["hint"]);
    expect(await titles({}, await insertCandidate(test.db))).toHaveLength(4);
  });

  it("leave with the company that is no longer public", async () => {
    const companyId = await insertCompany(test.db);
    await insertArticle("quiet", 1, "news", { companyId });
    expect(await titles({ category: "news" })).toEqual([]);
    await expect(get(ids.quiet)).rejects.toMatchObject({ code: "dataNotFound" });
  });

  it("name three others to read on, however many there are", async () => {
    await insertArticle("new hint", 0, "career");
    const { related } = await get(ids.hint);
    expect(related.map(({ title }) => title)).toEqual(["new hint", "house", "talk"]);
  });
});

describe("the editor of an article", () => {
  const operator = { kind: "operator", userId: uuidv7(), role: "admin" } as const;
  const ctx = () => testCtx(test.db, operator).ctx;

  it("holds the company and the people in their order, also one on pause", async () => {
    const companyId = await insertCompany(test.db, "みなと製作所");
    const [one, two] = [await insertAce(test.db, companyId), await insertAce(test.db, companyId)];
    await test.db.update(aces).set({ isAvailable: false }).where(eq(aces.id, two.userId));
    const aceIds = [two.userId, one.userId];
    await insertArticle("edited", 0, "interview", { companyId, aceIds, status: "draft" });
    expect(await getEditableArticle(ctx(), { articleId: ids.edited ?? "" })).toMatchObject({
      company: { id: companyId, name: "みなと製作所" },
      people: [
        { id: two.userId, isAvailable: false },
        { id: one.userId, isAvailable: true },
      ],
    });
    await expect(getEditableArticle(ctx(), { articleId: uuidv7() })).rejects.toMatchObject({
      code: "dataNotFound",
    });
  });

  it("offers twenty companies by a part of the name, and the people of one who are there", async () => {
    for (let n = 10; n <= 30; n += 1) await insertCompany(test.db, `候補${n}`);
    const found = await listArticleCompanies(ctx(), { words: "候補" });
    expect(found.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, n) => `候補${n + 10}`),
    );
    const companyId = await insertCompany(test.db);
    const there = await insertAce(test.db, companyId);
    const gone = await insertAce(test.db, companyId);
    await test.db
      .update(aces)
      .set({ removedAt: after(0) })
      .where(eq(aces.id, gone.userId));
    const people = await listArticlePeople(ctx(), { companyId });
    expect(people.map(({ id }) => id)).toEqual([there.userId]);
  });
});
