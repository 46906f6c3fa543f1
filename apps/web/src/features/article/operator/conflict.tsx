"use client";

import { bodyText, parseBody } from "@tefuda/domain/article/body";
import { articleCategoryLabels } from "@tefuda/domain/article/schema";
import { sidesOf } from "@/platform/editing/editing";
import { ConflictWindow } from "@/ui/conflict-window";
import { type ArticleForm, articleKind } from "./article-form";
import { articleDeskCopy } from "./copy.ja";
import type { ArticleEditor } from "./use-article-editor";

const { fields: labels } = articleDeskCopy.editor;

/** Each part of a body on a line of its own, for comparing. */
const linesOf = (html: string) =>
  parseBody(html)
    .map((node) => bodyText([node]))
    .join("\n");

/** A field in words. */
const textOf: { readonly [Key in keyof ArticleForm]: (form: ArticleForm) => string } = {
  title: ({ title }) => title,
  body: ({ body }) => linesOf(body),
  slug: ({ slug }) => slug,
  category: ({ category }) => articleCategoryLabels[category],
  coverUrl: ({ coverUrl }) => coverUrl ?? "",
  company: ({ company }) => company?.name ?? "",
  people: ({ people }) => people.map(({ name }) => name).join("、"),
};
const labelOf = { ...labels, coverUrl: labels.cover };
const keys = Object.keys(textOf) as (keyof ArticleForm)[];

/** Somebody else saved: nothing is lost, and one chooses which words of each field stand. */
export function Conflict({ editor }: { editor: ArticleEditor }) {
  const { conflict, form, base, lockVersion } = editor;
  const fieldsOf = (theirs: ArticleForm) => {
    const sides = sidesOf({ form, base, lockVersion }, theirs, articleKind.compared);
    return keys.flatMap((key) => {
      const side = sides[key];
      const [one, other] = [textOf[key](theirs), textOf[key](form)];
      return side ? [{ key, label: labelOf[key], theirs: one, mine: other, side }] : [];
    });
  };
  return (
    <ConflictWindow
      open={conflict !== undefined}
      onClose={editor.putOff}
      fields={conflict && fieldsOf(conflict.form)}
      onSettle={editor.settle}
    />
  );
}
