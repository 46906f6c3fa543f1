"use client";

import { judgingModalState, judgingModalTexts } from "@tefuda/domain/judgement/labels.ja";
import { verdictRemarks } from "@tefuda/domain/judgement/remarks";
import { formatDate, formatListTime } from "@tefuda/domain/time/format.ja";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Modal } from "@/ui/modal";
import { judgementCopy } from "./copy.ja";
import { lastDayOf } from "./deadline";
import type { OwnJudgement } from "./own-judgement";

const destinations = {
  notSubmitted: "/registration",
  underReview: "/mypage/profile",
  remanded: "/registration?step=confirmation",
  rejected: "/registration?step=confirmation",
} as const;

export interface JudgingStatusModalProps {
  judgement: OwnJudgement;
  open: boolean;
  onClose: () => void;
}

/** Tells a seeker where the judgement stands and what to do next (`joker-judging-status`). */
export function JudgingStatusModal({ judgement, open, onClose }: JudgingStatusModalProps) {
  const state = judgingModalState(judgement.status);
  if (!state) return null;
  const { title, body, close, proceed } = judgingModalTexts[state];
  return (
    <Modal
      open={open}
      onClose={onClose}
      width="sm"
      title={title}
      description={body}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {close}
          </Button>
          <ButtonLink href={destinations[state]} onClick={onClose}>
            {proceed}
          </ButtonLink>
        </>
      }
    >
      <JudgementRemarks judgement={judgement} />
    </Modal>
  );
}

/** What was said about the profile, and until or from when. */
function JudgementRemarks({ judgement }: { judgement: OwnJudgement }) {
  const { status, deadline, comment, requestableAt } = judgement;
  const remarks = verdictRemarks(judgement);
  const now = new Date();
  const isWaiting = status === "requested" || status === "reviewing";
  return (
    <>
      {isWaiting && deadline && (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">
          {judgementCopy.deadline(formatDate(lastDayOf(deadline)))}
        </p>
      )}
      {remarks.length > 0 && (
        <ul className="grid list-disc gap-1.5 rounded-md bg-sunken py-4 pr-4 pl-8 text-sm">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {comment && (
        <div className="grid gap-1 text-sm">
          <p className="font-semibold">{judgementCopy.comment}</p>
          <p className="whitespace-pre-line text-ink-2">{comment}</p>
        </div>
      )}
      {requestableAt && requestableAt > now && (
        <p className="text-ink-2 text-sm">
          {judgementCopy.requestableAt(formatListTime(requestableAt, now))}
        </p>
      )}
    </>
  );
}
