"use client";

import { registrationStepNames, verdictRemarks } from "@tefuda/domain/judgement/remarks";
import { formatDate, formatListTime } from "@tefuda/domain/time/format.ja";
import { lastDayOf } from "@tefuda/domain/time/jst";
import { useZoned } from "@/platform/local-time";
import { useNow } from "@/platform/use-now";
import { TextLink } from "@/ui/text-link";
import { judgementCopy } from "./copy.ja";
import type { OwnJudgement } from "./own-judgement";

export interface JudgementRemarksProps {
  judgement: OwnJudgement;
  /** Called when one of the links is followed. */
  onLeave?: () => void;
}

/** What was said about the profile, each with the way to mend it, and until or from when. */
export function JudgementRemarks({ judgement, onLeave }: JudgementRemarksProps) {
  const { status, deadline, comment, requestableAt } = judgement;
  const remarks = verdictRemarks(judgement);
  const now = useNow();
  const zoned = useZoned();
  const isWaiting = status === "requested" || status === "reviewing";
  return (
    <>
      {isWaiting && deadline && (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">
          {judgementCopy.deadline(formatDate(lastDayOf(deadline)))}
        </p>
      )}
      {remarks.length > 0 && (
        <ul className="grid list-disc gap-2 rounded-md bg-sunken py-4 pr-4 pl-8 text-sm">
          {remarks.map(({ text, step }) => (
            <li key={text}>
              <p className="whitespace-pre-line">{text}</p>
              {step && (
                <TextLink
                  href={`/registration?step=${step}&back=confirmation`}
                  {...(onLeave && { onClick: onLeave })}
                >
                  {judgementCopy.mend(registrationStepNames[step])}
                </TextLink>
              )}
            </li>
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
          {judgementCopy.requestableAt(zoned(formatListTime(requestableAt, now), requestableAt))}
        </p>
      )}
    </>
  );
}
