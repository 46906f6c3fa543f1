"use client";

import { loginPages } from "@tefuda/domain/account/guard";
import { socialProviderLabels } from "@tefuda/domain/social/constants";
import { useState } from "react";
import type { Outputs } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { accountCopy } from "./copy.ja";
import { NewPasswordForm } from "./new-password-form";
import { SentNotice } from "./sent-notice";

const copy = accountCopy.reset;

/** Sets a new password with a mailed code. */
export function ResetForm({ oobCode }: { oobCode: string }) {
  const [done, setDone] = useState<Outputs["account"]["completePasswordReset"]>();
  if (done) {
    const names = done.providers.map((provider) => socialProviderLabels[provider]).join("・");
    return (
      <SentNotice
        title={copy.doneTitle}
        body={copy.done}
        {...(names && { note: copy.stillLinked(names) })}
        action={<ButtonLink href={loginPages[done.userType]}>{copy.toLogin}</ButtonLink>}
      />
    );
  }
  return (
    <NewPasswordForm
      lead={copy.lead}
      submit={copy.submit}
      save={async ({ password }, client) => {
        setDone(await client.account.completePasswordReset.mutate({ oobCode, password }));
      }}
    />
  );
}
