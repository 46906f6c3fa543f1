"use client";

import { companyLabels as labels } from "@tefuda/domain/company/labels.ja";
import { workStyleLabels, workStyles } from "@tefuda/domain/options/work-styles";
import type { FieldErrors } from "react-hook-form";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { Field } from "@/ui/field";
import { SectionCard } from "@/ui/section-card";
import { TextArea } from "@/ui/text-area";
import { adminCopy } from "./copy.ja";
import { type FieldsProps, optionsOf } from "./form-types";

const copy = adminCopy.editor;
const STORY_MAX = 400;
const BUSINESS_MAX = 1000;

/** What the company stands for, does, and offers. */
export function StoryFields({ form }: FieldsProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const [mission, vision, businessSummary, styles] = watch([
    "mission",
    "vision",
    "businessSummary",
    "workStyles",
  ]);
  const count = (text: unknown, limit: number) => ({ text: String(text ?? ""), limit });
  return (
    <>
      <SectionCard title={copy.parts.story}>
        <Field
          label={labels.mission}
          optional
          count={count(mission, STORY_MAX)}
          error={errors.mission?.message}
        >
          <TextArea {...register("mission")} minRows={2} />
        </Field>
        <Field
          label={labels.vision}
          optional
          count={count(vision, STORY_MAX)}
          error={errors.vision?.message}
        >
          <TextArea {...register("vision")} minRows={2} />
        </Field>
        <Lines form={form} name="values" />
        <Field
          label={labels.businessSummary}
          optional
          count={count(businessSummary, BUSINESS_MAX)}
          error={errors.businessSummary?.message}
        >
          <TextArea {...register("businessSummary")} minRows={6} />
        </Field>
      </SectionCard>
      <SectionCard title={copy.parts.work}>
        <CheckboxCards
          legend={labels.workStyles}
          optional
          columns={2}
          options={optionsOf(workStyles, workStyleLabels)}
          value={styles ?? []}
          onChange={(list) => form.setValue("workStyles", list, { shouldDirty: true })}
        />
        <Lines form={form} name="benefits" />
      </SectionCard>
    </>
  );
}

/** A list that is written one entry a line. */
function Lines({ form, name }: FieldsProps & { name: "values" | "benefits" }) {
  const list = form.watch(name) ?? [];
  return (
    <Field
      label={labels[name]}
      optional
      help={copy.listHelp}
      error={firstMessage(form.formState.errors, name)}
    >
      <TextArea
        minRows={3}
        value={list.join("\n")}
        onChange={({ target }) =>
          form.setValue(name, target.value === "" ? [] : target.value.split("\n"), {
            shouldDirty: true,
          })
        }
      />
    </Field>
  );
}

function firstMessage(errors: FieldErrors, name: string): string | undefined {
  const error = errors[name];
  if (!error) return undefined;
  if (typeof error.message === "string") return error.message;
  const entries: unknown[] = Object.values(error);
  for (const entry of entries)
    if (typeof entry === "object" && entry !== null && "message" in entry)
      return String(entry.message);
  return undefined;
}
