import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { AccountForm } from "./account-form";
import { NewPasswordFields } from "./new-password-fields";

const rules = lazyRules(() =>
  import("@tefuda/domain/account/schema").then((schemas) => schemas.newPasswordFormSchema),
);

interface NewPasswordFormProps {
  lead: string;
  submit: string;
  /** Stores the password; what it throws is shown in the form. */
  save: (password: string) => Promise<unknown>;
}

export function NewPasswordForm({ lead, submit, save }: NewPasswordFormProps) {
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { password: "", passwordConfirmation: "" },
  });
  const { errors } = form.formState;
  return (
    <AccountForm
      form={form}
      rules={rules}
      send={({ password }) => save(password)}
      fieldOf={{ weakPassword: "password" }}
      lead={lead}
      submit={submit}
    >
      <NewPasswordFields
        password={form.register("password")}
        confirmation={form.register("passwordConfirmation")}
        errors={{
          password: errors.password?.message,
          confirmation: errors.passwordConfirmation?.message,
        }}
      />
    </AccountForm>
  );
}
