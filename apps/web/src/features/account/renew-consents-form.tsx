"use client";

import { consentVersions } from "@tefuda/domain/account/constants";
import { formatDay } from "@tefuda/domain/time/format.ja";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { DescriptionList } from "@/ui/description-list";
import { AccountForm } from "./account-form";
import { ConsentFields } from "./consent-fields";
import { accountCopy } from "./copy.ja";

const copy = accountCopy.renewConsents;

const rules = lazyRules(() =>
  import("@tefuda/domain/account/schema").then((schemas) => schemas.renewConsentsFormSchema),
);

/** Asks a seeker to agree to what has changed since they did, and then leads on to `next`. */
export function RenewConsentsForm({ next }: { next: string }) {
  const form = useForm({ resolver: rules.resolver });
  return (
    <AccountForm
      form={form}
      rules={rules}
      send={async (_, client) => {
        await client.account.renewConsents.mutate({
          agreedTermsVersion: consentVersions.terms,
          agreedPrivacyVersion: consentVersions.privacy,
        });
        // By a full load: the frame of every page has asked already who this is.
        location.assign(next);
      }}
      submit={copy.submit}
    >
      <DescriptionList
        items={[
          { term: copy.documents.terms, value: copy.revised(formatDay(consentVersions.terms)) },
          { term: copy.documents.privacy, value: copy.revised(formatDay(consentVersions.privacy)) },
        ]}
      />
      <ConsentFields register={form.register} errors={form.formState.errors} />
    </AccountForm>
  );
}
