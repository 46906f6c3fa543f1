import type { CompanyPage, CompanyPageInput } from "@tefuda/domain/company/schema";
import type { UseFormReturn } from "react-hook-form";

export interface FieldsProps {
  form: UseFormReturn<CompanyPageInput, unknown, CompanyPage>;
}

/** An empty choice is no choice. */
export const chosen = { setValueAs: (value: unknown) => (value === "" ? undefined : value) };
/** The same for a choice that is a number. */
export const chosenNumber = {
  setValueAs: (value: unknown) =>
    value === "" || value === undefined || value === null ? undefined : Number(value),
};
export const optionsOf = <Key extends string>(
  keys: readonly Key[],
  labels: Readonly<Record<Key, string>>,
) => keys.map((value) => ({ value, label: labels[value] }));
