"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useLatch } from "@/platform/use-latch";
import { useToast } from "@/ui/use-toast";
import { ownRecruitmentCopy } from "../copy.ja";
import { usePayQuestion } from "../pay-question";
import type { useEditor } from "./use-editor";

const { editor: copy, bar } = ownRecruitmentCopy;

/** The main button: saves, and makes public what is not yet; names what stands in the way. */
export function usePublish(recruitmentId: string, editor: ReturnType<typeof useEditor>) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const summary = useRef<HTMLDivElement>(null);
  const { once } = useLatch();
  const question = usePayQuestion();
  const publish = useMutation(
    trpc.recruitment.publishRecruitment.mutationOptions({ meta: { ownErrors: true } }),
  );
  const showOpen = () => {
    editor.tryAll();
    // The list is there once this press has been drawn.
    requestAnimationFrame(() => {
      summary.current?.scrollIntoView({ block: "center" });
      summary.current?.focus();
    });
  };
  const run = async () => {
    if (editor.reading.open.length > 0) {
      if (editor.savesItself && editor.isDirty && editor.form.employmentType !== "")
        await editor.saveNow();
      return showOpen();
    }
    if (!(await editor.saveNow())) return;
    if (editor.savesItself) {
      try {
        await publish.mutateAsync({ recruitmentId });
      } catch (error) {
        const { code, message } = failureOf(error);
        if (code === "recruitmentIncomplete") showOpen();
        return toast.error(message);
      }
    }
    toast.success(editor.savesItself ? bar.published : copy.updatedSaved);
    void queries.invalidateQueries(trpc.recruitment.pathFilter());
    router.push(`/recruitment/${recruitmentId}`);
    router.refresh();
  };
  return {
    summary,
    isBusy: publish.isPending || (editor.saving.isSaving && !editor.savesItself),
    press: () => {
      const { open, recruitment } = editor.reading;
      if (open.length > 0) void once(run);
      else question.ask(recruitment, () => once(run));
    },
    /** Asks about an unusual salary. */
    question: question.window,
  };
}
