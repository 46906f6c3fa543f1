"use client";

import type { SocialProvider } from "@tefuda/domain/account/constants";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { keptWish } from "@/platform/session/browser-state";
import { Button } from "@/ui/button";
import { AccountForm } from "../account-form";
import { EmailField } from "../email-field";
import { SentNotice } from "../sent-notice";
import { socialCopy } from "./copy.ja";

const copy = socialCopy.newcomer;

const rules = lazyRules(() =>
  import("@tefuda/domain/social/schema").then((schemas) => schemas.socialEmailFormSchema),
);

interface EmailFormProps {
  provider: SocialProvider;
  /** What the provider has written down, as a proposal. */
  email: string | null;
  /** Whom the page shows. */
  mark: string;
}

/** Asks for an address that nobody vouches for, and mails to it. */
export function SocialEmailForm({ provider, email, mark }: EmailFormProps) {
  const form = useForm({ resolver: rules.resolver, defaultValues: { email: email ?? "" } });
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo)
    return (
      <SentNotice
        title={copy.sentTitle}
        body={copy.sentBody(sentTo)}
        note={copy.sentNote}
        action={
          <Button variant="quiet" onClick={() => setSentTo(undefined)}>
            {copy.again}
          </Button>
        }
      />
    );
  return (
    <AccountForm
      form={form}
      rules={rules}
      lead={copy.emailLead(provider)}
      submit={copy.emailSubmit}
      stays
      send={async (request, client) => {
        await client.social.requestEmail.mutate({ ...request, mark, wish: keptWish.get() });
        setSentTo(request.email);
      }}
    >
      <EmailField
        registration={form.register("email")}
        error={form.formState.errors.email?.message}
        autoComplete="email"
      />
    </AccountForm>
  );
}
