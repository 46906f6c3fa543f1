"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { consentLabels, consentVersions } from "@tefuda/domain/account/constants";
import { signUpFormSchema } from "@tefuda/domain/account/schema";
import { useForm } from "react-hook-form";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ConsentField } from "./consent-field";
import { accountCopy } from "./copy.ja";
import { EmailField } from "./email-field";
import { FormFailure, showFailure } from "./form-failure";
import { NewPasswordFields } from "./new-password-fields";

const copy = accountCopy.signUp;

/** Completes the sign-up that began with a mailed link. */
export function SignUpForm({ oobCode }: { oobCode: string }) {
  const trpc = useTRPC();
  const form = useForm({
    resolver: zodResolver(signUpFormSchema),
    defaultValues: { email: "", password: "", passwordConfirmation: "", wantsNewsletter: false },
  });
  const { errors } = form.formState;
  const signUp = useMutation({
    ...trpc.account.completeSignUp.mutationOptions(),
    meta: { ownErrors: true },
    onSuccess: () => location.assign("/registration"),
    onError: (error) =>
      showFailure(error, form.setError, {
        invalidEmailOnSignup: "email",
        alreadyRegisteredEmail: "email",
        weakPassword: "password",
      }),
  });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ email, password, wantsNewsletter }) =>
        signUp.mutate({
          oobCode,
          email,
          password,
          wantsNewsletter,
          agreedTermsVersion: consentVersions.terms,
          agreedPrivacyVersion: consentVersions.privacy,
        }),
      )}
    >
      <FormFailure error={errors.root} />
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
      <fieldset className="grid gap-2 border-line border-t pt-5">
        <legend className="sr-only">{copy.consents}</legend>
        <ConsentField
          registration={form.register("agreedTerms")}
          label={consentLabels.terms}
          error={errors.agreedTerms?.message}
          document={{ href: "/terms-of-service", label: copy.readTerms }}
        />
        <ConsentField
          registration={form.register("agreedPrivacy")}
          label={consentLabels.privacy}
          error={errors.agreedPrivacy?.message}
          document={{ href: "/privacy-policy", label: copy.readPrivacy }}
        />
        <ConsentField
          registration={form.register("wantsNewsletter")}
          label={consentLabels.newsletter}
        />
      </fieldset>
      <Button type="submit" size="lg" wide busy={signUp.isPending || signUp.isSuccess}>
        {copy.submit}
      </Button>
    </form>
  );
}
