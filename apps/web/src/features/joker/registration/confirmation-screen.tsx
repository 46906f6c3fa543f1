"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { stepProgress } from "@tefuda/domain/joker/completeness";
import { profileSections } from "@tefuda/domain/joker/profile-sections.ja";
import { registrationStepLabels as labels, registrationSteps } from "@tefuda/domain/joker/steps";
import { fillTemplate } from "@tefuda/domain/text/template";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useZoned } from "@/platform/local-time";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { jokerCopy } from "../copy.ja";
import { ProfileSectionCard } from "../profile-section";
import { readSkipped } from "./draft";
import { pathAfterRequest, pathBefore, stepOf, stepPath } from "./engine";
import type { Own } from "./step-form";
import { useGoToStep } from "./use-go-to-step";

const { confirmation: copy } = jokerCopy;
const title = registrationSteps.find(({ key }) => key === "confirmation")?.title ?? "";

/** Everything that was entered, each part to be changed, and the request for judging. */
export function ConfirmationScreen({
  brand,
  own,
  userId,
  verdict,
}: {
  brand: string;
  own: Own;
  userId: string;
  verdict?: ReactNode;
}) {
  const { n, total } = stepProgress("confirmation");
  return (
    <FocusLayout
      brand={brand}
      progress={{ step: n, total }}
      title={title}
      actions={<Actions own={own} userId={userId} />}
    >
      <Notice own={own} />
      {verdict}
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

/** Who asks for judging, and of what. */
interface Asking {
  own: Own;
  userId: string;
}

const isWaiting = ({ judgement: { status } }: Own) =>
  status === "requested" || status === "reviewing";

function Notice({ own }: { own: Own }) {
  const { missing, judgement } = own;
  const now = useNow();
  const zoned = useZoned();
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
  if (own.isStillRemanded)
    return (
      <Banner inset tone="warning">
        {copy.unchanged}
      </Banner>
    );
  const { requestableAt } = judgement;
  if (requestableAt && requestableAt > now)
    return (
      <Banner inset tone="warning">
        {copy.tooSoon(zoned(formatListTime(requestableAt, now), requestableAt))}
      </Banner>
    );
  return null;
}

function Actions({ own, userId }: Asking) {
  const previous = pathBefore("confirmation");
  return (
    <div className="flex w-full flex-wrap-reverse gap-3 sm:justify-end">
      {previous && (
        <ButtonLink href={previous} variant="secondary" size="lg" className="max-sm:flex-1">
          {labels.back}
        </ButtonLink>
      )}
      <MainAction own={own} userId={userId} />
    </div>
  );
}

const mainClass = "max-sm:w-full sm:min-w-80";

function MainAction({ own, userId }: Asking) {
  const { missing, judgement } = own;
  const firstMissing = missing[0];
  if (firstMissing)
    return (
      <ButtonLink
        href={stepPath(firstMissing.step, "confirmation")}
        size="lg"
        className={mainClass}
      >
        {labels.saveAndContinue}
      </ButtonLink>
    );
  if (judgement.registrationStatus === "registered" || isWaiting(own))
    return (
      <ButtonLink href="/mypage" size="lg" className={mainClass}>
        {copy.toMypage}
      </ButtonLink>
    );
  return <RequestButton own={own} userId={userId} />;
}

function RequestButton({ own: { profile, judgement, isStillRemanded }, userId }: Asking) {
  const { requestableAt } = judgement;
  const go = useGoToStep();
  const router = useRouter();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const now = useNow();
  const [isLeaving, setLeaving] = useState(false);
  const request = useMutation(
    trpc.judgement.request.mutationOptions({
      onSuccess: async () => {
        setLeaving(true);
        await queries.invalidateQueries();
        go(pathAfterRequest(profile, readSkipped(userId)));
        router.refresh();
      },
      // Something changed elsewhere: the page then says what, such as from when it can be asked.
      onError: () => queries.invalidateQueries({ queryKey: trpc.joker.own.queryKey() }),
    }),
  );
  return (
    <Button
      size="lg"
      className={mainClass}
      disabled={isStillRemanded || (requestableAt !== null && requestableAt > now)}
      busy={request.isPending || isLeaving}
      onClick={() => request.mutate()}
    >
      {labels.requestJudgement}
    </Button>
  );
}
