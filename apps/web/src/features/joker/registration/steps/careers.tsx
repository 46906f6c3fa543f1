"use client";

import { CAREERS_MAX } from "@tefuda/domain/joker/career-schema";
import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/ui/button";
import { FieldError } from "@/ui/field-parts";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import type { FormPartProps } from "../step-form";
import { CareerCard } from "./career-card";
import { blankCareer, type CareerDraft, careerDrafts } from "./career-draft";

export interface CareersValues {
  careers: CareerDraft[];
  /** The entry whose form is open, by its key. */
  open: string | null;
}

/** The first entry that a message is about. */
function faultyKey({ careers }: CareersValues, errors: Readonly<Record<string, string>>) {
  const path = Object.keys(errors).find((key) => /^careers\.\d+\./.test(key));
  return path && careers[Number(path.split(".")[1])]?.key;
}

export function CareersForm({ values, change, errors }: FormPartProps<CareersValues>) {
  const { careers, open } = values;
  const faulty = faultyKey(values, errors);
  // Opens the faulty entry once for each set of faults, so that it can be closed again.
  const handled = useRef(errors);
  useEffect(() => {
    if (handled.current === errors) return;
    handled.current = errors;
    if (faulty && open !== faulty) change({ open: faulty });
  });

  const put = (index: number, patch: Partial<CareerDraft>) =>
    change({ careers: careers.map((one, at) => (at === index ? { ...one, ...patch } : one)) });
  const add = () => {
    const career = blankCareer();
    change({ careers: [...careers, career], open: career.key });
  };
  return (
    <div className="grid gap-4">
      {errors.careers && <FieldError>{errors.careers}</FieldError>}
      <ol className="grid gap-4">
        {careers.map((career, index) => (
          <li key={career.key}>
            <CareerCard
              career={career}
              number={index + 1}
              isOpen={open === career.key}
              errors={errors}
              onToggle={() => change({ open: open === career.key ? null : career.key })}
              onChange={(patch) => put(index, patch)}
              onRemove={() => change({ careers: careers.filter((_, at) => at !== index) })}
            />
          </li>
        ))}
      </ol>
      {careers.length < CAREERS_MAX && (
        <Button
          variant="secondary"
          wide
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={add}
        >
          {jokerCopy.addCareer}
        </Button>
      )}
    </div>
  );
}

export const CareersStep = defineStep<CareersValues>("careers", {
  initial: ({ profile }) => {
    const careers = careerDrafts(profile.careers);
    return { careers, open: profile.careers.length ? null : (careers[0]?.key ?? null) };
  },
  Form: CareersForm,
});
