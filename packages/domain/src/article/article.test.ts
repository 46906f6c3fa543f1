import { expect, it } from "vitest";
import { saveArticleSchema } from "./schema.ts";

it("takes an article with a clean slug", () => {
  const article = { title: "社員に聞く", slug: "talk-01", body: "本文", category: "interview" };
  expect(saveArticleSchema.parse(article)).toMatchObject({ status: "draft", aceIds: [] });
  for (const slug of ["Talk", "a--b", "-a", "a/b", ""])
    expect(saveArticleSchema.safeParse({ ...article, slug }).success).toBe(false);
  expect(saveArticleSchema.safeParse({ ...article, category: "ads" }).success).toBe(false);
});
