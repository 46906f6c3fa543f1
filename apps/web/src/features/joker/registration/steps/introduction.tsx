"use client";

import { INTRODUCTION } from "@tefuda/domain/constants/limits";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { TextLink } from "@/ui/text-link";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";

export const IntroductionStep = defineStep<{ introduction: string }>("introduction", {
  initial: ({ profile }) => ({ introduction: profile.introduction ?? "" }),
  Form: ({ values, change, errors }) => (
    <div className="grid gap-4">
      <Field
        label={jokerCopy.fields.introduction}
        hideLabel
        error={errors.introduction}
        count={{ text: values.introduction, limit: INTRODUCTION.max }}
      >
        <TextArea
          minRows={9}
          maxRows={24}
          placeholder={jokerCopy.fields.introductionPlaceholder}
          value={values.introduction}
          onChange={(event) => change({ introduction: event.target.value })}
        />
      </Field>
      <p className="text-sm">
        <TextLink href="/career-compass-ai">{jokerCopy.fields.introductionAdvice}</TextLink>
      </p>
    </div>
  ),
});
