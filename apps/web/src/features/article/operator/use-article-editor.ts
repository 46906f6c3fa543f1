"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { saveArticleSchema } from "@tefuda/domain/article/schema";
import type { Sides } from "@/platform/editing/editing";
import { useEditing } from "@/platform/editing/use-editing";
import { type Failure, failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { useToast } from "@/ui/use-toast";
import {
  type ArticleForm,
  articleKind,
  type EditableArticle,
  inputOf,
  startOf,
  storedArticle,
} from "./article-form";

/** The state of the editor: what is typed, what is saved, what this device keeps, and conflicts. */
export function useArticleEditor(articleId: string, made: EditableArticle | undefined) {
  const toast = useToast();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const editing = useEditing(articleKind, articleId, startOf(made));
  const { form, isDirty, conflict, meet, latest } = editing;
  const { faults: errors, check, refuse, forget } = useFaults();

  /** Shows both versions; when the other one cannot be read, says so. */
  const compare = async () => {
    try {
      const options = trpc.article.getEditable.queryOptions({ articleId }, { staleTime: 0 });
      meet(storedArticle(await queries.fetchQuery(options)));
    } catch (error) {
      toast.error(failureOf(error).message);
    }
  };
  const fail = (failure: Failure) => {
    refuse(failure.fields);
    if (failure.code === "lock") return void compare();
    toast.error(failure.message);
  };
  const { mutateAsync, isPending } = useMutation(
    trpc.article.save.mutationOptions({ meta: { ownErrors: true }, networkMode: "always" }),
  );
  const saveNow = async () => {
    const { form: sent, lockVersion } = latest();
    const input = { ...inputOf(sent), articleId, lockVersion };
    if (!check(saveArticleSchema, input)) return;
    try {
      const saved = await mutateAsync(input);
      // Of the form that was sent, whatever stands there by now.
      editing.saved(sent, { form: { ...sent, body: saved.body }, lockVersion: saved.lockVersion });
      forget();
      toast.success();
      void queries.invalidateQueries({ queryKey: trpc.article.listAll.pathKey() });
      void queries.invalidateQueries({ queryKey: trpc.article.getEditable.pathKey() });
    } catch (error) {
      fail(failureOf(error));
    }
  };

  return {
    articleId,
    form,
    base: editing.base,
    errors,
    version: editing.version,
    lockVersion: editing.lockVersion,
    isDirty,
    isOnDevice: editing.isKept,
    isOutdated: editing.isOutdated,
    conflict,
    compare,
    restoredAt: editing.restoredAt,
    discard: editing.discard,
    isSaving: isPending,
    change: editing.change,
    save: () => void saveNow(),
    fail,
    /** The state of the article moved on by a press of one's own. */
    moved: editing.moved,
    putOff: editing.putOff,
    /** After a conflict: saves with the words that were chosen. */
    settle(sides: Sides<ArticleForm>) {
      if (!conflict) return;
      editing.settle(conflict, sides);
      forget();
      if (Object.values(sides).includes("mine")) void saveNow();
    },
  };
}

export type ArticleEditor = ReturnType<typeof useArticleEditor>;
