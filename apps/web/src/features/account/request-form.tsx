import type { LinkRequest } from "@tefuda/domain/account/schema";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { AccountForm, type Send } from "./account-form";
import { EmailField } from "./email-field";

const rules = lazyRules(() =>
  import("@tefuda/domain/account/schema").then((schemas) => schemas.linkRequestSchema),
);

interface RequestFormProps {
  lead: string;
  submit: string;
  send: Send<LinkRequest>;
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
