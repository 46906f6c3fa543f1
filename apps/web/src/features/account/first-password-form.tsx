"use client";

import { loginPages } from "@tefuda/domain/account/guard";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { ButtonLink } from "@/ui/button-link";
import { useToast } from "@/ui/use-toast";
import type { Send } from "./account-form";
import { accountCopy } from "./copy.ja";
import { NewPasswordForm } from "./new-password-form";
import { SentNotice } from "./sent-notice";

const copy = accountCopy.firstPassword;

/** Sets a company member's own password, within five minutes after the first login. */
export function FirstPasswordForm() {
  const toast = useToast();
  const [refusal, setRefusal] = useState<string>();

  const save: Send<{ password: string }> = async ({ password }, client) => {
    try {
      await client.account.changeInitialPassword.mutate({ password });
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code !== "invalidPasswordResetRequest") throw error;
      return setRefusal(message);
    }
    toast.success(successMessages.changed);
    // A new member has a profile to fill in; nobody is kept from going elsewhere.
    location.assign("/mypage/profile?welcome=1");
  };

  if (refusal)
    return (
      <SentNotice
        title={copy.expiredTitle}
        body={refusal}
        action={<ButtonLink href={loginPages.ace}>{accountCopy.reset.toLogin}</ButtonLink>}
      />
    );
  return <NewPasswordForm lead={copy.lead} submit={copy.submit} save={save} />;
}
