"use client";

import { REPORT_DETAIL_MAX } from "@tefuda/domain/constants/limits";
import {
  reportReasonHelps,
  reportReasonLabels,
  reportReasons,
  reportTexts,
} from "@tefuda/domain/report/constants";
import { clean } from "@tefuda/domain/text/clean";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Checkbox } from "@/ui/checkbox";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { TextArea } from "@/ui/text-area";
import { reportSendCopy as copy } from "./copy.ja";
import { useReport } from "./use-report";

export interface ReportWindowProps {
  /** The thread whose other side is reported; kept while the window is open, even when it ends. */
  matching: { readonly id: string; readonly partner: { readonly name: string } } | undefined;
  open: boolean;
  /** The thread has ended already: there is nothing left to release. */
  isEnded?: boolean;
  onClose: () => void;
  /** The report went out and released the matching. */
  onReleased: () => void;
}

/**
 * Reports the other side (spec 3 · Report): the reasons first, then the details with the consent to
 * show messages, which is never ticked beforehand, and the wish to release. What was written stays
 * when the window is closed or the sending fails.
 */
export function ReportWindow({ matching, open, isEnded, onClose, onReleased }: ReportWindowProps) {
  const form = useReport(matching?.id);
  const { step, draft, fault } = form;
  const length = countGraphemes(clean(draft.content));
  const isTooLong = length > REPORT_DETAIL_MAX;
  const releases = draft.release && !isEnded;
  const close = () => {
    const isReleased = step === "done" && releases;
    form.renew();
    onClose();
    if (isReleased) onReleased();
  };
  const toDetails = () => {
    if (draft.reasons.length === 0) form.refuse(messages.chooseOneOrMore);
    else form.go("details");
  };
  const submit = () => {
    if (isTooLong) return;
    if (releases) form.go("release");
    else form.send();
  };

  return (
    <>
      <Modal
        open={open && step === "reasons"}
        onClose={close}
        title={reportTexts.reasonsTitle}
        description={copy.reasonsLead(matching?.partner.name ?? "")}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {copy.close}
            </Button>
            <Button onClick={toDetails}>{copy.next}</Button>
          </>
        }
      >
        <CheckboxCards
          legend={reportTexts.reasonsTitle}
          hideLegend
          error={fault}
          options={reportReasons.map((value) => ({
            value,
            label: reportReasonLabels[value],
            help: reportReasonHelps[value],
          }))}
          value={draft.reasons}
          onChange={(reasons) => form.set({ reasons })}
        />
        <p className="text-ink-2 text-sm">{copy.urgent}</p>
      </Modal>
      <Modal
        open={open && step === "details"}
        onClose={close}
        title={reportTexts.detailTitle}
        description={`${copy.chosen}：${draft.reasons.map((key) => reportReasonLabels[key]).join("、")}`}
        footer={
          <>
            <Button variant="secondary" disabled={form.isBusy} onClick={() => form.go("reasons")}>
              {reportTexts.back}
            </Button>
            <Button variant="danger" busy={form.isBusy} disabled={isTooLong} onClick={submit}>
              {reportTexts.submit}
            </Button>
          </>
        }
      >
        {fault && (
          <Banner tone="danger" inset>
            {fault}
          </Banner>
        )}
        <Field
          label={reportTexts.detailTitle}
          hideLabel
          count={{ text: draft.content, limit: REPORT_DETAIL_MAX }}
          error={isTooLong ? messages.textTooLong(REPORT_DETAIL_MAX, length) : undefined}
        >
          <TextArea
            value={draft.content}
            placeholder={reportTexts.detailPlaceholder}
            onChange={(event) => form.set({ content: event.target.value })}
          />
        </Field>
        <Checkbox
          label={reportTexts.evidence}
          help={reportTexts.evidenceHelp}
          checked={draft.shareMessages}
          onChange={(event) => form.set({ shareMessages: event.target.checked })}
        />
        {!isEnded && (
          <Checkbox
            label={reportTexts.release}
            help={copy.releaseHelp}
            checked={draft.release}
            onChange={(event) => form.set({ release: event.target.checked })}
          />
        )}
      </Modal>
      <ConfirmModal
        open={open && step === "release"}
        onClose={() => form.go("details")}
        onConfirm={form.send}
        busy={form.isBusy}
        tone="danger"
        title={reportTexts.releaseTitle}
        body={reportTexts.releaseBody}
        cancelLabel={reportTexts.releaseCancel}
        confirmLabel={reportTexts.releaseConfirm}
      />
      <Modal
        open={open && step === "done"}
        onClose={close}
        width="sm"
        title={copy.doneTitle}
        description={reportTexts.done}
        footer={
          <>
            <ButtonLink variant="secondary" href="/mypage/reports">
              {copy.history}
            </ButtonLink>
            <Button onClick={close}>{releases ? copy.toList : copy.close}</Button>
          </>
        }
      >
        {releases && <p>{reportTexts.released}</p>}
      </Modal>
    </>
  );
}
