import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { AccountForm, type Send } from "./account-form";
import { NewPasswordFields } from "./new-password-fields";

const rules = lazyRules(() =>
  import("@tefuda/domain/account/schema").then((schemas) => schemas.newPasswordFormSchema),
);

type NewPassword = { password: string };

interface NewPasswordFormProps {
  lead: string;
  submit: string;
  save: Send<NewPassword>;
  stays?: boolean;
}

export function NewPasswordForm({ lead, submit, save, stays }: NewPasswordFormProps) {
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { password: "", passwordConfirmation: "" },
  });
  const { errors } = form.formState;
  return (
    <AccountForm
      form={form}
      rules={rules}
      send={save}
      fieldOf={{ weakPassword: "password" }}
      lead={lead}
      submit={submit}
      stays={stays}
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
