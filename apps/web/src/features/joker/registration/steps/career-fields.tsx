"use client";

import { CAREER_BUSINESS, CAREER_DETAIL } from "@tefuda/domain/constants/limits";
import { yearChoices } from "@tefuda/domain/time/format.ja";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useNow } from "@/platform/use-now";
import { Checkbox } from "@/ui/checkbox";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { jokerCopy } from "../../copy.ja";
import { DateSelects } from "../../date-selects";
import type { CareerDraft } from "./career-draft";

const { career: copy } = jokerCopy;

export interface CareerFieldsProps {
  career: CareerDraft;
  onChange: (patch: Partial<CareerDraft>) => void;
  errors: Readonly<Record<string, string>>;
}

/** The form of one career. */
export function CareerFields({ career, onChange, errors }: CareerFieldsProps) {
  const years = yearChoices(useNow()).reverse();
  const startError =
    errors.startWorkingDuration &&
    (/^\d{4}-\d{2}$/.test(career.startWorkingDuration)
      ? errors.startWorkingDuration
      : messages.workingStartRequired);
  return (
    <>
      <Field label={copy.companyName} required error={errors.companyName}>
        <TextInput
          autoComplete="organization"
          placeholder={copy.companyPlaceholder}
          value={career.companyName}
          onChange={(event) => onChange({ companyName: event.target.value })}
        />
      </Field>
      <Field label={copy.position} optional error={errors.position}>
        <TextInput
          placeholder={copy.positionPlaceholder}
          value={career.position}
          onChange={(event) => onChange({ position: event.target.value })}
        />
      </Field>
      <div className="grid gap-4">
        <Checkbox
          label={copy.current}
          checked={career.isCurrentWorkplace}
          onChange={(event) =>
            onChange({
              isCurrentWorkplace: event.target.checked,
              ...(event.target.checked && { endWorkingDuration: "" }),
            })
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateSelects
            legend={copy.start}
            required
            years={years}
            value={career.startWorkingDuration}
            onChange={(startWorkingDuration) => onChange({ startWorkingDuration })}
            error={startError}
          />
          {!career.isCurrentWorkplace && (
            <DateSelects
              legend={copy.end}
              years={years}
              value={career.endWorkingDuration}
              onChange={(endWorkingDuration) => onChange({ endWorkingDuration })}
              error={errors.endWorkingDuration}
            />
          )}
        </div>
      </div>
      <Field
        label={copy.business}
        required
        help={copy.businessHelp}
        error={errors.business}
        count={{ text: career.business, limit: CAREER_BUSINESS.max }}
      >
        <TextArea
          minRows={3}
          value={career.business}
          onChange={(event) => onChange({ business: event.target.value })}
        />
      </Field>
      <Field
        label={copy.detail}
        optional
        help={copy.detailHelp}
        error={errors.businessDetail}
        count={{ text: career.businessDetail, limit: CAREER_DETAIL.max }}
      >
        <TextArea
          minRows={3}
          value={career.businessDetail}
          onChange={(event) => onChange({ businessDetail: event.target.value })}
        />
      </Field>
    </>
  );
}
