import { articleCategories } from "@tefuda/domain/article/schema";
import { INPUT_DEBOUNCE_MS } from "@tefuda/domain/constants/timing";
import { useEffect, useState } from "react";
import {
  asJson,
  hasFields,
  isEither,
  isListOf,
  isMaybe,
  isNumber,
  isOneOf,
  isText,
  type Shape,
  stored,
} from "@/platform/stored";
import type { ArticleCompany, ArticleForm, ArticlePerson } from "./article-form";

/** What was typed and not saved, on this device. */
export interface KeptDraft {
  readonly articleId: string;
  readonly lockVersion: number | undefined;
  readonly form: ArticleForm;
  /** When it was typed, in milliseconds. */
  readonly at: number;
}

/** The company or a person as the server gave them; all but the name is there for the preview. */
const isNamed = hasFields({ id: isText, name: isText }) as Shape<ArticleCompany & ArticlePerson>;
const isNone = isOneOf([null]);
const isDraft = hasFields<KeptDraft>({
  articleId: isText,
  lockVersion: isMaybe(isNumber),
  form: hasFields<ArticleForm>({
    title: isText,
    slug: isText,
    body: isText,
    coverUrl: isEither(isText, isNone),
    category: isOneOf(articleCategories),
    company: isEither(isNamed, isNone),
    people: isListOf(isNamed),
  }),
  at: isNumber,
});
const draftOf = (slot: string) => stored(`articleDraft:${slot}`, asJson(isDraft));

export const readDraft = (slot: string): KeptDraft | undefined => draftOf(slot).get();

export function dropDraft(slot: string): void {
  draftOf(slot).set(undefined);
}

/** Keeps a draft a moment after each change, while there is something to keep. */
export function useKeepDraft(slot: string, draft: Omit<KeptDraft, "at"> | undefined): boolean {
  const [isKept, setKept] = useState(false);
  const text = draft && JSON.stringify(draft);
  useEffect(() => {
    setKept(false);
    if (!text) return;
    const timer = setTimeout(
      () => setKept(draftOf(slot).set({ ...JSON.parse(text), at: Date.now() })),
      INPUT_DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [slot, text]);
  return isKept;
}
