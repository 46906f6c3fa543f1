import { articles } from "@tefuda/db/schema/article";
import { eq } from "@tefuda/db/sql";
import { saveArticleSchema } from "@tefuda/domain/article/schema";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, it } from "vitest";
import { insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import { findBySlug } from "./find-by-slug.ts";
import { saveArticle } from "./save-article.ts";
import { setArticleStatus } from "./set-article-status.ts";

const test = useTestDatabase();
let operator: OperatorActor;
beforeAll(async () => {
  operator = await insertOperator(test.db, "admin");
});

const ctx = () => testCtx(test.db, operator).ctx;
const find = async (slug: string) => (await findBySlug(ctx(), { slug })).id;
const lockOf = async (id: string) =>
  (await test.db.select().from(articles).where(eq(articles.id, id)))[0]?.lockVersion;

/** Writes an article under a name, or gives it that one. */
async function name(articleId: string, slug: string) {
  const article = { title: "社員に聞く", body: "<p>本文</p>", coverUrl: null } as const;
  const rest = { category: "interview", companyId: null, aceIds: [] } as const;
  const lockVersion = await lockOf(articleId);
  await saveArticle(
    ctx(),
    saveArticleSchema.parse({ articleId, lockVersion, slug, ...article, ...rest }),
  );
}
async function publish(articleId: string) {
  const lockVersion = (await lockOf(articleId)) ?? 0;
  await setArticleStatus(ctx(), { articleId, lockVersion, status: "published" });
}

it("the names that a published article had lead to it, until another takes them", async () => {
  const [article, other] = [uuidv7(), uuidv7()];
  await name(article, "draft");
  // Nobody has the address of a draft.
  await name(article, "first");
  await publish(article);
  for (const next of ["second", "third"]) await name(article, next);
  await expect(find("draft")).rejects.toMatchObject({ code: "dataNotFound" });
  for (const slug of ["first", "second", "third"]) expect(await find(slug)).toBe(article);

  // As long as the other is a draft, its name still leads to the one that can be read.
  await name(other, "first");
  expect(await find("first")).toBe(article);
  await publish(other);
  expect(await find("first")).toBe(other);

  // One that goes back to a name that it had, and away again.
  for (const next of ["second", "fourth"]) await name(article, next);
  for (const slug of ["second", "third", "fourth"]) expect(await find(slug)).toBe(article);

  // What another one took and left leads to the one that had it last.
  await name(other, "fifth");
  expect(await find("first")).toBe(other);
});

it("names of a plan lead nowhere, those of one that was taken back stay", async () => {
  const article = uuidv7();
  await name(article, "planned");
  const lockVersion = (await lockOf(article)) ?? 0;
  const publishAt = new Date(testNow.getTime() + 3_600_000);
  await setArticleStatus(ctx(), { articleId: article, lockVersion, status: "planned", publishAt });
  await name(article, "out");
  await publish(article);
  await setArticleStatus(ctx(), {
    articleId: article,
    lockVersion: (await lockOf(article)) ?? 0,
    status: "draft",
  });
  await name(article, "back");
  await publish(article);
  await expect(find("planned")).rejects.toMatchObject({ code: "dataNotFound" });
  for (const slug of ["out", "back"]) expect(await find(slug)).toBe(article);
});

it("a name leads to no article that cannot be read any more", async () => {
  const article = uuidv7();
  await name(article, "shown");
  await publish(article);
  await name(article, "hidden");
  const lockVersion = (await lockOf(article)) ?? 0;
  await setArticleStatus(ctx(), { articleId: article, lockVersion, status: "draft" });
  for (const slug of ["shown", "hidden"])
    await expect(find(slug)).rejects.toMatchObject({ code: "dataNotFound" });
});
