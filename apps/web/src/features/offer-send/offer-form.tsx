"use client";

import { useQuery } from "@tanstack/react-query";
import { OFFER_MESSAGE, OFFER_REASON } from "@tefuda/domain/constants/limits";
import { offerPurposes } from "@tefuda/domain/offer/constants";
import { offerFieldLabels, offerPurposeLabels } from "@tefuda/domain/offer/labels.ja";
import { useRefusal } from "@/platform/session/use-refusal";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { RestoredBanner } from "@/ui/editor-notes";
import { ErrorState } from "@/ui/error-state";
import { Field } from "@/ui/field";
import { RadioCards } from "@/ui/radio-cards";
import { SkeletonCards } from "@/ui/skeleton";
import { TextArea } from "@/ui/text-area";
import { BodyTemplates } from "./body-templates";
import { ConfirmOfferModal } from "./confirm-offer-modal";
import { offerSendCopy } from "./copy.ja";
import { NotLinkingModal } from "./not-linking-modal";
import { PayFields } from "./pay-fields";
import { QuotaLine } from "./quota-line";
import { RecruitmentField } from "./recruitment-field";
import { TextMeter } from "./text-meter";
import type { LinkablePositions, OfferQuota } from "./types";
import { useOfferForm } from "./use-offer-form";
import { useTextMeter } from "./use-text-meter";

const copy = offerSendCopy.form;

interface OfferFormProps {
  jokerId: string;
  jokerName: string;
}

/** The form of one offer, once the positions it can be linked to are known. */
export function OfferForm(props: OfferFormProps) {
  const trpc = useTRPC();
  const refusal = useRefusal("offer:send");
  const enabled = refusal === undefined;
  const recruitments = useQuery(trpc.recruitment.listLinkable.queryOptions({}, { enabled }));
  const quota = useQuery(trpc.offer.quota.queryOptions(undefined, { enabled }));
  const failed = recruitments.isError ? recruitments : quota.isError ? quota : undefined;
  // What stands in an open form stays; one that is only opened now has nothing to lose.
  if (refusal && !(recruitments.data && quota.data))
    return (
      <Banner inset tone="warning">
        {refusal}
      </Banner>
    );
  if (failed) return <ErrorState onRetry={() => failed.refetch()} busy={failed.isFetching} />;
  if (!recruitments.data || !quota.data) return <SkeletonCards count={3} />;
  return <Fields {...props} newest={recruitments.data} quota={quota.data} />;
}

interface FieldsProps extends OfferFormProps {
  newest: LinkablePositions;
  quota: OfferQuota;
}

function Fields({ jokerId, jokerName, newest, quota }: FieldsProps) {
  const offer = useOfferForm(jokerId, newest);
  const { form, positions, submit, send, modal, closeModal } = offer;
  const { errors } = form.formState;
  const [reason, message, purpose] = form.watch(["reason", "message", "purpose"]);
  const checked = useTextMeter(jokerId, reason, message);
  const { remaining } = quota;
  const refusal = useRefusal("offer:send");
  const { chosen } = positions;

  return (
    <form noValidate className="grid gap-7" onSubmit={submit}>
      <QuotaLine quota={quota} />
      <RestoredBanner at={offer.restoredAt} onDiscard={offer.discard} />
      <RecruitmentField
        positions={positions}
        registration={offer.recruitmentField}
        error={errors.recruitmentId?.message}
      />
      <Field
        label={offerFieldLabels.reason}
        required
        help={copy.reasonHelp}
        error={errors.reason?.message}
        count={{ text: reason, limit: OFFER_REASON.max }}
      >
        <TextArea {...form.register("reason")} minRows={4} autoComplete="off" />
      </Field>
      <Field
        label={offerFieldLabels.message}
        required
        help={copy.messageHelp}
        error={errors.message?.message}
        count={{ text: message, limit: OFFER_MESSAGE.max }}
      >
        <TextArea {...form.register("message")} minRows={6} autoComplete="off" />
      </Field>
      <BodyTemplates form={form} recruitmentTitle={chosen?.title} />
      <TextMeter checked={checked} />
      <PayFields
        recruitment={chosen}
        min={form.register("minSalary")}
        max={form.register("maxSalary")}
        error={errors.minSalary?.message ?? errors.maxSalary?.message}
      />
      <RadioCards
        legend={offerFieldLabels.purpose}
        required
        columns={2}
        options={offerPurposes.map((value) => ({ value, label: offerPurposeLabels[value] }))}
        value={purpose}
        onChange={(value) => form.setValue("purpose", value, { shouldValidate: true })}
        error={errors.purpose?.message}
      />
      <Button
        type="submit"
        size="lg"
        refusal={refusal}
        busy={positions.isFinding}
        className="justify-self-end"
      >
        {copy.next}
      </Button>
      <ConfirmOfferModal
        isOpen={modal === "confirm-offer-check"}
        onClose={closeModal}
        onSend={send.start}
        isSending={send.isSending}
        jokerName={jokerName}
        recruitmentTitle={chosen?.title ?? ""}
        remaining={send.isUsedUp ? 0 : remaining}
      />
      <NotLinkingModal
        isOpen={modal === "not-linking-recruitment"}
        onClose={closeModal}
        hasAny={positions.hasAny}
        onChoose={() => form.setFocus("recruitmentId")}
      />
    </form>
  );
}
