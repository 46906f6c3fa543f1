import { type ArticleCategory, articleCategories } from "@tefuda/domain/article/schema";
import { choicesOf, hrefWith, type SearchParams } from "@/platform/search-params";

/** The kind of articles that the address asks for. */
export function categoryOf(params: SearchParams): ArticleCategory | undefined {
  return choicesOf(params, "category", articleCategories)[0];
}

/** The address of the list of a kind; page 1 has none of its own. */
export function articlesHref(category?: ArticleCategory, page = 1): string {
  return hrefWith("/articles", { category, page: page > 1 ? page : undefined });
}
