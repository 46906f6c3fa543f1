"use client";

import { SKILL_TEXT_MAX, SKILLS_MAX } from "@tefuda/domain/constants/limits";
import { skillSuggestions } from "@tefuda/domain/options/skills";
import { clean } from "@tefuda/domain/text/clean";
import { fold } from "@tefuda/domain/text/fold";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { toNfkc } from "@tefuda/domain/text/visible";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { Chips } from "@/ui/chips";
import { Field } from "@/ui/field";
import { TagInput } from "@/ui/tag-input";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";

interface Values {
  skills: string[];
  /** What stands in the text box and was not added yet; it is saved with the others. */
  typing: string;
}

const written = (skill: string) => clean(toNfkc(skill));

/** Why a word cannot be added to the skills; `undefined` when it can. */
function faultOf(word: string, skills: readonly string[]): string | undefined {
  const length = countGraphemes(written(word));
  if (length > SKILL_TEXT_MAX) return messages.textTooLong(SKILL_TEXT_MAX, length);
  const isThere = skills.some((skill) => fold(skill) === fold(word));
  return isThere ? messages.duplicated : undefined;
}

const withTyping = ({ skills, typing }: Values) =>
  written(typing) === "" ? skills : [...skills, written(typing)];

export const SkillsStep = defineStep<Values>("skills", {
  initial: ({ profile }) => ({ skills: profile.skills, typing: "" }),
  toSave: (values) => ({ skills: withTyping(values) }),
  Form: ({ values: { skills, typing }, change, errors, own }) => {
    const suggestions: readonly string[] = skillSuggestions[own.profile.occupation ?? "other"];
    const faulty = Object.keys(errors).find((path) => path.startsWith("skills"));
    return (
      <>
        <Field
          label={jokerCopy.fields.skills}
          required
          error={faultOf(typing, skills) ?? (faulty && errors[faulty])}
        >
          <TagInput
            value={skills}
            onChange={(next) => change({ skills: next.map(written) })}
            draft={typing}
            onDraftChange={(text) => change({ typing: text })}
            accepts={(word) => faultOf(word, skills) === undefined}
            suggestions={suggestions}
            max={SKILLS_MAX}
          />
        </Field>
        <Chips
          legend={jokerCopy.fields.skillSuggestions}
          options={suggestions.map((skill) => ({
            value: skill,
            label: skill,
            disabled: skills.length >= SKILLS_MAX && !skills.includes(skill),
          }))}
          value={skills}
          onChange={(on) =>
            change({
              skills: [
                ...skills.filter((skill) => !suggestions.includes(skill) || on.includes(skill)),
                ...on.filter((skill) => faultOf(skill, skills) === undefined),
              ],
            })
          }
        />
      </>
    );
  },
});
