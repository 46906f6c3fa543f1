"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { saveArticleSchema } from "@tefuda/domain/article/schema";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { uuidv7 } from "uuidv7";
import { type Failure, failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { useToast } from "@/ui/use-toast";
import {
  type ArticleForm,
  type EditableArticle,
  emptyForm,
  formOf,
  inputOf,
  isSameForm,
} from "./article-form";
import { dropDraft, type KeptDraft, readDraft, useKeepDraft } from "./kept-draft";

const NEW = "new";

/** The state of the editor: what is typed, what is saved, what this device keeps, and conflicts. */
export function useArticleEditor(article: EditableArticle | undefined) {
  const router = useRouter();
  const toast = useToast();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const slot = article?.id ?? NEW;
  const [articleId, setArticleId] = useState(() => article?.id ?? uuidv7());
  const [base, setBase] = useState<ArticleForm>(article ? formOf(article) : emptyForm);
  const [form, setForm] = useState(base);
  const [lockVersion, setLockVersion] = useState(article?.lockVersion);
  const { faults: errors, check, refuse, forget } = useFaults();
  const [isLocked, setLocked] = useState(false);
  const [kept, setKept] = useState<KeptDraft>();
  /** Counts the times that the body was replaced from outside the editor. */
  const [version, setVersion] = useState(0);

  const isDirty = !isSameForm(form, base);
  // What waits to be restored is not written over before its owner has said what becomes of it.
  const isOnDevice = useKeepDraft(
    slot,
    isDirty && !kept ? { articleId, lockVersion, form } : undefined,
  );
  // As the page was opened: what this very editor keeps later is nothing to restore.
  const [first] = useState(base);
  useEffect(() => {
    const draft = readDraft(slot);
    if (draft && !isSameForm(draft.form, first)) setKept(draft);
  }, [slot, first]);

  const replace = (next: ArticleForm) => {
    setForm(next);
    setVersion((count) => count + 1);
  };
  const fail = (failure: Failure) => {
    refuse(failure.fields);
    if (failure.code === "lock") setLocked(true);
    toast.error(failure.message);
  };
  const forgetDraft = () => {
    dropDraft(slot);
    setKept(undefined);
  };

  const save = useMutation(
    trpc.article.save.mutationOptions({
      meta: { ownErrors: true },
      networkMode: "always",
      onSuccess: async (saved) => {
        const now = { ...form, body: saved.body };
        setBase(now);
        setForm((typed) => (typed === form ? now : typed));
        setLockVersion(saved.lockVersion);
        forget();
        setLocked(false);
        forgetDraft();
        toast.success();
        void queries.invalidateQueries({ queryKey: trpc.article.listAll.pathKey() });
        await queries.invalidateQueries({ queryKey: trpc.article.getEditable.pathKey() });
        if (!article) router.replace(`/operator/articles/${saved.articleId}`);
      },
      onError: (error) => fail(failureOf(error)),
    }),
  );

  const saveWith = (version: number | undefined) => {
    const input = { ...inputOf(form), articleId, lockVersion: version };
    if (check(saveArticleSchema, input)) save.mutate(input);
  };

  return {
    articleId,
    form,
    errors,
    version,
    lockVersion,
    isDirty,
    isOnDevice,
    isLocked,
    kept,
    isSaving: save.isPending,
    change: (fields: Partial<ArticleForm>) => setForm((typed) => ({ ...typed, ...fields })),
    save: () => saveWith(lockVersion),
    fail,
    restore() {
      if (!kept) return;
      setArticleId(kept.articleId);
      if (article) setLockVersion(kept.lockVersion);
      replace(kept.form);
      setKept(undefined);
    },
    discard: forgetDraft,
    /** The state of the article moved on by a press of one's own. */
    moved: setLockVersion,
    /** After a conflict: one's own words over those of the other. */
    takeMine(theirs: EditableArticle) {
      setLockVersion(theirs.lockVersion);
      saveWith(theirs.lockVersion);
    },
    /** After a conflict: what stands there. */
    takeTheirs(theirs: EditableArticle) {
      const next = formOf(theirs);
      setBase(next);
      replace(next);
      setLockVersion(theirs.lockVersion);
      setLocked(false);
      forget();
      forgetDraft();
    },
  };
}

export type ArticleEditor = ReturnType<typeof useArticleEditor>;
