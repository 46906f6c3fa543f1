"use client";

import type { ReportAction } from "@tefuda/domain/report/constants";
import { REPORT_NOTE_MAX } from "@tefuda/domain/report/schema";
import { sanctionKindHelps } from "@tefuda/domain/sanction/labels.ja";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { RadioCards } from "@/ui/radio-cards";
import { SectionCard } from "@/ui/section-card";
import { TextArea } from "@/ui/text-area";
import { useShortcuts } from "@/ui/use-shortcuts";
import { reportCopy } from "./copy.ja";
import type { ReportCase } from "./report-case";
import { NoticeFields } from "./sanction/notice-fields";
import { useMaySuspend } from "./sanction/use-may-suspend";
import { useDecision } from "./use-decision";

const copy = reportCopy.decision;
const actions = ["none", "warn", "restrict", "suspend"] as const satisfies readonly ReportAction[];

interface DecisionFormProps {
  report: ReportCase;
  onReload: () => void;
}

/** The decision on a report: nothing, or a sanction with its notice. */
export function DecisionForm({ report, onReload }: DecisionFormProps) {
  const form = useDecision(report, onReload);
  const maySuspend = useMaySuspend();
  const { isThere } = report.reported;
  const isClosed = (action: ReportAction) =>
    (action !== "none" && !isThere) || (action === "suspend" && !maySuspend);
  const choose = (action: ReportAction) => () => {
    if (!isClosed(action)) form.choose(action);
  };
  const isOpen = report.status === "open";
  useShortcuts({
    t: () => {
      if (isOpen) form.take();
    },
    n: choose("none"),
    w: choose("warn"),
    l: choose("restrict"),
    s: choose("suspend"),
    Enter: form.ask,
  });
  const { action, errors } = form;
  return (
    <SectionCard title={copy.title}>
      {isOpen ? (
        <Button variant="secondary" wide busy={form.isTaking} onClick={form.take}>
          {reportCopy.take}
        </Button>
      ) : (
        report.handlerName && <Banner inset>{reportCopy.takenBy(report.handlerName)}</Banner>
      )}
      {report.people.length > 1 && (
        <RadioCards
          legend={copy.person}
          help={copy.personHelp}
          options={report.people.map(({ userId, name }) => ({ value: userId, label: name }))}
          value={form.personId}
          onChange={form.setPersonId}
          error={errors.reportedUserId}
        />
      )}
      <RadioCards
        legend={copy.action}
        options={actions.map((value) => ({
          value,
          label: copy.actions[value],
          help: helpOf(value, { isThere, maySuspend }),
          disabled: isClosed(value),
        }))}
        value={action}
        onChange={form.choose}
        error={errors.action}
      />
      <Field
        label={copy.note}
        required
        help={copy.noteHelp}
        error={errors.note}
        count={{ text: form.note, limit: REPORT_NOTE_MAX }}
      >
        <TextArea
          minRows={3}
          value={form.note}
          onChange={(event) => form.setNote(event.target.value)}
        />
      </Field>
      {action && action !== "none" && (
        <NoticeFields
          kind={action}
          notice={form.notice}
          lastDay={form.lastDay}
          errors={errors}
          onNotice={form.setNotice}
          onLastDay={form.setLastDay}
        />
      )}
      <Button wide variant={buttonOf(action)} onClick={form.ask}>
        {action ? copy.submit[action] : copy.decide}
      </Button>
      {action && (
        <ConfirmModal
          confirmFirst
          open={form.isAsking}
          onClose={form.cancel}
          onConfirm={form.confirm}
          busy={form.isBusy}
          tone={action === "suspend" ? "danger" : "primary"}
          title={copy.confirmTitle[action]}
          body={copy.confirmBody[action]}
          confirmLabel={copy.submit[action]}
        />
      )}
    </SectionCard>
  );
}

/** Red is for what takes an account away; closing a report stands out no more than no choice. */
function buttonOf(action: ReportAction | undefined) {
  if (!action || action === "none") return "secondary";
  return action === "suspend" ? "danger" : "primary";
}

function helpOf(action: ReportAction, may: { isThere: boolean; maySuspend: boolean }): string {
  if (action === "none") return copy.noneHelp;
  if (!may.isThere) return copy.gone;
  if (action === "suspend" && !may.maySuspend) return copy.adminOnly;
  return sanctionKindHelps[action];
}
