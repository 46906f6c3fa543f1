import { articles } from "@tefuda/db/schema/article";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import { operatorArticlesSchema, saveArticleSchema } from "@tefuda/domain/article/schema";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, it } from "vitest";
import { insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { PUBLIC_PAGES_TOPIC } from "../signals/public-pages.ts";
import { getArticle } from "./get-article.ts";
import { getEditableArticle } from "./get-editable.ts";
import { listOperatorArticles } from "./operator-articles.ts";
import { publishPlanned } from "./publish-planned.ts";
import { saveArticle } from "./save-article.ts";
import { setArticleStatus } from "./set-article-status.ts";

const test = useTestDatabase();
const HOUR = 3_600_000;
const after = (ms: number) => new Date(testNow.getTime() + ms);
let operator: OperatorActor;
let other: OperatorActor;

beforeAll(async () => {
  operator = await insertOperator(test.db, "admin");
  other = await insertOperator(test.db, "editor");
});

const as = (actor = operator, now = testNow) => testCtx(test.db, actor, now);
const written = (fields: object = {}) =>
  saveArticleSchema.parse({
    articleId: uuidv7(),
    title: "社員に聞く",
    slug: `talk-${uuidv7()}`,
    body: "<p>本文</p>",
    coverUrl: null,
    category: "interview",
    companyId: null,
    aceIds: [],
    ...fields,
  });
const stored = async (id: string) =>
  (await test.db.select().from(articles).where(eq(articles.id, id)))[0];
const auditOf = async (id: string) =>
  (
    await test.db
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(eq(auditLogs.targetId, id))
  ).map(({ action }) => action);

async function insertUpload(ownerId = operator.userId, fields: object = {}) {
  const id = uuidv7();
  const storageKey = `articles/${id}`;
  await test.db.insert(uploads).values({
    id,
    ownerId,
    kind: "articleImage",
    name: "a.png",
    size: 1,
    contentType: "image/webp",
    storageKey,
    storedAt: testNow,
    createdAt: testNow,
    ...fields,
  });
  return { id, url: `/files/${storageKey}` };
}
const uploadOf = async (id: string) =>
  (await test.db.select().from(uploads).where(eq(uploads.id, id)))[0];

describe("saving an article", () => {
  it("keeps a new one as a draft, cleaned by the parser that draws it, once", async () => {
    const article = written({
      body: '<h2 onclick="a()">題</h2><script>alert(1)</script><p>a<iframe src=x></iframe></p>',
    });
    const saved = await saveArticle(as().ctx, article);
    expect(saved).toMatchObject({ lockVersion: 0, body: "<h2>題</h2><p>a</p>" });
    expect(await saveArticle(as().ctx, article)).toEqual(saved);
    expect(await stored(article.articleId)).toMatchObject({
      status: "draft",
      body: "<h2>題</h2><p>a</p>",
      updatedBy: operator.userId,
    });
    expect(await auditOf(article.articleId)).toEqual(["createArticle"]);
  });

  it("loses neither of two who write at once: the second is told", async () => {
    const article = written();
    await saveArticle(as().ctx, article);
    const mine = { ...article, lockVersion: 0, title: "自分の題" };
    const theirs = { ...article, lockVersion: 0, title: "ほかの題" };
    await saveArticle(as(other).ctx, theirs);
    await expect(saveArticle(as().ctx, mine)).rejects.toMatchObject({ code: "lock" });
    expect(await stored(article.articleId)).toMatchObject({ title: "ほかの題", lockVersion: 1 });
    // With the other's version in hand, one's own words stand.
    const { lockVersion } = await getEditableArticle(as().ctx, article);
    await saveArticle(as().ctx, { ...mine, lockVersion });
    expect(await stored(article.articleId)).toMatchObject({ title: "自分の題", lockVersion: 2 });
  });

  it("answers a save whose answer was lost as the first time", async () => {
    const article = written();
    await saveArticle(as().ctx, article);
    const change = { ...article, lockVersion: 0, title: "新しい題" };
    const first = await saveArticle(as().ctx, change);
    expect(await saveArticle(as().ctx, change)).toEqual(first);
    expect(await auditOf(article.articleId)).toEqual(["createArticle", "saveArticle"]);
  });

  it("takes a name of the address once, and only companies and people that there are", async () => {
    const article = written();
    await saveArticle(as().ctx, article);
    const refusedFor = (fields: object) =>
      saveArticle(as().ctx, written(fields)).catch((error) => Object.keys(error.fields));
    expect(await refusedFor({ slug: article.slug })).toEqual(["slug"]);
    expect(await refusedFor({ companyId: uuidv7() })).toEqual(["companyId"]);
    expect(await refusedFor({ aceIds: [uuidv7()] })).toEqual(["aceIds"]);

    const [companyId, another] = [await insertCompany(test.db), await insertCompany(test.db)];
    const aceIds = [(await insertAce(test.db, companyId)).userId];
    expect(await refusedFor({ companyId: another, aceIds })).toEqual(["aceIds"]);
    expect(await refusedFor({ companyId, aceIds: [uuidv7()] })).toEqual(["aceIds"]);
    await saveArticle(as().ctx, written({ companyId, aceIds }));
    await expect(saveArticle(as().ctx, written({ lockVersion: 0 }))).rejects.toMatchObject({
      code: "dataNotFound",
    });
  });

  it("tells the desk, and visitors' pages of what they can see alone", async () => {
    const article = written();
    const desk = {
      to: expect.arrayContaining([operator.userId, other.userId]),
      topic: "desk",
      id: "articles",
    };
    const pages = { to: "everyone", topic: "public-pages", id: "" };
    const { ctx, signals } = as();
    const heard = () => signals.splice(0);
    await saveArticle(ctx, article);
    expect(heard()).toEqual([desk]);
    const move = (lockVersion: number, status: "draft" | "planned" | "published") =>
      setArticleStatus(ctx, {
        articleId: article.articleId,
        lockVersion,
        status,
        ...(status === "planned" && { publishAt: after(HOUR) }),
      });
    await move(0, "planned");
    expect(heard()).toEqual([desk]);
    await move(1, "published");
    expect(heard()).toEqual([pages, desk]);
    await move(1, "published");
    expect(heard()).toEqual([desk]);
    await saveArticle(ctx, { ...article, lockVersion: 2, title: "新しい題" });
    expect(heard()).toEqual([pages, desk]);
    // Readers would lose it for a time that nobody said.
    await expect(move(3, "planned")).rejects.toMatchObject({ code: "lock" });
    await move(3, "draft");
    expect(heard()).toEqual([pages, desk]);
    await move(4, "planned");
    heard();
    const due = as(operator, after(HOUR));
    await publishPlanned(due.ctx);
    expect(due.signals).toEqual([pages, desk]);
    await expect(
      setArticleStatus(ctx, { articleId: uuidv7(), lockVersion: 0, status: "draft" }),
    ).rejects.toMatchObject({ code: "dataNotFound" });
  });

  it("makes its pictures part of it, and lets those go that it no longer shows", async () => {
    const cover = await insertUpload();
    const inside = await insertUpload();
    const body = `<p>a</p><img src="${inside.url}" alt="図">`;
    const article = written({ body, coverUrl: cover.url });
    await saveArticle(as().ctx, article);
    expect((await uploadOf(cover.id))?.attachedAt).toEqual(testNow);
    expect((await uploadOf(inside.id))?.attachedAt).toEqual(testNow);

    const without = { ...article, lockVersion: 0, body: "<p>a</p>" };
    await saveArticle(as().ctx, without);
    expect((await uploadOf(inside.id))?.expiresAt).toEqual(after(24 * HOUR));
    // A draft of another device brings it back.
    await saveArticle(as(other, after(HOUR)).ctx, { ...article, lockVersion: 1 });
    expect((await uploadOf(inside.id))?.expiresAt).toBeNull();
  });

  it("takes no picture that another has sent, or that is gone", async () => {
    const foreign = await insertUpload(other.userId);
    const gone = await insertUpload(operator.userId, { expiresAt: testNow });
    const portrait = await insertUpload(operator.userId, { kind: "aceImage" });
    const unsent = await insertUpload(operator.userId, { storedAt: null });
    const nowhere = { url: `/files/articles/${uuidv7()}` };
    for (const { url } of [foreign, gone, portrait, unsent, nowhere])
      await expect(saveArticle(as().ctx, written({ coverUrl: url }))).rejects.toMatchObject({
        code: "invalidParameter",
      });
  });

  it("lets a picture go that nobody has written down yet", async () => {
    const storageKey = `articles/${uuidv7()}`;
    const article = written();
    await saveArticle(as().ctx, article);
    await test.db
      .update(articles)
      .set({ coverUrl: `/files/${storageKey}` })
      .where(eq(articles.id, article.articleId));
    await saveArticle(as().ctx, { ...article, lockVersion: 0 });
    const rows = await test.db.select().from(uploads).where(eq(uploads.storageKey, storageKey));
    expect(rows).toMatchObject([
      { kind: "articleImage", size: 0, attachedAt: testNow, expiresAt: after(24 * HOUR) },
    ]);
  });

  it("keeps a picture that another article shows", async () => {
    const shared = await insertUpload();
    const one = written({ coverUrl: shared.url });
    await saveArticle(as().ctx, one);
    await saveArticle(as().ctx, written({ coverUrl: shared.url }));
    await saveArticle(as().ctx, { ...one, lockVersion: 0, coverUrl: null });
    expect((await uploadOf(shared.id))?.expiresAt).toBeNull();
  });
});

describe("bringing an article to its readers", () => {
  const visitor = () => ({ ...as().ctx, actor: { kind: "visitor" } as const });
  const read = (articleId: string) => getArticle(visitor(), { articleId });

  it("publishes, takes back and publishes again with its first day", async () => {
    const { articleId } = await saveArticle(as().ctx, written());
    await expect(read(articleId)).rejects.toMatchObject({ code: "dataNotFound" });
    const { ctx, signals } = as();
    const published = await setArticleStatus(ctx, {
      articleId,
      lockVersion: 0,
      status: "published",
    });
    expect(published).toEqual({ status: "published", publishedAt: testNow, lockVersion: 1 });
    expect(signals.map(({ topic }) => topic)).toContain(PUBLIC_PAGES_TOPIC);
    expect((await read(articleId)).title).toBe("社員に聞く");
    // Pressed twice: nothing more happens.
    await setArticleStatus(as().ctx, { articleId, lockVersion: 0, status: "published" });

    await setArticleStatus(as().ctx, { articleId, lockVersion: 1, status: "draft" });
    await expect(read(articleId)).rejects.toMatchObject({ code: "dataNotFound" });
    const again = as(operator, after(HOUR)).ctx;
    const back = await setArticleStatus(again, { articleId, lockVersion: 2, status: "published" });
    expect(back.publishedAt).toEqual(testNow);
    expect(await auditOf(articleId)).toEqual([
      "createArticle",
      "publishArticle",
      "unpublishArticle",
      "publishArticle",
    ]);
  });

  it("publishes a planned one when its time has come, not a moment before", async () => {
    const { articleId } = await saveArticle(as().ctx, written());
    const plan = { articleId, lockVersion: 0, status: "planned", publishAt: after(HOUR) } as const;
    const planned = await setArticleStatus(as().ctx, plan);
    // The same plan sent twice is one; another time is another plan, which has to know of the first.
    expect(await setArticleStatus(as().ctx, plan)).toEqual(planned);
    const later = { ...plan, publishAt: after(2 * HOUR) };
    await expect(setArticleStatus(as().ctx, later)).rejects.toMatchObject({ code: "lock" });
    await publishPlanned(as(operator, after(HOUR - 1)).ctx);
    await expect(read(articleId)).rejects.toMatchObject({ code: "dataNotFound" });
    const { ctx, signals } = as(operator, after(HOUR));
    expect(await publishPlanned(ctx)).toBe(1);
    expect(signals.map(({ topic }) => topic)).toContain(PUBLIC_PAGES_TOPIC);
    expect((await read(articleId)).publishedAt).toEqual(after(HOUR));
    expect(await publishPlanned(ctx)).toBe(0);
  });

  it("forgets the time of a plan that was given up", async () => {
    const { articleId } = await saveArticle(as().ctx, written());
    const plan = { articleId, lockVersion: 0, status: "planned", publishAt: after(HOUR) } as const;
    await setArticleStatus(as().ctx, plan);
    await setArticleStatus(as().ctx, { articleId, lockVersion: 1, status: "draft" });
    expect(await stored(articleId)).toMatchObject({ status: "draft", publishedAt: null });
    await publishPlanned(as(operator, after(2 * HOUR)).ctx);
    expect(await stored(articleId)).toMatchObject({ status: "draft" });
  });

  it("refuses one without text, a time that has passed, and one that has moved on", async () => {
    const empty = await saveArticle(as().ctx, written({ body: "<p> </p>" }));
    const move = (articleId: string, change: object) =>
      setArticleStatus(as().ctx, { articleId, lockVersion: 0, status: "published", ...change });
    await expect(move(empty.articleId, {})).rejects.toMatchObject({
      fields: { body: expect.any(String) },
    });
    const { articleId } = await saveArticle(as().ctx, written());
    await expect(move(articleId, { status: "planned", publishAt: testNow })).rejects.toMatchObject({
      fields: { publishAt: expect.any(String) },
    });
    await expect(move(articleId, { lockVersion: 3 })).rejects.toMatchObject({ code: "lock" });
  });
});

it("lists all of them by state and words, page by page", async () => {
  const title = `一覧の${uuidv7()}`;
  for (let index = 0; index < 32; index += 1)
    await saveArticle(
      as(operator, after(index)).ctx,
      written({ title: `${title} ニュース${index}` }),
    );
  const list = (input: object) =>
    listOperatorArticles(as().ctx, operatorArticlesSchema.parse(input));
  const first = await list({ words: `${title} にゅーす` });
  expect(first.items).toHaveLength(30);
  expect(first.items[0]?.title).toBe(`${title} ニュース31`);
  const second = await list({ words: title, cursor: first.nextCursor });
  expect(second.items.map((item) => item.title)).toEqual([
    `${title} ニュース1`,
    `${title} ニュース0`,
  ]);
  expect(second.nextCursor).toBeUndefined();
  expect((await list({ words: title, status: "published" })).items).toEqual([]);
  expect(first.counts.draft).toBeGreaterThanOrEqual(32);
  expect(first.counts.planned).toBe(0);
});
