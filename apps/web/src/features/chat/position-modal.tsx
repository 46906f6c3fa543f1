"use client";

import { recruitmentTexts } from "@tefuda/domain/recruitment/labels.ja";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { ErrorState } from "@/ui/error-state";
import { Modal } from "@/ui/modal";
import { ChangedTerms } from "@/ui/recruitment/changed-terms";
import type { ChangedTerm } from "@/ui/recruitment/condition-groups";
import { RecruitmentTerms } from "@/ui/recruitment/terms";
import { SectionCard } from "@/ui/section-card";
import { SkeletonText } from "@/ui/skeleton";
import { chatCopy } from "./copy.ja";
import type { usePosition } from "./use-position";

const copy = chatCopy.position;

interface PositionModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  query: ReturnType<typeof usePosition>["query"];
  changes: readonly ChangedTerm[];
}

/** `position`: the conditions that the matching arose from, below what has changed since. */
export function PositionModal({ open, onClose, title, query, changes }: PositionModalProps) {
  const position = query.data;
  return (
    <Modal
      open={open}
      onClose={onClose}
      width="lg"
      steady
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          {!position && (
            // Keeps its place: the other button does not move when it comes.
            <Button variant="secondary" className="invisible">
              {copy.page}
            </Button>
          )}
          {position?.status === "published" && (
            <ButtonLink href={`/recruitment/${position.id}`} variant="secondary">
              {copy.page}
            </ButtonLink>
          )}
        </>
      }
    >
      {position ? (
        <div className="grid gap-5">
          {changes.length > 0 && (
            <SectionCard title={recruitmentTexts.updated} lead={copy.updatedLead}>
              <ChangedTerms changes={changes} />
            </SectionCard>
          )}
          <RecruitmentTerms {...position} lead={copy.lead} />
        </div>
      ) : query.isError ? (
        <ErrorState onRetry={() => query.refetch()} busy={query.isFetching} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Modal>
  );
}
