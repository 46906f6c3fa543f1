"use client";

import { contractLabels as labels } from "@tefuda/domain/company/contract";
import { hasFields, isText } from "@/platform/stored";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";

export interface ContractValues {
  readonly contractStartsOn: string;
  readonly contractEndsOn: string;
  readonly feePlan: string;
  readonly offerMonthlyQuota: string;
}

/** Tells the terms that a device has kept from nonsense. */
export const isContract = hasFields<ContractValues>({
  contractStartsOn: isText,
  contractEndsOn: isText,
  feePlan: isText,
  offerMonthlyQuota: isText,
});

interface ContractFieldsProps {
  values: ContractValues;
  /** Messages by the name of the field. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (values: ContractValues) => void;
}

const FEES_MAX = 4000;

/** The terms of a contract. */
export function ContractFields({ values, errors, onChange }: ContractFieldsProps) {
  const bind = (name: keyof ContractValues) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...values, [name]: target.value }),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Field label={labels.contractStartsOn} required error={errors.contractStartsOn}>
        <TextInput {...bind("contractStartsOn")} type="date" />
      </Field>
      <Field label={labels.contractEndsOn} optional error={errors.contractEndsOn}>
        <TextInput {...bind("contractEndsOn")} type="date" />
      </Field>
      <Field label={labels.offerMonthlyQuota} required error={errors.offerMonthlyQuota}>
        <TextInput {...bind("offerMonthlyQuota")} inputMode="numeric" />
      </Field>
      <div className="sm:col-span-3">
        <Field
          label={labels.feePlan}
          required
          count={{ text: values.feePlan, limit: FEES_MAX }}
          error={errors.feePlan}
        >
          <TextArea {...bind("feePlan")} minRows={6} />
        </Field>
      </div>
    </div>
  );
}
