"use client";

import type { RecruitmentField } from "@tefuda/domain/recruitment/schema";
import { Field } from "@/ui/field";
import { Select, type SelectGroup } from "@/ui/select";
import { Tag } from "@/ui/tag";
import { ownRecruitmentCopy } from "../copy.ja";
import { FieldPlace, useFieldLook, useTheEditor } from "./context";

const copy = ownRecruitmentCopy.editor;

interface PickManyProps {
  field: RecruitmentField & ("occupations" | "workplaces");
  groups: readonly SelectGroup[];
  max: number;
  help: string;
}

/** Several of a long list: the platform's own list to add from, and a tag for each one chosen. */
export function PickMany({ field, groups, max, help }: PickManyProps) {
  const { form, set } = useTheEditor();
  const look = useFieldLook(field);
  const chosen = form[field];
  const labelOf = (value: string) =>
    groups.flatMap(({ options }) => options).find((one) => one.value === value)?.label ?? value;
  return (
    <FieldPlace field={field}>
      <Field {...look} help={help}>
        <Select
          name={field}
          value=""
          placeholder={copy.add}
          disabled={chosen.length >= max}
          options={groups.map((group) => ({
            ...group,
            options: group.options.filter(({ value }) => !chosen.includes(value)),
          }))}
          onChange={(event) => {
            if (event.target.value) set(field, [...chosen, event.target.value]);
          }}
        />
      </Field>
      {chosen.length > 0 && (
        <ul aria-label={look.label} className="mt-2 flex flex-wrap gap-2">
          {chosen.map((value) => (
            <li key={value} className="min-w-0">
              <Tag
                label={labelOf(value)}
                onRemove={() =>
                  set(
                    field,
                    chosen.filter((one) => one !== value),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </FieldPlace>
  );
}
