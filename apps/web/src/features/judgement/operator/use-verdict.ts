"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import type { JudgementReason } from "@tefuda/domain/judgement/reasons";
import { reasonsFor } from "@tefuda/domain/judgement/reasons";
import { judgeJokerSchema } from "@tefuda/domain/judgement/schema";
import {
  judgementMachine,
  type Verdict,
  verdictActions,
  verdicts,
} from "@tefuda/domain/judgement/states";
import type { Rank } from "@tefuda/domain/options/ranks";
import { actionsFrom } from "@tefuda/domain/states/machine";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Kept } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { useToast } from "@/ui/use-toast";
import { casePath, type JudgementCase, writtenComments } from "./judgement-case";
import type { WrittenVerdict } from "./written-verdict";

/** The verdicts that are open in the case's state. */
function openVerdicts(found: JudgementCase): Verdict[] {
  const actions = actionsFrom(judgementMachine, found.judgement.status, "operator");
  return verdicts.filter((verdict) => actions.includes(verdictActions[verdict]));
}

/** The state of the verdict's form: choice, faults, sending, and on to the next case. */
export function useVerdict(
  found: JudgementCase,
  written: Kept<WrittenVerdict>,
  onReload: () => void,
) {
  const router = useRouter();
  const toast = useToast();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const available = openVerdicts(found);
  const { comment, comments } = written.value;
  const [status, setStatus] = useState<Verdict>();
  const [rank, setRank] = useState<Rank>();
  const [reasonCodes, setReasons] = useState<JudgementReason[]>([]);
  const { faults: errors, check, refuse, forget } = useFaults();
  const [isAsking, setAsking] = useState(false);

  const judge = useMutation(
    trpc.judgement.judge.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: ({ nextJokerId }) => {
        toast.success(successMessages.judged);
        written.clear();
        void queries.invalidateQueries({ queryKey: trpc.judgement.list.pathKey() });
        router.push(nextJokerId ? casePath(nextJokerId) : "/operator/judgements");
      },
      onError: (error) => {
        const failure = failureOf(error);
        refuse(failure.fields);
        toast.error(failure.message);
        if (failure.code === "lock") onReload();
      },
      onSettled: () => setAsking(false),
    }),
  );

  const verdict = status && {
    jokerId: found.jokerId,
    status,
    ...(status === "passed" && { rank }),
    reasonCodes: reasonCodes.filter((code) => reasonsFor(status).includes(code)),
    fieldComments: status === "passed" ? [] : writtenComments(comments),
    comment,
  };

  return {
    available,
    status,
    rank,
    reasonCodes,
    comment,
    errors,
    isAsking,
    isBusy: judge.isPending,
    choose(next: Verdict) {
      if (!available.includes(next)) return;
      setStatus(next);
      forget();
    },
    setRank,
    setReasons,
    setComment: (next: string) => written.change({ comment: next }),
    /** Asks for confirmation when the verdict is complete, else shows what is missing. */
    ask() {
      if (!verdict) {
        refuse({ status: messages.chooseOne });
        return;
      }
      if (check(judgeJokerSchema, verdict)) setAsking(true);
    },
    cancel: () => setAsking(false),
    confirm() {
      if (!verdict) return;
      judge.mutate({
        ...verdict,
        steps: found.judgement.steps,
        lockVersion: found.lockVersion,
      });
    },
  };
}
