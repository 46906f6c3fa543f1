"use client";

import { useQuery } from "@tanstack/react-query";
import { can } from "@tefuda/domain/policy/can";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { failureOf } from "@/platform/errors";
import { useSession } from "@/platform/session/session-provider";
import { useRefusal } from "@/platform/session/use-refusal";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { lateWindow } from "@/ui/late-window";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { CandidateButtons } from "./candidate-buttons";
import { FactLine, occupationLine, StateBadge, WillingnessBadges } from "./candidate-facts";
import { listOf } from "./candidate-href";
import { candidateCopy as copy } from "./copy.ja";
import { DetailPager } from "./detail-pager";
import { DetailSections } from "./detail-sections";
import { writeAddress } from "./filters";
import { CandidateNotes } from "./notes/candidate-notes";
import type { CandidateProfile } from "./types";
import { useCandidateActions } from "./use-candidate-actions";
import { useLiveCandidates } from "./use-live-candidates";

const KeepLimitModal = lateWindow(() =>
  import("./keep-limit-modal").then(({ KeepLimitModal }) => KeepLimitModal),
);

interface CandidateDetailProps {
  jokerId: string;
  /** Shown above the profile while the viewer's own offer waits for an answer. */
  sentOffer?: (candidate: CandidateProfile) => ReactNode;
}

/** One candidate's page: the work, without the person, until there is a match. */
export function CandidateDetail({ jokerId, sentOffer }: CandidateDetailProps) {
  const trpc = useTRPC();
  const me = useSession();
  useLiveCandidates();
  const profile = useQuery(trpc.candidate.getJokerForCompany.queryOptions({ jokerId }));
  const list = listOf(new URLSearchParams(useSearchParams()));
  const back = { href: list ? writeAddress(list) : "/users", label: copy.back };
  if (profile.isError) {
    const { code, message } = failureOf(profile.error);
    return (
      <PageContainer>
        <PageHeader title={copy.title} back={back} />
        {code === "dataNotFound" ? (
          <EmptyState
            text={message}
            action={
              <ButtonLink href="/users" variant="secondary">
                {copy.back}
              </ButtonLink>
            }
          />
        ) : (
          <ErrorState onRetry={() => profile.refetch()} busy={profile.isFetching} />
        )}
      </PageContainer>
    );
  }
  if (!profile.data)
    return (
      <PageContainer>
        <SkeletonCards count={4} />
      </PageContainer>
    );
  const candidate = profile.data;
  return (
    <PageContainer width="wide">
      <PageHeader title={candidate.name} back={back} lead={occupationLine(candidate)} />
      {list && <DetailPager jokerId={jokerId} list={list} />}
      {sentOffer?.(candidate)}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
        <div className="grid min-w-0 gap-6">
          <DetailSections candidate={candidate} />
          {can(me, "candidate:note") && <CandidateNotes jokerId={jokerId} />}
        </div>
        <Actions candidate={candidate} />
      </div>
    </PageContainer>
  );
}

/** What can be done with the candidate; it stays in view beside the profile. */
function Actions({ candidate }: { candidate: CandidateProfile }) {
  const actions = useCandidateActions();
  return (
    <aside
      aria-label={copy.actions}
      className="grid gap-4 rounded-lg border border-line bg-surface p-5 max-lg:order-first lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
    >
      <div className="grid gap-2">
        <FactLine candidate={candidate} />
        <p className="flex flex-wrap items-center gap-2 empty:hidden">
          <StateBadge state={candidate.state} />
        </p>
        <WillingnessBadges candidate={candidate} />
        {candidate.keep && !candidate.keep.isOwn && (
          <p className="text-ink-2 text-xs">{copy.keptBy(candidate.keep.aceName)}</p>
        )}
      </div>
      <MainAction candidate={candidate} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        <CandidateButtons candidate={candidate} actions={actions} isLabelled />
      </div>
      <p className="text-ink-3 text-xs">{copy.masked}</p>
      <KeepLimitModal open={actions.isKeepLimit} onClose={actions.closeKeepLimit} />
    </aside>
  );
}

function MainAction({ candidate }: { candidate: CandidateProfile }) {
  const refusal = useRefusal("offer:send");
  const { state, matchingId, canOffer, jokerId } = candidate;
  if (matchingId)
    return <ButtonLink href={`/matchings/${matchingId}`}>{copy.openMatching}</ButtonLink>;
  const why =
    state === "matched"
      ? copy.matchedBy
      : state === "hidden"
        ? copy.hiddenNote
        : canOffer
          ? undefined
          : copy.alreadyOffered;
  if (why) return <p className="text-ink-2 text-sm">{why}</p>;
  return (
    <>
      <ButtonLink href={`/users/${jokerId}/offer`} refusal={refusal} className="phone:hidden">
        {copy.offer}
      </ButtonLink>
      {refusal ? (
        <p className="text-ink-2 text-sm">{refusal}</p>
      ) : (
        <p className="text-ink-2 text-sm pc:hidden">{copy.phoneHint}</p>
      )}
    </>
  );
}
