"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import type { Outputs } from "@/platform/trpc";
import { useTRPC } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { ChangedTerms } from "@/ui/recruitment/changed-terms";
import { changedConditions } from "@/ui/recruitment/condition-groups";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { ownRecruitmentCopy } from "./copy.ja";

const { revisions: copy } = ownRecruitmentCopy;
type Revision = Outputs["recruitment"]["listRevisions"]["items"][number];

/** What a position said at each save, the newest first, with what changed each time. */
export function RevisionsScreen({ recruitmentId }: { recruitmentId: string }) {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.recruitment.listRevisions.infiniteQueryOptions(
      { recruitmentId },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ href: `/recruitment/${recruitmentId}`, label: copy.back }}
      />
      <PagedList
        list={list}
        isEmpty={items.length === 0}
        empty={<EmptyState drawing="document" text={copy.none} />}
        skeletons={3}
        failed={copy.failed}
        more={copy.more}
      >
        <ol className="grid gap-4">
          {items.map((item, index) => (
            <li key={item.revision}>
              <RevisionCard revision={item} isNewest={index === 0} />
            </li>
          ))}
        </ol>
      </PagedList>
    </PageContainer>
  );
}

function RevisionCard({ revision, isNewest }: { revision: Revision; isNewest: boolean }) {
  const { content, previous, createdAt, savedBy } = revision;
  const changes = previous ? changedConditions(previous, content) : [];
  return (
    <SectionCard
      title={copy.number(revision.revision)}
      lead={`${formatDateTime(createdAt)}　${savedBy ? copy.by(savedBy) : copy.bySystem}`}
      action={isNewest && <Badge tone="pine">{copy.current}</Badge>}
    >
      {changes.length === 0 ? (
        <p className="text-ink-2 text-sm">{previous ? copy.same : copy.first}</p>
      ) : (
        <ChangedTerms changes={changes} />
      )}
    </SectionCard>
  );
}
