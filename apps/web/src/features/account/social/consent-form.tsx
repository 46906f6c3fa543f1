"use client";

import { consentVersions } from "@tefuda/domain/account/constants";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { takeRedirectPath } from "@/platform/session/browser-state";
import { destinationAfterSignUp } from "@/platform/session/paths";
import { AccountForm } from "../account-form";
import { ConsentFields } from "../consent-fields";
import { socialCopy } from "./copy.ja";

const copy = socialCopy.newcomer;

const rules = lazyRules(() =>
  import("@tefuda/domain/social/schema").then((schemas) => schemas.socialSignUpFormSchema),
);

interface ConsentFormProps {
  email: string;
  /** Whom the page shows. */
  mark: string;
  /** The mailed code that has proven the address, where the provider does not vouch for one. */
  oobCode?: string | undefined;
}

/** Completes the sign-up of whom a provider brought. */
export function ConsentForm({ email, mark, oobCode }: ConsentFormProps) {
  const form = useForm({ resolver: rules.resolver, defaultValues: { wantsNewsletter: false } });
  return (
    <AccountForm
      form={form}
      rules={rules}
      send={async ({ wantsNewsletter }, client) => {
        await client.social.completeSignUp.mutate({
          mark,
          wantsNewsletter,
          agreedTermsVersion: consentVersions.terms,
          agreedPrivacyVersion: consentVersions.privacy,
          ...(oobCode && { oobCode }),
        });
        location.assign(destinationAfterSignUp(takeRedirectPath()));
      }}
      submit={copy.submit}
    >
      <div className="grid gap-1">
        <p className="text-ink-2 text-sm">{copy.email}</p>
        <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
      </div>
      <ConsentFields
        register={form.register}
        errors={form.formState.errors}
        newsletter={form.register("wantsNewsletter")}
      />
    </AccountForm>
  );
}
