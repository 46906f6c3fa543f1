import { LINKABLE_WORDS_MAX } from "@tefuda/domain/constants/limits";
import { offerFieldLabels } from "@tefuda/domain/offer/labels.ja";
import {
  employmentTypeLabels,
  employmentTypeShortLabels,
  employmentTypes,
} from "@tefuda/domain/options/employment";
import type { UseFormRegisterReturn } from "react-hook-form";
import { ErrorState } from "@/ui/error-state";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { TextInput } from "@/ui/text-input";
import { offerSendCopy as copy } from "./copy.ja";
import type { PositionSearch, Positions } from "./use-positions";

interface RecruitmentFieldProps {
  positions: Positions;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The position that the offer is linked to, and what kind of work that is. */
export function RecruitmentField({ positions, registration, error }: RecruitmentFieldProps) {
  const { options, chosen, hasAny, search, retry } = positions;
  return (
    <>
      {search && <SearchField {...search} />}
      {retry && <ErrorState onRetry={retry} />}
      <Field
        label={offerFieldLabels.recruitmentId}
        required
        error={error}
        help={
          hasAny
            ? chosen &&
              `${offerFieldLabels.employmentType}：${employmentTypeLabels[chosen.employmentType]}`
            : copy.notLinking.body
        }
      >
        <Select
          {...registration}
          value={chosen?.id ?? ""}
          options={employmentTypes
            .map((type) => ({
              label: employmentTypeShortLabels[type],
              options: options
                .filter(({ employmentType }) => employmentType === type)
                .map(({ id, title }) => ({ value: id, label: title })),
            }))
            .filter((group) => group.options.length > 0)}
        />
      </Field>
    </>
  );
}

/** Finds the positions that are none of the newest. */
function SearchField({ words, setWords, found }: PositionSearch) {
  return (
    <div className="grid gap-1.5">
      <Field label={copy.find.label} optional help={copy.find.help}>
        <TextInput
          type="search"
          value={words}
          maxLength={LINKABLE_WORDS_MAX}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
          // Enter is no wish to send.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {found &&
          (found.items.length === 0
            ? copy.find.none
            : copy.find.count(found.items.length, found.hasMore))}
      </p>
    </div>
  );
}
