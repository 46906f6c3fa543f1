"use client";

import { useState } from "react";
import { loginPages } from "@/platform/session/paths";
import { ButtonLink } from "@/ui/button-link";
import { accountCopy } from "./copy.ja";
import { NewPasswordForm } from "./new-password-form";
import { SentNotice } from "./sent-notice";

const copy = accountCopy.reset;

/** Sets a new password with a mailed code. */
export function ResetForm({ oobCode }: { oobCode: string }) {
  const [loginPage, setLoginPage] = useState<string>();
  if (loginPage)
    return (
      <SentNotice
        title={copy.doneTitle}
        body={copy.done}
        action={<ButtonLink href={loginPage}>{copy.toLogin}</ButtonLink>}
      />
    );
  return (
    <NewPasswordForm
      lead={copy.lead}
      submit={copy.submit}
      save={async ({ password }, client) => {
        const { userType } = await client.account.completePasswordReset.mutate({
          oobCode,
          password,
        });
        setLoginPage(loginPages[userType]);
      }}
    />
  );
}
