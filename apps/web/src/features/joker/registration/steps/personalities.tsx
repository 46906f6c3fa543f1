"use client";

import { PERSONALITIES_MAX, PERSONALITY_TEXT } from "@tefuda/domain/constants/limits";
import {
  type PersonalityKey,
  personalityKeys,
  personalityPrompts,
} from "@tefuda/domain/options/personalities";
import { Chips } from "@/ui/chips";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import type { FormPartProps } from "../step-form";
import { choices } from "./options";

export interface PersonalitiesValues {
  /** The prompts that are answered, in display order. */
  personalities: PersonalityKey[];
  /** Every answer that was typed: one that is put away comes back with its prompt. */
  texts: Partial<Record<PersonalityKey, string>>;
}

export function PersonalitiesForm({
  values: { personalities, texts },
  change,
  errors,
}: FormPartProps<PersonalitiesValues>) {
  return (
    <>
      <Chips
        legend={jokerCopy.fields.prompts}
        max={PERSONALITIES_MAX}
        options={choices(personalityKeys, personalityPrompts)}
        value={personalities}
        onChange={(keys) => change({ personalities: keys })}
        error={errors.personalities}
      />
      {personalities.map((key, index) => (
        <Field
          key={key}
          label={personalityPrompts[key]}
          error={errors[`personalities.${index}.text`]}
          count={{ text: texts[key] ?? "", limit: PERSONALITY_TEXT.max }}
        >
          <TextArea
            value={texts[key] ?? ""}
            onChange={(event) => change({ texts: { ...texts, [key]: event.target.value } })}
          />
        </Field>
      ))}
    </>
  );
}

export const PersonalitiesStep = defineStep<PersonalitiesValues>("personalities", {
  initial: ({ profile: { personalities } }) => ({
    personalities: personalities.map(({ key }) => key),
    texts: Object.fromEntries(personalities.map(({ key, text }) => [key, text])),
  }),
  toSave: ({ personalities, texts }) => ({
    personalities: personalities.map((key) => ({ key, text: texts[key] ?? "" })),
  }),
  Form: PersonalitiesForm,
});
