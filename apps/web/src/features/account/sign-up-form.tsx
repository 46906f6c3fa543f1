"use client";

import { consentVersions } from "@tefuda/domain/account/constants";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { takeRedirectPath } from "@/platform/session/browser-state";
import { destinationAfterSignUp } from "@/platform/session/paths";
import { AccountForm } from "./account-form";
import { ConsentFields } from "./consent-fields";
import { accountCopy } from "./copy.ja";
import { EmailField } from "./email-field";
import { NewPasswordFields } from "./new-password-fields";

const copy = accountCopy.signUp;

const rules = lazyRules(() =>
  import("@tefuda/domain/account/schema").then((schemas) => schemas.signUpFormSchema),
);

/** Completes the sign-up that began with a mailed link. */
export function SignUpForm({ oobCode }: { oobCode: string }) {
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { email: "", password: "", passwordConfirmation: "", wantsNewsletter: false },
  });
  const { errors } = form.formState;

  return (
    <AccountForm
      form={form}
      rules={rules}
      send={async ({ email, password, wantsNewsletter }, client) => {
        await client.account.completeSignUp.mutate({
          oobCode,
          email,
          password,
          wantsNewsletter,
          agreedTermsVersion: consentVersions.terms,
          agreedPrivacyVersion: consentVersions.privacy,
        });
        location.assign(destinationAfterSignUp(takeRedirectPath()));
      }}
      fieldOf={{
        invalidEmailOnSignup: "email",
        alreadyRegisteredEmail: "email",
        weakPassword: "password",
      }}
      submit={copy.submit}
    >
      <EmailField
        registration={form.register("email")}
        error={errors.email?.message}
        help={copy.emailHelp}
      />
      <NewPasswordFields
        label={accountCopy.password}
        password={form.register("password")}
        confirmation={form.register("passwordConfirmation")}
        errors={{
          password: errors.password?.message,
          confirmation: errors.passwordConfirmation?.message,
        }}
      />
      <ConsentFields
        register={form.register}
        errors={errors}
        newsletter={form.register("wantsNewsletter")}
      />
    </AccountForm>
  );
}
