"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeclineReason } from "@tefuda/domain/offer/constants";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import type { InterestedTheme } from "@tefuda/domain/options/interest";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { offerCopy as copy } from "./copy.ja";

export type AnswerStep = "themes" | "notInterested" | "established" | undefined;

export interface ChosenThemes {
  readonly themes: InterestedTheme[];
  readonly otherTheme?: string | undefined;
}

/**
 * The answer to an offer, step by step. A repeated press answers what the first one did, so an
 * answer whose connection broke is given once; an offer that was answered elsewhere, taken back or
 * has run out says so and shows as it now is.
 */
export function useAnswer(offerId: string, refresh: () => Promise<OfferStatus | undefined>) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [step, setStep] = useState<AnswerStep>();
  const [matchingId, setMatchingId] = useState<string>();

  const answer = useMutation(
    trpc.offer.answerOffer.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: async (done, { isInterested }) => {
        void queries.invalidateQueries(trpc.offer.list.pathFilter());
        await refresh();
        setMatchingId(done.matchingId);
        setStep(isInterested && done.matchingId ? "established" : undefined);
        if (isInterested) return;
        toast.success(copy.notInterested.done);
        router.push("/offers");
      },
      onError: async (error) => {
        const { code, message } = failureOf(error);
        if (code !== "dataNotFound" && code !== "alreadyExistsMatchingForJoker") return;
        // The offer is no longer what this page shows: let it say so instead of the question.
        const status = await refresh();
        setStep(undefined);
        toast.error((code === "dataNotFound" && status && copy.tooLate[status]) || message);
      },
    }),
  );

  const ask = (next: AnswerStep) => {
    answer.reset();
    setStep(next);
  };
  return {
    step,
    matchingId,
    ask,
    close: () => setStep(undefined),
    accept: ({ themes, otherTheme }: ChosenThemes) =>
      answer.mutate({ offerId, isInterested: true, themes, otherTheme }),
    decline: (reasonKey: DeclineReason | undefined) =>
      answer.mutate({ offerId, isInterested: false, reasonKey }),
    isAnswering: answer.isPending,
    failure: answer.error ? failureText(answer.error) : undefined,
  };
}

function failureText(error: unknown): string {
  const { code, message } = failureOf(error);
  return code === "fetchDataError" ? copy.lost : message;
}
