"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { signInSchema } from "@tefuda/domain/account/schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { keepRedirectPath, takeRedirectPath } from "@/platform/session/browser-state";
import { destinationAfterLogin } from "@/platform/session/paths";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { PasswordInput } from "@/ui/password-input";
import { accountCopy as copy } from "./copy.ja";
import { EmailField } from "./email-field";
import { FormFailure, showFailure } from "./form-failure";

export type LoginPage = "joker" | "company" | "operator";

const calls = { joker: "signIn", company: "signInCompany", operator: "signInOperator" } as const;

/** Logs in and goes on to the page that was wanted, by a full load: the session is new everywhere. */
export function LoginForm({ page, url }: { page: LoginPage; url?: string | undefined }) {
  const trpc = useTRPC();
  useEffect(() => keepRedirectPath(url), [url]);
  const form = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: "", password: "" },
  });
  const { errors } = form.formState;
  const login = useMutation({
    ...trpc.account[calls[page]].mutationOptions(),
    meta: { ownErrors: true },
    onSuccess: ({ kind, mustChangePassword }) => {
      const kept = takeRedirectPath();
      location.assign(
        mustChangePassword ? "/password-reset?first=1" : destinationAfterLogin(url ?? kept, kind),
      );
    },
    onError: (error) => showFailure(error, form.setError, { invalidEmailOnLogin: "email" }),
  });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((values) => login.mutate(values))}
    >
      <FormFailure error={errors.root} />
      <EmailField registration={form.register("email")} error={errors.email?.message} />
      <Field label={copy.password} error={errors.password?.message}>
        <PasswordInput {...form.register("password")} autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" wide busy={login.isPending || login.isSuccess}>
        {copy.login.submit}
      </Button>
    </form>
  );
}
