"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { offerMessages } from "@tefuda/domain/offer/labels.ja";
import { isPayWithin } from "@tefuda/domain/offer/pay";
import type { CreateOffer } from "@tefuda/domain/offer/schema";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { failureOf } from "@/platform/errors";
import { lazyRules, showFaults } from "@/platform/forms";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import type { LinkableRecruitment } from "./types";
import { useOfferDraft } from "./use-offer-draft";

const rules = lazyRules(() =>
  import("@tefuda/domain/offer/schema").then(({ createOfferSchema }) => createOfferSchema),
);

/** Where the sender stands: writing, asked to confirm, or told that a position is missing. */
type Step = "edit" | "confirm" | "notLinking";

/** The offer form's values, its checks, and the sending after the confirmation. */
export function useOfferForm(jokerId: string, recruitments: readonly LinkableRecruitment[]) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [step, setStep] = useState<Step>("edit");
  const [isUsedUp, setUsedUp] = useState(false);
  /** What the confirmation shows and sends: the values as the rules read them. */
  const [checked, setChecked] = useState<CreateOffer>();
  const draft = useOfferDraft(
    jokerId,
    recruitments.map(({ id }) => id),
  );
  const [isRestored, setRestored] = useState(draft.wasKept);
  const form = useForm({
    resolver: rules.resolver,
    // One form sends one offer, however often its button is pressed.
    defaultValues: { jokerId, ...draft.first },
  });
  const { keep } = draft;
  useEffect(() => {
    const watching = form.watch(({ jokerId: _, ...values }) => keep(values));
    return () => watching.unsubscribe();
  }, [form, keep]);
  const recruitmentId = form.watch("recruitmentId");
  const chosen = recruitments.find(({ id }) => id === recruitmentId);

  const call = useMutation(
    trpc.offer.createOffer.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        draft.forget();
        toast.success(successMessages.offered);
        void queries.invalidateQueries(trpc.offer.pathFilter());
        void queries.invalidateQueries(trpc.candidate.pathFilter());
        router.push(`/users/${jokerId}`);
      },
      onError: (error) => {
        const failure = failureOf(error);
        const { code, message } = failure;
        if (code === "reactOfferCount") return setUsedUp(true);
        if (code === "aceNotLinkingRecruitment") return setStep("notLinking");
        setStep("edit");
        if (!showFaults(form, failure)) toast.error(message);
      },
    }),
  );

  const check = (values: CreateOffer) => {
    if (chosen?.pay && !isPayWithin(values, chosen.pay))
      return form.setError(
        "minSalary",
        { message: offerMessages.salaryOutsideRecruitment },
        { shouldFocus: true },
      );
    setChecked(values);
    setStep("confirm");
  };

  return {
    form,
    chosen,
    /** Set while the form shows what was left here before. */
    discard: isRestored
      ? () => {
          form.reset({ jokerId, ...draft.empty() });
          draft.forget();
          setRestored(false);
        }
      : undefined,
    /** Links a position and takes its pay, which can then be narrowed. */
    recruitmentField: form.register("recruitmentId", {
      onChange: ({ target }: { target: { value: string } }) => {
        const pay = recruitments.find(({ id }) => id === target.value)?.pay;
        form.setValue("minSalary", pay?.min ?? "");
        form.setValue("maxSalary", pay?.max ?? "");
        form.clearErrors(["minSalary", "maxSalary"]);
      },
    }),
    submit: form.handleSubmit(check, ({ recruitmentId: isMissing }) => {
      if (isMissing) setStep("notLinking");
    }),
    send: {
      start: () => checked && call.mutate(checked),
      isSending: call.isPending || call.isSuccess,
      isUsedUp,
    },
    step,
    setStep,
  };
}
