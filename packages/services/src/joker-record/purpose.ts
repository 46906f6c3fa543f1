import { type RecordPurpose, recordPurposeLabels } from "@tefuda/domain/joker-record/purposes.ja";

/** Why somebody was looked up, as the audit log keeps it. */
export function purposeText({
  purpose,
  note,
}: {
  readonly purpose: RecordPurpose;
  readonly note?: string | undefined;
}): string {
  const label = recordPurposeLabels[purpose];
  return note ? `${label}：${note}` : label;
}
