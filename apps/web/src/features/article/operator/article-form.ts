import type { ArticleCategory, SaveArticleInput } from "@tefuda/domain/article/schema";
import type { Outputs } from "@/platform/trpc";

export type EditableArticle = Outputs["article"]["getEditable"];
export type ArticleCompany = NonNullable<EditableArticle["company"]>;
export type ArticlePerson = EditableArticle["people"][number];

/** What the editor holds; the chosen company and people whole, for their names and the preview. */
export interface ArticleForm {
  readonly title: string;
  readonly slug: string;
  readonly body: string;
  readonly coverUrl: string | null;
  readonly category: ArticleCategory;
  readonly company: ArticleCompany | null;
  readonly people: readonly ArticlePerson[];
}

export const emptyForm: ArticleForm = {
  title: "",
  slug: "",
  body: "",
  coverUrl: null,
  category: "interview",
  company: null,
  people: [],
};

export function formOf(article: EditableArticle): ArticleForm {
  const { title, slug, body, coverUrl, category, company, people } = article;
  return { title, slug, body, coverUrl, category, company, people };
}

/** The form as it is sent. */
export function inputOf(form: ArticleForm): Omit<SaveArticleInput, "articleId" | "lockVersion"> {
  const { company, people, ...fields } = form;
  return { ...fields, companyId: company?.id ?? null, aceIds: people.map(({ id }) => id) };
}

export const isSameForm = (one: ArticleForm, other: ArticleForm): boolean =>
  JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));
