import { offerFieldLabels } from "@tefuda/domain/offer/labels.ja";
import {
  employmentTypeLabels,
  employmentTypeShortLabels,
  employmentTypes,
} from "@tefuda/domain/options/employment";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { offerSendCopy as copy } from "./copy.ja";
import type { LinkableRecruitment } from "./types";

interface RecruitmentFieldProps {
  recruitments: readonly LinkableRecruitment[];
  chosen: LinkableRecruitment | undefined;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The position that the offer is linked to, and what kind of work that is. */
export function RecruitmentField({
  recruitments,
  chosen,
  registration,
  error,
}: RecruitmentFieldProps) {
  const isEmpty = recruitments.length === 0;
  return (
    <Field
      label={offerFieldLabels.recruitmentId}
      required
      error={error}
      help={
        isEmpty
          ? copy.notLinking.body
          : chosen &&
            `${offerFieldLabels.employmentType}：${employmentTypeLabels[chosen.employmentType]}`
      }
    >
      <Select
        {...registration}
        options={employmentTypes
          .map((type) => ({
            label: employmentTypeShortLabels[type],
            options: recruitments
              .filter(({ employmentType }) => employmentType === type)
              .map(({ id, title }) => ({ value: id, label: title })),
          }))
          .filter(({ options }) => options.length > 0)}
      />
    </Field>
  );
}
