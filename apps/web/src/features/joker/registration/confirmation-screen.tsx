"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { stepProgress } from "@tefuda/domain/joker/completeness";
import { profileSections } from "@tefuda/domain/joker/profile-sections.ja";
import { registrationStepLabels as labels, registrationSteps } from "@tefuda/domain/joker/steps";
import { fillTemplate } from "@tefuda/domain/text/template";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { jokerCopy } from "../copy.ja";
import { ProfileSectionCard } from "../profile-section";
import { stepOf, stepPath } from "./engine";
import type { Own } from "./step-form";

const { confirmation: copy } = jokerCopy;
const title = registrationSteps.find(({ key }) => key === "confirmation")?.title ?? "";

/** Everything that was entered, each part to be changed, and the request for judging. */
export function ConfirmationScreen({ brand, own }: { brand: string; own: Own }) {
  const { n, total } = stepProgress("confirmation");
  return (
    <FocusLayout
      brand={brand}
      progress={{ step: n, total }}
      title={title}
      actions={<Actions own={own} />}
    >
      <Notice own={own} />
      <div className="grid gap-3">
        {profileSections(own.profile)
          .filter(({ step }) => stepOf(step))
          .map((section) => (
            <ProfileSectionCard
              key={section.step}
              section={section}
              editHref={stepPath(section.step, "confirmation")}
            />
          ))}
      </div>
    </FocusLayout>
  );
}

const isWaiting = ({ judgement: { status } }: Own) =>
  status === "requested" || status === "reviewing";

function Notice({ own }: { own: Own }) {
  const { missing, judgement } = own;
  if (missing.length > 0) {
    const list = missing.map(({ label }) => label).join("、");
    return (
      <Banner inset tone="warning">
        {fillTemplate(labels.missing, { list })}
      </Banner>
    );
  }
  if (isWaiting(own))
    return (
      <Banner inset tone="info">
        {copy.underReview}
      </Banner>
    );
  const { requestableAt } = judgement;
  const now = new Date();
  if (requestableAt && requestableAt > now)
    return (
      <Banner inset tone="warning">
        {copy.tooSoon(formatListTime(requestableAt, now))}
      </Banner>
    );
  return null;
}

function Actions({ own }: { own: Own }) {
  const router = useRouter();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const request = useMutation(
    trpc.judgement.request.mutationOptions({
      onSuccess: async () => {
        setLeaving(true);
        await queries.invalidateQueries();
        router.push("/congrats");
        router.refresh();
      },
    }),
  );
  const { missing, judgement } = own;
  const firstMissing = missing[0];
  if (firstMissing)
    return (
      <ButtonLink href={stepPath(firstMissing.step, "confirmation")} size="lg">
        {labels.saveAndContinue}
      </ButtonLink>
    );
  if (judgement.registrationStatus === "registered" || isWaiting(own))
    return (
      <ButtonLink href="/mypage" size="lg">
        {copy.toMypage}
      </ButtonLink>
    );
  const isTooSoon = judgement.requestableAt !== null && judgement.requestableAt > new Date();
  return (
    <Button
      size="lg"
      className="sm:min-w-80"
      disabled={isTooSoon}
      busy={request.isPending || isLeaving}
      onClick={() => request.mutate()}
    >
      {labels.requestJudgement}
    </Button>
  );
}
