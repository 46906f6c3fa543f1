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
import { defineStep } from "../step-form";
import { choices } from "./options";

interface Values {
  personalities: { key: PersonalityKey; text: string }[];
}

export const PersonalitiesStep = defineStep<Values>("personalities", {
  initial: ({ profile }) => ({ personalities: [...profile.personalities] }),
  Form: ({ values: { personalities }, change, errors }) => (
    <>
      <Chips
        legend={jokerCopy.fields.prompts}
        max={PERSONALITIES_MAX}
        options={choices(personalityKeys, personalityPrompts)}
        value={personalities.map(({ key }) => key)}
        onChange={(keys) =>
          change({
            personalities: keys.map(
              (key) => personalities.find((one) => one.key === key) ?? { key, text: "" },
            ),
          })
        }
        error={errors.personalities}
      />
      {personalities.map(({ key, text }, index) => (
        <Field
          key={key}
          label={personalityPrompts[key]}
          error={errors[`personalities.${index}.text`]}
          count={{ text, limit: PERSONALITY_TEXT.max }}
        >
          <TextArea
            value={text}
            onChange={(event) =>
              change({
                personalities: personalities.map((one) =>
                  one.key === key ? { key, text: event.target.value } : one,
                ),
              })
            }
          />
        </Field>
      ))}
    </>
  ),
});
