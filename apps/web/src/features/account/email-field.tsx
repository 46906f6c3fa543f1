import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/ui/field";
import { TextInput } from "@/ui/text-input";
import { accountCopy as copy } from "./copy.ja";

interface EmailFieldProps {
  label?: string;
  registration: UseFormRegisterReturn;
  error: string | undefined;
  help?: string;
  /** `username` beside a password, so that password managers store the pair. */
  autoComplete?: "username" | "email";
}

export function EmailField({
  label = copy.email,
  registration,
  error,
  help,
  autoComplete = "username",
}: EmailFieldProps) {
  return (
    <Field label={label} error={error} {...(help && { help })}>
      <TextInput
        {...registration}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={copy.emailPlaceholder}
      />
    </Field>
  );
}
