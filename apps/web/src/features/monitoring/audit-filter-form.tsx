import { auditActionLabels, auditTargetLabels } from "@tefuda/domain/monitoring/audit-labels.ja";
import type { AuditFilter } from "@tefuda/domain/monitoring/logs";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { TextInput } from "@/ui/text-input";
import { logCopy } from "./copy.ja";

const copy = logCopy.audit;
const PATH = "/operator/audit-logs";

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What the record is narrowed by; the address keeps it. */
export function AuditFilterForm({ filter }: { filter: AuditFilter }) {
  return (
    <search aria-label={copy.filter}>
      <form
        key={JSON.stringify(filter)}
        action={PATH}
        method="get"
        className="grid items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 xs:grid-cols-2 crowded:grid-cols-1 lg:grid-cols-4"
      >
        <Field label={copy.actor} help={copy.actorHelp}>
          <TextInput name="actor" defaultValue={filter.actor} maxLength={100} />
        </Field>
        <Field label={copy.action}>
          <Select
            name="action"
            placeholder={copy.allActions}
            defaultValue={filter.action ?? ""}
            options={optionsOf(auditActionLabels)}
          />
        </Field>
        <Field label={copy.target}>
          <Select
            name="targetType"
            placeholder={copy.allTargets}
            defaultValue={filter.targetType ?? ""}
            options={optionsOf(auditTargetLabels)}
          />
        </Field>
        <Field label={copy.targetId}>
          <TextInput name="targetId" defaultValue={filter.targetId} maxLength={64} />
        </Field>
        <Field label={copy.companyId}>
          <TextInput name="companyId" defaultValue={filter.companyId} maxLength={36} />
        </Field>
        <Field label={copy.from}>
          <TextInput type="date" name="from" defaultValue={filter.from} />
        </Field>
        <Field label={copy.to}>
          <TextInput type="date" name="to" defaultValue={filter.to} />
        </Field>
        <div className="flex flex-wrap gap-2 self-end">
          <Button type="submit">{copy.search}</Button>
          {Object.values(filter).some(Boolean) && (
            <ButtonLink href={PATH} variant="quiet">
              {copy.clear}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
