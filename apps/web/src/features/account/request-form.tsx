import type { SignUpRequest } from "@tefuda/domain/account/schema";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { AccountForm } from "./account-form";
import { EmailField } from "./email-field";

const rules = lazyRules(() =>
  import("@tefuda/domain/account/schema").then((schemas) => schemas.signUpRequestSchema),
);

interface RequestFormProps {
  lead: string;
  submit: string;
  /** Asks for the mail; what it throws is shown in the form. */
  send: (request: SignUpRequest) => Promise<unknown>;
}

/** Asks for a mail with a link. */
export function RequestForm(props: RequestFormProps) {
  const form = useForm({ resolver: rules.resolver, defaultValues: { email: "" } });
  return (
    <AccountForm form={form} rules={rules} {...props}>
      <EmailField
        registration={form.register("email")}
        error={form.formState.errors.email?.message}
        autoComplete="email"
      />
    </AccountForm>
  );
}
