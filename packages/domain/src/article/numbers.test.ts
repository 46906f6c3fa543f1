import { expect, it } from "vitest";
import { bodyTags } from "./body.ts";
import {
  ARTICLE_ACES_MAX,
  ARTICLE_ALT_MAX,
  ARTICLE_BODY_MAX,
  ARTICLE_HTML_MAX,
  ARTICLE_IMAGES_MAX,
  ARTICLE_PAGES_MAX,
  ARTICLE_TITLE_MAX,
  articleCategories,
  articleStatuses,
} from "./schema.ts";

it("keeps to its numbers and lists", () => {
  expect({
    ARTICLE_ACES_MAX,
    ARTICLE_ALT_MAX,
    ARTICLE_BODY_MAX,
    ARTICLE_HTML_MAX,
    ARTICLE_IMAGES_MAX,
    ARTICLE_PAGES_MAX,
    ARTICLE_TITLE_MAX,
    articleCategories,
    articleStatuses,
    bodyTags,
  }).toEqual({
    ARTICLE_ACES_MAX: 10,
    ARTICLE_ALT_MAX: 200,
    ARTICLE_BODY_MAX: 50_000,
    ARTICLE_HTML_MAX: 300_000,
    ARTICLE_IMAGES_MAX: 30,
    ARTICLE_PAGES_MAX: 50,
    ARTICLE_TITLE_MAX: 100,
    articleCategories: ["interview", "company", "career", "news"],
    articleStatuses: ["draft", "planned", "published"],
    bodyTags: [
      "p",
      "h2",
      "h3",
      "ul",
      "ol",
      "li",
      "blockquote",
      "strong",
      "em",
      "a",
      "br",
      "img",
      "table",
      "tr",
      "th",
      "td",
    ],
  });
});
