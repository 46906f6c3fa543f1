import { offerFieldLabels } from "@tefuda/domain/offer/labels.ja";
import {
  employmentTypeLabels,
  employmentTypeShortLabels,
  employmentTypes,
} from "@tefuda/domain/options/employment";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { offerSendCopy as copy } from "./copy.ja";
import type { LinkableRecruitment } from "./types";

/** By this id the modal `not-linking-recruitment` leads back to the field. */
export const recruitmentFieldId = "offer-recruitment";

interface RecruitmentFieldProps {
  recruitments: readonly LinkableRecruitment[];
  chosen: LinkableRecruitment | undefined;
  onChoose: (recruitment: LinkableRecruitment | undefined) => void;
  error: string | undefined;
}

/** The position that the offer is linked to, and what kind of work that is. */
export function RecruitmentField({ recruitments, chosen, onChoose, error }: RecruitmentFieldProps) {
  const isEmpty = recruitments.length === 0;
  return (
    <div id={recruitmentFieldId} className="scroll-mt-28">
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
          value={chosen?.id ?? ""}
          onChange={({ target }) => onChoose(recruitments.find(({ id }) => id === target.value))}
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
    </div>
  );
}
