"use client";

import type { FormPart, RecruitmentForm } from "@tefuda/domain/recruitment/form";
import type { RecruitmentField } from "@tefuda/domain/recruitment/schema";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { Field } from "@/ui/field";
import { FieldGroup } from "@/ui/field-group";
import { RadioCards } from "@/ui/radio-cards";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { FieldPlace, useFieldLook, useTheEditor } from "./context";

/** The parts of the form that hold one text. */
type TextPart = {
  [Part in FormPart]: RecruitmentForm[Part] extends string ? Part : never;
}[FormPart];

interface InputProps {
  part: TextPart;
  label: string;
  type?: HTMLInputTypeAttribute;
  /** A number: the phone shows digits, full-width ones pass too. */
  isNumber?: boolean;
  unit?: string;
  placeholder?: string;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  optional?: boolean;
  limit?: number;
}

/** One line of text or one number of the form. */
export function PartInput(props: InputProps) {
  const { part, type = "text", isNumber, unit, placeholder, limit, ...field } = props;
  const { form, set } = useTheEditor();
  const text = form[part];
  return (
    <Field {...field} {...(limit !== undefined && { count: { text, limit } })}>
      <TextInput
        type={type}
        name={part}
        value={text}
        after={unit}
        placeholder={placeholder}
        inputMode={isNumber ? "numeric" : undefined}
        autoComplete="off"
        onChange={(event) => set(part, event.target.value)}
      />
    </Field>
  );
}

interface TextFieldProps {
  field: RecruitmentField & TextPart;
  isNumber?: boolean;
  unit?: string;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  help?: ReactNode;
  limit?: number;
}

/** A field that is one line of text or one number. */
export function TextField({ field, ...rest }: TextFieldProps) {
  const look = useFieldLook(field);
  return (
    <FieldPlace field={field}>
      <PartInput part={field} {...look} {...rest} />
    </FieldPlace>
  );
}

interface AreaFieldProps {
  field: RecruitmentField & TextPart;
  limit: number;
  placeholder?: string;
  minRows?: number;
}

/** A field of several lines, with its count. */
export function AreaField({ field, limit, placeholder, minRows = 3 }: AreaFieldProps) {
  const { form, set } = useTheEditor();
  const look = useFieldLook(field);
  const text = form[field];
  return (
    <FieldPlace field={field}>
      <Field {...look} count={{ text, limit }}>
        <TextArea
          name={field}
          value={text}
          minRows={minRows}
          placeholder={placeholder}
          onChange={(event) => set(field, event.target.value)}
        />
      </Field>
    </FieldPlace>
  );
}

interface ChoiceFieldProps {
  field: RecruitmentField;
  part: TextPart;
  options: readonly { value: string; label: string }[];
  columns?: 1 | 2 | 3;
  /** What the choice asks for beside, such as an amount. */
  children?: ReactNode;
  onChoose?: (value: string) => void;
}

/** A field that is one of a few, with what follows from the choice below it. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { field, part, options, columns = 2, children, onChoose } = props;
  const { form, set } = useTheEditor();
  const { label, error, ...marks } = useFieldLook(field);
  return (
    <FieldPlace field={field}>
      <div className="grid gap-3">
        <RadioCards
          legend={label}
          {...marks}
          // What follows from the choice shows its own place; the group says what is wrong with it.
          error={error}
          options={options}
          columns={columns}
          value={form[part]}
          onChange={(value) => (onChoose ? onChoose(value) : set(part, value))}
        />
        {children}
      </div>
    </FieldPlace>
  );
}

/** A field of several inputs, under one name. */
export function GroupField({ field, children }: { field: RecruitmentField; children: ReactNode }) {
  const { label, ...look } = useFieldLook(field);
  return (
    <FieldPlace field={field}>
      <FieldGroup legend={label} {...look}>
        {children}
      </FieldGroup>
    </FieldPlace>
  );
}
