"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import type { OfferPurpose } from "@tefuda/domain/offer/constants";
import { offerMessages } from "@tefuda/domain/offer/labels.ja";
import { isPayWithin } from "@tefuda/domain/offer/pay";
import type { CreateOffer } from "@tefuda/domain/offer/schema";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { uuidv7 } from "uuidv7";
import { fieldsKind, useKeptFields } from "@/platform/editing/use-kept";
import { failureOf, modalFor } from "@/platform/errors";
import { lazyRules, showFaults } from "@/platform/forms";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import type { LinkablePositions } from "./types";
import { usePositions } from "./use-positions";

const rules = lazyRules(() =>
  import("@tefuda/domain/offer/schema").then(({ createOfferSchema }) => createOfferSchema),
);

const emptyOffer = (jokerId: string) => ({
  jokerId,
  offerId: uuidv7(),
  recruitmentId: "",
  reason: "",
  message: "",
  minSalary: "" as string | number,
  maxSalary: "" as string | number,
  purpose: "casual" as OfferPurpose,
});
const offerKind = fieldsKind<ReturnType<typeof emptyOffer>>("offer");

/** The windows over the form: the sender is asked to confirm, or told that a position is missing. */
const modals = ["confirm-offer-check", "not-linking-recruitment"] as const;

/** The offer form's values, its checks, and the sending after the confirmation. */
export function useOfferForm(jokerId: string, newest: LinkablePositions) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [modal, setModal] = useState<(typeof modals)[number]>();
  /** What the confirmation shows and sends: the values as the rules read them. */
  const [checked, setChecked] = useState<CreateOffer>();
  // One form sends one offer, however often its button is pressed, and from whichever page it is.
  const [defaultValues] = useState(() => emptyOffer(jokerId));
  const form = useForm({ resolver: rules.resolver, defaultValues });
  const kept = useKeptFields(form, offerKind, jokerId, (draft) =>
    // A position that was closed in the meantime takes its pay with it.
    newest.hasMore || newest.items.some(({ id }) => id === draft.recruitmentId)
      ? draft
      : { ...draft, recruitmentId: "", minSalary: "", maxSalary: "" },
  );
  const positions = usePositions(newest, form.watch("recruitmentId"));
  const { chosen } = positions;

  const call = useMutation(
    trpc.offer.createOffer.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        kept.clear();
        toast.success(successMessages.offered);
        void queries.invalidateQueries(trpc.offer.pathFilter());
        void queries.invalidateQueries(trpc.candidate.pathFilter());
        router.push(`/users/${jokerId}`);
      },
      onError: (error) => {
        const failure = failureOf(error);
        const refused = modalFor(failure, ...modals);
        setModal(refused);
        if (!refused && !showFaults(form, failure)) toast.error(failure.message);
      },
    }),
  );

  const check = (values: CreateOffer) => {
    if (positions.isFinding) return;
    if (!chosen) return setModal("not-linking-recruitment");
    if (chosen.pay && !isPayWithin(values, chosen.pay))
      return form.setError(
        "minSalary",
        { message: offerMessages.salaryOutsideRecruitment },
        { shouldFocus: true },
      );
    setChecked(values);
    setModal("confirm-offer-check");
  };

  return {
    form,
    positions,
    restoredAt: kept.restoredAt,
    discard: kept.clear,
    /** Links a position and takes its pay, which can then be narrowed. */
    recruitmentField: form.register("recruitmentId", {
      onChange: ({ target }: { target: { value: string } }) => {
        const pay = positions.pick(target.value)?.pay;
        form.setValue("minSalary", pay?.min ?? "");
        form.setValue("maxSalary", pay?.max ?? "");
        form.clearErrors(["minSalary", "maxSalary"]);
      },
    }),
    submit: form.handleSubmit(check, ({ recruitmentId: isMissing }) => {
      if (isMissing) setModal("not-linking-recruitment");
    }),
    send: {
      start: () => checked && call.mutate(checked),
      isSending: call.isPending || call.isSuccess,
      isUsedUp: call.isError && failureOf(call.error).code === "reactOfferCount",
    },
    modal,
    closeModal: () => setModal(undefined),
  };
}
