"use client";

import { SKILL_TEXT_MAX, SKILLS_MAX } from "@tefuda/domain/constants/limits";
import { skillKey } from "@tefuda/domain/joker/field-schemas";
import { skillSuggestions } from "@tefuda/domain/options/skills";
import { Chips } from "@/ui/chips";
import { Field } from "@/ui/field";
import { TagInput } from "@/ui/tag-input";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../step-form";

const unique = (skills: readonly string[]) => [
  ...new Map(skills.map((skill) => [skillKey(skill), skill.normalize("NFKC")])).values(),
];

export const SkillsStep = defineStep<{ skills: string[] }>("skills", {
  initial: ({ profile }) => ({ skills: profile.skills }),
  Form: ({ values: { skills }, change, errors, own }) => {
    const suggestions: readonly string[] = skillSuggestions[own.profile.occupation ?? "other"];
    return (
      <>
        <Field label={jokerCopy.fields.skills} required error={errors.skills}>
          <TagInput
            value={skills}
            onChange={(next) => change({ skills: unique(next) })}
            suggestions={suggestions}
            max={SKILLS_MAX}
            maxLength={SKILL_TEXT_MAX}
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
                ...on.filter((skill) => !skills.includes(skill)),
              ],
            })
          }
        />
      </>
    );
  },
});
