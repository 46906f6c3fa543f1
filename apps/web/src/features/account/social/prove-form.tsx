"use client";

import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { Field } from "@/ui/field";
import { PasswordInput } from "@/ui/password-input";
import { AccountForm } from "../account-form";
import { goOnAfterSignIn } from "../after-sign-in";
import { accountCopy } from "../copy.ja";
import { socialCopy } from "./copy.ja";

const rules = lazyRules(() =>
  import("@tefuda/domain/social/schema").then((schemas) => schemas.proveAccountFormSchema),
);

interface ProveFormProps {
  email: string;
  /** Whom the page shows. */
  mark: string;
}

/** Asks for the password of the account that has the provider's address. */
export function ProveForm({ email, mark }: ProveFormProps) {
  const form = useForm({ resolver: rules.resolver, defaultValues: { password: "" } });
  return (
    <AccountForm
      form={form}
      rules={rules}
      submit={socialCopy.prove.submit}
      send={async (values, client) => {
        const { signedIn, outcome } = await client.social.prove.mutate({ ...values, mark });
        if ("secondStep" in signedIn) return;
        if (signedIn.isBack || !outcome) return goOnAfterSignIn(signedIn);
        location.assign(`/mypage/setting?social=${outcome}#social`);
      }}
    >
      {/* For password managers, which store and fill pairs. */}
      <input type="email" hidden readOnly name="username" autoComplete="username" value={email} />
      <Field label={accountCopy.password} error={form.formState.errors.password?.message}>
        <PasswordInput {...form.register("password")} autoComplete="current-password" />
      </Field>
    </AccountForm>
  );
}
