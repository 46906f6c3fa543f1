import { expect, it } from "vitest";
import {
  articleCategoryLabels,
  articleCompaniesSchema,
  articleMessages,
  articleSlugSchema,
  articleStatusLabels,
  isBodyEmpty,
  listArticlesSchema,
  operatorArticlesSchema,
  saveArticleSchema,
  setArticleStatusSchema,
} from "./schema.ts";

const article = {
  articleId: "0199a0de-1111-7abc-8def-0123456789ab",
  title: "社員に聞く",
  slug: "talk-01",
  body: "<p>本文</p>",
  coverUrl: null,
  category: "interview",
  companyId: null,
  aceIds: [],
};
const issueOf = (change: object) =>
  saveArticleSchema.safeParse({ ...article, ...change }).error?.issues[0]?.message;

it("takes an article with a clean slug", () => {
  expect(saveArticleSchema.parse(article)).toMatchObject(article);
  for (const slug of ["Talk", "a--b", "-a", "a/b", ""])
    expect(saveArticleSchema.safeParse({ ...article, slug }).success).toBe(false);
  expect(saveArticleSchema.safeParse({ ...article, category: "ads" }).success).toBe(false);
});

it("wants a description for every picture, and none from elsewhere", () => {
  const picture = (alt: string) => `<p>a</p><img src="/files/articles/a" alt="${alt}">`;
  expect(issueOf({ body: picture("") })).toBe(articleMessages.altMissing);
  expect(issueOf({ body: picture("窓辺の社員") })).toBeUndefined();
  expect(issueOf({ body: picture("窓").repeat(30) })).toBeUndefined();
  expect(issueOf({ body: picture("窓").repeat(31) })).toBe(articleMessages.tooManyImages);
  expect(issueOf({ body: picture("窓".repeat(200)) })).toBeUndefined();
  expect(issueOf({ body: picture("窓".repeat(201)) })).toBe(articleMessages.altMissing);
  for (const coverUrl of ["https://elsewhere.example/a.png", "/files/jokers/a", "//a"])
    expect(issueOf({ coverUrl })).toBeTruthy();
});

it("plans with a time, and only then", () => {
  const { articleId } = article;
  const plan = (status: string, publishAt?: Date) =>
    setArticleStatusSchema.safeParse({ articleId, lockVersion: 0, status, publishAt }).success;
  const at = new Date("2026-04-01T00:00:00Z");
  expect([plan("planned", at), plan("published"), plan("draft")]).toEqual([true, true, true]);
  expect([plan("planned"), plan("published", at)]).toEqual([false, false]);
});

it("knows a body that says nothing", () => {
  expect(["", "<p></p>", "<p> <br></p>", "<script>a</script>"].map(isBodyEmpty)).toEqual(
    Array(4).fill(true),
  );
  expect(["a", '<img src="/files/articles/a" alt="b">'].map(isBodyEmpty)).toEqual([false, false]);
});

it("takes no more of anything than there is room for", () => {
  const takes = (change: object) => saveArticleSchema.safeParse({ ...article, ...change }).success;
  const cover = (length: number) => `/files/articles/${"a".repeat(length - 16)}`;
  expect([takes({ title: "雪" }), takes({ title: "" })]).toEqual([true, false]);
  const slugs = [1, 100, 101].map((length) => ({ slug: "a".repeat(length) }));
  expect(slugs.map(takes)).toEqual([true, true, false]);
  expect(slugs.map((slug) => articleSlugSchema.safeParse(slug).success)).toEqual([
    true,
    true,
    false,
  ]);
  expect([500, 501].map((length) => takes({ coverUrl: cover(length) }))).toEqual([true, false]);
});

it("counts the letters of a body, not those of its formats", () => {
  const lines = (count: number) => "<p><strong>四十五字</strong></p>".repeat(count);
  expect(issueOf({ body: "字".repeat(50_000) })).toBeUndefined();
  expect(issueOf({ body: "字".repeat(50_001) })).toBe(
    "50000文字以内で入力してください（現在50001文字）",
  );
  expect(issueOf({ body: "👩‍👩‍👧‍👦".repeat(20_000) })).toBeUndefined();
  expect(issueOf({ body: lines(5_000) })).toBeUndefined();
  expect(issueOf({ body: lines(10_001) })).toBe("50000文字以内で入力してください（現在50004文字）");
  expect(issueOf({ body: "<p>一</p>".repeat(40_000) })).toBe(
    "表や書式が多すぎます。減らすか、記事を分けてください。",
  );
});

it("is looked for by so many words and opened so many pages far", () => {
  const looks = (asked: object) => operatorArticlesSchema.safeParse(asked).success;
  const words = [100, 101].map((length) => ({ words: "あ".repeat(length) }));
  expect(words.map(looks)).toEqual([true, false]);
  expect(words.map((asked) => articleCompaniesSchema.safeParse(asked).success)).toEqual([
    true,
    false,
  ]);
  expect([200, 201].map((length) => looks({ cursor: "a".repeat(length) }))).toEqual([true, false]);
  expect(listArticlesSchema.parse({})).toEqual({ page: 0 });
  const opens = (page: number) => listArticlesSchema.safeParse({ page }).success;
  expect([-1, 49, 50].map(opens)).toEqual([false, true, false]);
});

it("says it in these words", () => {
  expect(articleCategoryLabels).toEqual({
    interview: "社員インタビュー",
    company: "企業紹介",
    career: "キャリアのヒント",
    news: "お知らせ",
  });
  expect(articleStatusLabels).toEqual({
    draft: "下書き",
    planned: "公開予定",
    published: "公開中",
  });
  expect(articleMessages).toEqual({
    slug: "半角の英小文字、数字、ハイフンで入力してください。",
    slugTaken: "このスラッグは、ほかの記事で使われています。",
    altMissing: "説明（代替テキスト）のない画像があります。",
    tooManyImages: "画像は30点までです。",
    pictureGone: "使えなくなった画像があります。画像を選び直してください。",
    planPast: "公開予定の日時は、今より後にしてください。",
    bodyEmpty: "本文がありません。",
    tooMuchFormat: "表や書式が多すぎます。減らすか、記事を分けてください。",
  });
});
