"use client";

import {
  type EnglishLevel,
  englishLevelLabels,
  englishLevels,
  englishLevelUnsetLabel,
} from "@tefuda/domain/options/english";
import { yearChoices } from "@tefuda/domain/time/format.ja";
import { useNow } from "@/platform/use-now";
import { Field } from "@/ui/field";
import { RadioCards } from "@/ui/radio-cards";
import { Select } from "@/ui/select";
import { TextInput } from "@/ui/text-input";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import { choices } from "./options";

const { fields } = jokerCopy;
const UNSET = "unset";
const tests = ["toeic", "toefl"] as const;
type Scores = Record<`${(typeof tests)[number]}${"Score" | "AcqYear"}`, string>;

interface Values {
  englishLevel: EnglishLevel | null;
  englishScores: Scores;
}

const text = (value: number | null) => (value === null ? "" : String(value));

export const EnglishStep = defineStep<Values>("english", {
  initial: ({ profile: { englishLevel, englishScores } }) => ({
    englishLevel,
    englishScores: {
      toeicScore: text(englishScores.toeicScore),
      toeicAcqYear: text(englishScores.toeicAcqYear),
      toeflScore: text(englishScores.toeflScore),
      toeflAcqYear: text(englishScores.toeflAcqYear),
    },
  }),
  Form: ({ values: { englishLevel, englishScores }, change, errors }) => {
    const put = (patch: Partial<Scores>) =>
      change({ englishScores: { ...englishScores, ...patch } });
    const years = yearChoices(useNow()).reverse();
    return (
      <>
        <RadioCards
          legend={fields.englishLevel}
          options={[
            ...choices(englishLevels, englishLevelLabels),
            { value: UNSET, label: englishLevelUnsetLabel },
          ]}
          value={englishLevel ?? UNSET}
          onChange={(level) => change({ englishLevel: level === UNSET ? null : level })}
          error={errors.englishLevel}
        />
        {tests.map((test) => (
          <div key={test} className="grid grid-cols-2 gap-3 crowded:grid-cols-1">
            <Field
              label={fields[`${test}Score`]}
              optional
              error={errors[`englishScores.${test}Score`]}
            >
              <TextInput
                inputMode="numeric"
                value={englishScores[`${test}Score`]}
                onChange={(event) => put({ [`${test}Score`]: event.target.value })}
              />
            </Field>
            <Field
              label={fields.acquiredYear}
              optional
              error={errors[`englishScores.${test}AcqYear`]}
            >
              <Select
                value={englishScores[`${test}AcqYear`]}
                placeholder={jokerCopy.date.year}
                options={years.map((year) => ({
                  value: String(year),
                  label: `${year}${jokerCopy.date.year}`,
                }))}
                onChange={(event) => put({ [`${test}AcqYear`]: event.target.value })}
              />
            </Field>
          </div>
        ))}
      </>
    );
  },
});
