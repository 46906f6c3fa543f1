"use client";

import { useMutation } from "@tanstack/react-query";
import { loginPages } from "@/platform/session/paths";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { accountCopy } from "./copy.ja";
import { NewPasswordForm } from "./new-password-form";
import { SentNotice } from "./sent-notice";

const copy = accountCopy.reset;

/** Sets a new password with a mailed code. */
export function ResetForm({ oobCode }: { oobCode: string }) {
  const trpc = useTRPC();
  const reset = useMutation({
    ...trpc.account.completePasswordReset.mutationOptions(),
    meta: { ownErrors: true },
  });
  if (reset.isSuccess)
    return (
      <SentNotice
        title={copy.doneTitle}
        body={copy.done}
        action={<ButtonLink href={loginPages[reset.data.userType]}>{copy.toLogin}</ButtonLink>}
      />
    );
  return (
    <NewPasswordForm
      lead={copy.lead}
      submit={copy.submit}
      save={(password) => reset.mutateAsync({ oobCode, password })}
    />
  );
}
