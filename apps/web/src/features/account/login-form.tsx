"use client";

import type { SignIn } from "@tefuda/domain/account/schema";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { Field } from "@/ui/field";
import { PasswordInput } from "@/ui/password-input";
import { AccountForm, type Send } from "./account-form";
import { goOnAfterSignIn } from "./after-sign-in";
import { accountCopy as copy } from "./copy.ja";
import { EmailField } from "./email-field";
import { KeepWanted } from "./keep-wanted";

export type LoginPage = "joker" | "company" | "operator";

const calls = { joker: "signIn", company: "signInCompany", operator: "signInOperator" } as const;

const rules = lazyRules(() =>
  import("@tefuda/domain/account/schema").then((schemas) => schemas.signInSchema),
);

/** Logs in and goes on to the page that was wanted, or to the second step that the page then shows. */
export function LoginForm({ page, url }: { page: LoginPage; url?: string | undefined }) {
  const router = useRouter();
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { email: "", password: "" },
  });
  const { errors } = form.formState;

  const logIn: Send<SignIn> = async (values, client) => {
    const answer = await client.account[calls[page]].mutate(values);
    if ("secondStep" in answer) return router.refresh();
    goOnAfterSignIn(answer, url);
  };

  return (
    <AccountForm
      form={form}
      rules={rules}
      send={logIn}
      fieldOf={{ invalidEmailOnLogin: "email" }}
      submit={copy.login.submit}
    >
      <KeepWanted url={url} />
      <EmailField registration={form.register("email")} error={errors.email?.message} />
      <Field label={copy.password} error={errors.password?.message}>
        <PasswordInput {...form.register("password")} autoComplete="current-password" />
      </Field>
    </AccountForm>
  );
}
