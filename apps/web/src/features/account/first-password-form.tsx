"use client";

import { useMutation } from "@tanstack/react-query";
import { homePaths } from "@tefuda/domain/account/guard";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { failureOf } from "@/platform/errors";
import { loginPages } from "@/platform/session/paths";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { useToast } from "@/ui/use-toast";
import { accountCopy } from "./copy.ja";
import { NewPasswordForm } from "./new-password-form";
import { SentNotice } from "./sent-notice";

const copy = accountCopy.firstPassword;

/** Sets a company member's own password, within five minutes after the first login. */
export function FirstPasswordForm() {
  const trpc = useTRPC();
  const toast = useToast();
  const change = useMutation({
    ...trpc.account.changeInitialPassword.mutationOptions(),
    meta: { ownErrors: true },
    onSuccess: () => {
      toast.success(successMessages.changed);
      location.assign(homePaths.ace);
    },
  });
  const failure = change.error && failureOf(change.error);
  if (failure?.code === "invalidPasswordResetRequest")
    return (
      <SentNotice
        title={copy.expiredTitle}
        body={failure.message}
        action={<ButtonLink href={loginPages.ace}>{accountCopy.reset.toLogin}</ButtonLink>}
      />
    );
  return (
    <NewPasswordForm
      lead={copy.lead}
      submit={copy.submit}
      save={(password) => change.mutateAsync({ password })}
    />
  );
}
