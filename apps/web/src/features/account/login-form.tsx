"use client";

import type { SignIn } from "@tefuda/domain/account/schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { keepRedirectPath, takeRedirectPath } from "@/platform/session/browser-state";
import { destinationAfterLogin } from "@/platform/session/paths";
import { Field } from "@/ui/field";
import { PasswordInput } from "@/ui/password-input";
import { AccountForm, type Send } from "./account-form";
import { accountCopy as copy } from "./copy.ja";
import { EmailField } from "./email-field";

export type LoginPage = "joker" | "company" | "operator";

const calls = { joker: "signIn", company: "signInCompany", operator: "signInOperator" } as const;

/** Says that this login took a withdrawal back. */
const TAKEN_BACK = "/mypage/withdrawal?back=1";

const rules = lazyRules(() =>
  import("@tefuda/domain/account/schema").then((schemas) => schemas.signInSchema),
);

/** Logs in and goes on to the page that was wanted, by a full load: the session is new everywhere. */
export function LoginForm({ page, url }: { page: LoginPage; url?: string | undefined }) {
  useEffect(() => keepRedirectPath(url), [url]);
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { email: "", password: "" },
  });
  const { errors } = form.formState;

  const logIn: Send<SignIn> = async (values, client) => {
    const { kind, mustChangePassword, isBack } = await client.account[calls[page]].mutate(values);
    const kept = takeRedirectPath();
    if (isBack) return location.assign(TAKEN_BACK);
    location.assign(
      mustChangePassword ? "/password-reset?first=1" : destinationAfterLogin(url ?? kept, kind),
    );
  };

  return (
    <AccountForm
      form={form}
      rules={rules}
      send={logIn}
      fieldOf={{ invalidEmailOnLogin: "email" }}
      submit={copy.login.submit}
    >
      <EmailField registration={form.register("email")} error={errors.email?.message} />
      <Field label={copy.password} error={errors.password?.message}>
        <PasswordInput {...form.register("password")} autoComplete="current-password" />
      </Field>
    </AccountForm>
  );
}
