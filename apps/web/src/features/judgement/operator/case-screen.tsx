"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useKept } from "@/platform/editing/use-kept";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import type { LiveDocs } from "@/platform/live/wire";
import { useSession } from "@/platform/session/session-provider";
import { type Outputs, useTRPCClient } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { useShortcuts } from "@/ui/use-shortcuts";
import { judgementCopy } from "../copy.ja";
import { CaseHeader } from "./case-header";
import { CaseHistory } from "./case-history";
import { CasePicture } from "./case-picture";
import { CaseProfile } from "./case-profile";
import { type CommentOn, casePath, type JudgementCase } from "./judgement-case";
import { LookAlikes } from "./look-alikes";
import { VerdictForm } from "./verdict-form";
import { noVerdict, verdictKind } from "./written-verdict";

const { operator: copy } = judgementCopy;

/** One case: the profile as typed, the picture by itself, and beside them the verdict. Opening it is logged. */
export function CaseScreen({ jokerId }: { jokerId: string }) {
  const client = useTRPCClient();
  const [move, setMove] = useState<LiveDocs["judgement-case"]>();
  const me = useSession();
  const { data, isError, isFetching, refetch } = useQuery<Outputs["judgement"]["open"]>({
    queryKey: ["judgement", "case", jokerId],
    queryFn: () => client.judgement.open.mutate({ jokerId }),
    // Every view is opened anew and so logged; nothing opens it behind the operator's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  useLiveDoc(`judgement-case:${jokerId}`, setMove);

  if (!data)
    return (
      <PageContainer width="wide">
        {isError ? (
          <ErrorState text={copy.caseFailed} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonCards count={4} />
        )}
      </PageContainer>
    );
  const wasMine = data.judgement.status === "reviewing" && !data.holder;
  const isMine = me.kind === "operator" && move?.reviewerId === me.userId;
  return (
    <LoadedCase
      // A case that was read again begins with an empty verdict, and with nothing of the person.
      key={`${data.jokerId} ${data.judgement.steps} ${data.lockVersion} ${data.holder?.name}`}
      found={data}
      isOutdated={move !== undefined && move.steps > data.judgement.steps}
      isTakenOver={move !== undefined && wasMine && !isMine}
      isReloading={isFetching}
      onReload={() => {
        setMove(undefined);
        void refetch();
      }}
    />
  );
}

interface LoadedCaseProps {
  found: JudgementCase;
  isOutdated: boolean;
  /** A colleague took the case from this operator's hands. */
  isTakenOver: boolean;
  isReloading: boolean;
  onReload: () => void;
}

function LoadedCase(props: LoadedCaseProps) {
  const { found, isOutdated, isTakenOver, isReloading, onReload } = props;
  const router = useRouter();
  const verdict = useKept(verdictKind, found.jokerId, noVerdict);
  const { comments } = verdict.value;
  const commentOn: CommentOn = (step, comment) => {
    const { [step]: _gone, ...rest } = verdict.latest().comments;
    verdict.change({ comments: comment === undefined ? rest : { ...rest, [step]: comment } });
  };
  const go = (jokerId: string | null) => () => {
    if (jokerId) router.push(casePath(jokerId));
  };
  useShortcuts({
    j: go(found.nextJokerId),
    k: go(found.previousJokerId),
    Escape: () => router.push("/operator/judgements"),
  });
  return (
    <PageContainer width="wide">
      <CaseHeader found={found} />
      {(isOutdated || isTakenOver) && (
        <Banner
          inset
          tone="warning"
          action={
            <Button size="sm" variant="secondary" busy={isReloading} onClick={onReload}>
              {copy.reload}
            </Button>
          }
        >
          {isOutdated ? copy.changed : copy.takenOver}
        </Banner>
      )}
      {/* Measured in letters: beside each other only while both are wide enough for the reader's own size. */}
      <div className="@container">
        <div className="grid items-start gap-6 @2xl:grid-cols-[minmax(0,1fr)_20rem] @5xl:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="grid min-w-0 gap-6">
            <CaseProfile found={found} comments={comments} onComment={commentOn} />
            <CasePicture
              found={found}
              comment={comments.profileImage}
              onComment={(comment) => commentOn("profileImage", comment)}
            />
          </div>
          <div className="grid min-w-0 gap-6 @2xl:sticky @2xl:top-[calc(var(--header-height)+1rem)] @2xl:max-h-[calc(100dvh-var(--header-height)-var(--tab-bar-height)-2rem)] @2xl:overflow-y-auto lg:@2xl:max-h-[calc(100dvh-var(--header-height)-2rem)]">
            <VerdictForm found={found} written={verdict} onReload={onReload} />
            {found.lookAlikes.length > 0 && <LookAlikes found={found} />}
            <CaseHistory found={found} />
          </div>
        </div>
      </div>
    </PageContainer>
  );
}
