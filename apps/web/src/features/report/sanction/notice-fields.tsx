import { SANCTION_NOTICE_MAX, type SanctionKind } from "@tefuda/domain/sanction/constants";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { reportCopy } from "../copy.ja";

const copy = reportCopy.decision;

export interface NoticeFieldsProps {
  kind: SanctionKind;
  notice: string;
  lastDay: string;
  errors: Readonly<Record<string, string>>;
  onNotice: (notice: string) => void;
  onLastDay: (lastDay: string) => void;
}

/** What the person is told, and until when a restriction lasts. */
export function NoticeFields(props: NoticeFieldsProps) {
  const { kind, notice, lastDay, errors, onNotice, onLastDay } = props;
  return (
    <>
      <Field
        label={copy.notice}
        required
        help={copy.noticeHelp}
        error={errors.notice}
        count={{ text: notice, limit: SANCTION_NOTICE_MAX }}
      >
        <TextArea minRows={3} value={notice} onChange={(event) => onNotice(event.target.value)} />
      </Field>
      {kind === "restrict" && (
        <Field label={copy.lastDay} optional help={copy.lastDayHelp} error={errors.lastDay}>
          <TextInput
            type="date"
            value={lastDay}
            onChange={(event) => onLastDay(event.target.value)}
          />
        </Field>
      )}
    </>
  );
}
