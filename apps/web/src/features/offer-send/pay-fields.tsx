import { offerFieldLabels } from "@tefuda/domain/offer/labels.ja";
import { formatPay } from "@tefuda/domain/offer/pay";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldGroup } from "@/ui/field-group";
import { TextInput } from "@/ui/text-input";
import { offerSendCopy } from "./copy.ja";
import type { LinkableRecruitment } from "./types";

const copy = offerSendCopy.form;

interface PayFieldsProps {
  recruitment: LinkableRecruitment | undefined;
  min: UseFormRegisterReturn;
  max: UseFormRegisterReturn;
  error: string | undefined;
}

/** What the offer pays, inside what its position pays. */
export function PayFields({ recruitment, min, max, error }: PayFieldsProps) {
  const pay = recruitment?.pay;
  const unit = pay?.unit ?? "manYen";
  const legend = unit === "yen" ? offerFieldLabels.salarySideJob : offerFieldLabels.salaryMidCareer;
  const amount = (label: string, registration: UseFormRegisterReturn) => (
    <div className="w-40 min-w-0">
      <TextInput
        {...registration}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${legend} ${label}`}
        aria-invalid={error ? true : undefined}
        // Read-only rather than disabled: a disabled field is left out of the form's values.
        readOnly={!recruitment}
        after={copy.units[unit]}
        className="text-right tabular-nums"
      />
    </div>
  );
  return (
    <FieldGroup
      legend={legend}
      required
      error={error}
      help={pay ? copy.payHelp(formatPay(pay)) : recruitment ? undefined : copy.payLater}
    >
      <div className="flex items-center gap-3">
        {amount(copy.min, min)}
        <span aria-hidden="true">{copy.join}</span>
        {amount(copy.max, max)}
      </div>
    </FieldGroup>
  );
}
