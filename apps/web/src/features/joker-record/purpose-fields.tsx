"use client";

import {
  type RecordPurpose,
  recordPurposeLabels,
  recordPurposes,
} from "@tefuda/domain/joker-record/purposes.ja";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { TextInput } from "@/ui/text-input";
import { jokerRecordCopy as copy } from "./copy.ja";

/** Why somebody is looked up: a kind, and a word beside it. */
export interface Purpose {
  readonly purpose: RecordPurpose | "";
  readonly note: string;
}

const options = recordPurposes.map((value) => ({ value, label: recordPurposeLabels[value] }));

export interface PurposeFieldsProps {
  value: Purpose;
  errors: Readonly<Record<string, string>>;
  onChange: (value: Purpose) => void;
}

export function PurposeFields({ value, errors, onChange }: PurposeFieldsProps) {
  const purposeOf = (text: string) => recordPurposes.find((one) => one === text) ?? "";
  return (
    <>
      <Field label={copy.purpose} required error={errors.purpose}>
        <Select
          options={options}
          value={value.purpose}
          onChange={(event) => onChange({ ...value, purpose: purposeOf(event.target.value) })}
        />
      </Field>
      <Field label={copy.note} optional help={copy.noteHelp} error={errors.note}>
        <TextInput
          value={value.note}
          onChange={(event) => onChange({ ...value, note: event.target.value })}
        />
      </Field>
    </>
  );
}
