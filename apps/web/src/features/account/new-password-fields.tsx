import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/ui/field";
import { PasswordInput } from "@/ui/password-input";
import { accountCopy as copy } from "./copy.ja";

interface NewPasswordFieldsProps {
  label?: string;
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { password: string | undefined; confirmation: string | undefined };
}

/** A new password, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label = copy.newPassword, password, confirmation, errors } = props;
  return (
    <>
      <Field label={label} help={copy.passwordHelp} error={errors.password}>
        <PasswordInput {...password} autoComplete="new-password" />
      </Field>
      <Field label={copy.passwordConfirmation} error={errors.confirmation}>
        <PasswordInput {...confirmation} autoComplete="new-password" />
      </Field>
    </>
  );
}
