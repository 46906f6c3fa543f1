import {
  type ArticleCategory,
  articleCategories,
  type SaveArticleInput,
} from "@tefuda/domain/article/schema";
import { editorKind, type StoredForm, untouched } from "@/platform/editing/editing";
import { hasFields, isEither, isListOf, isOneOf, isText, type Shape } from "@/platform/stored";
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

const emptyForm: ArticleForm = {
  title: "",
  slug: "",
  body: "",
  coverUrl: null,
  category: "interview",
  company: null,
  people: [],
};

/** The form as it is sent. */
export function inputOf(form: ArticleForm): Omit<SaveArticleInput, "articleId" | "lockVersion"> {
  const { company, people, ...fields } = form;
  return { ...fields, companyId: company?.id ?? null, aceIds: people.map(({ id }) => id) };
}

/** The company or a person as the server gave them; all but the name is there for the preview. */
const isNamed = hasFields({ id: isText, name: isText }) as Shape<ArticleCompany & ArticlePerson>;
const isNone = isOneOf([null]);
const isForm = hasFields<ArticleForm>({
  title: isText,
  slug: isText,
  body: isText,
  coverUrl: isEither(isText, isNone),
  category: isOneOf(articleCategories),
  company: isEither(isNamed, isNone),
  people: isListOf(isNamed),
});

/** An article whose words are kept on the device; of a company and of people counts who they are. */
export const articleKind = editorKind("article", isForm, ({ company, people, ...fields }) => ({
  ...fields,
  company: company?.id,
  people: people.map(({ id }) => id),
}));

export function storedArticle(article: EditableArticle): StoredForm<ArticleForm> {
  const { title, slug, body, coverUrl, category, company, people, lockVersion } = article;
  return { form: { title, slug, body, coverUrl, category, company, people }, lockVersion };
}

/** What the editor begins with: the stored article, or one of which nothing is stored yet. */
export const startOf = (article: EditableArticle | undefined) =>
  untouched(article ? storedArticle(article) : { form: emptyForm, lockVersion: undefined });
