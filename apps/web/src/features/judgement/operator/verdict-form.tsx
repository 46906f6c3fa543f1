"use client";

import { judgementReasons, reasonsFor } from "@tefuda/domain/judgement/reasons";
import { verdictRemarks } from "@tefuda/domain/judgement/remarks";
import { JUDGEMENT_COMMENT_MAX } from "@tefuda/domain/judgement/schema";
import type { Verdict } from "@tefuda/domain/judgement/states";
import { ranks } from "@tefuda/domain/options/ranks";
import type { Kept } from "@/platform/editing/use-kept";
import { Button } from "@/ui/button";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { SectionCard } from "@/ui/section-card";
import { Segments } from "@/ui/segments";
import { TextArea } from "@/ui/text-area";
import { useShortcuts } from "@/ui/use-shortcuts";
import { judgementCopy } from "../copy.ja";
import { HeldCase } from "./held-case";
import type { JudgementCase } from "./judgement-case";
import { Rubric } from "./rubric";
import { useVerdict } from "./use-verdict";
import type { WrittenVerdict } from "./written-verdict";

const { operator: copy } = judgementCopy;

export interface VerdictFormProps {
  found: JudgementCase;
  written: Kept<WrittenVerdict>;
  onReload: () => void;
}

/** The verdict on a case: pass with a rank, send back or turn down with reasons. */
export function VerdictForm({ found, written, onReload }: VerdictFormProps) {
  const form = useVerdict(found, written, onReload);
  const { status, available, errors } = form;
  useShortcuts({
    p: () => form.choose("passed"),
    r: () => form.choose("remanded"),
    x: () => form.choose("rejected"),
    Enter: () => {
      if (available.length > 0 && !found.holder) form.ask();
    },
  });
  if (found.holder) return <HeldCase found={found} holder={found.holder} onReload={onReload} />;
  if (available.length === 0) return <ClosedCase found={found} />;
  return (
    <SectionCard
      title={copy.verdict}
      {...(found.judgement.status === "passed" && { lead: copy.withdrawLead })}
    >
      <Segments
        hideLabel
        label={copy.verdict}
        options={available.map((value) => ({ value, label: copy.verdicts[value] }))}
        value={status}
        onChange={form.choose}
        error={errors.status}
      />
      {status === "passed" && (
        <>
          <Segments
            label={copy.rank}
            options={ranks.map((value) => ({ value, label: value }))}
            value={form.rank}
            onChange={form.setRank}
            error={errors.rank}
          />
          <Rubric proposal={found.proposal.points} onUse={form.setRank} />
        </>
      )}
      {(status === "remanded" || status === "rejected") && (
        <CheckboxCards
          legend={copy.reasons}
          required
          options={reasonsFor(status).map((value) => ({
            value,
            label: judgementReasons[value].label,
          }))}
          value={form.reasonCodes}
          onChange={form.setReasons}
          error={errors.reasonCodes}
        />
      )}
      <Field
        label={copy.comment}
        optional
        help={copy.commentHelp}
        error={errors.comment}
        count={{ text: form.comment, limit: JUDGEMENT_COMMENT_MAX }}
      >
        <TextArea
          minRows={3}
          value={form.comment}
          onChange={(event) => form.setComment(event.target.value)}
        />
      </Field>
      {/* The one main action stays in sight however long the form is. */}
      <div className="sticky bottom-0 -my-3 bg-surface py-3">
        <Button wide variant={buttonOf(status)} onClick={form.ask}>
          {status ? copy.submit[status] : copy.decide}
        </Button>
      </div>
      {status && (
        <ConfirmModal
          confirmFirst
          open={form.isAsking}
          onClose={form.cancel}
          onConfirm={form.confirm}
          busy={form.isBusy}
          tone={status === "rejected" ? "danger" : "primary"}
          title={copy.confirmTitle[status]}
          body={copy.confirmBody}
          confirmLabel={copy.submit[status]}
        />
      )}
    </SectionCard>
  );
}

/** Red is for what turns somebody down; nothing stands out before there is a choice. */
function buttonOf(status: Verdict | undefined) {
  if (!status) return "secondary";
  return status === "rejected" ? "danger" : "primary";
}

/** What was decided on a case that takes no further verdict. */
function ClosedCase({ found: { judgement } }: { found: JudgementCase }) {
  return (
    <SectionCard title={copy.verdict} lead={copy.closed}>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {verdictRemarks(judgement).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {judgement.comment && <p className="whitespace-pre-line text-sm">{judgement.comment}</p>}
    </SectionCard>
  );
}
