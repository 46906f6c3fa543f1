import { expect, it } from "vitest";
import {
  articleMessages,
  isBodyEmpty,
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
  expect(issueOf({ body: picture("窓").repeat(31) })).toBe(articleMessages.tooManyImages);
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
