"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { FullPageLoading } from "@/ui/full-page-loading";
import { MessagePage } from "@/ui/message-page";
import { accountCopy } from "./copy.ja";

const copy = accountCopy.authAction;

interface EmailActionProps {
  mode: "verifyEmail" | "recoverEmail";
  oobCode: string;
  continueUrl: string;
}

/**
 * Carries out a mailed change of e-mail. The browser asks for it, not the page: mail programs
 * open links to look at them, and must not use the code up.
 */
export function EmailAction({ mode, oobCode, continueUrl }: EmailActionProps) {
  const trpc = useTRPC();
  const { mutate, isSuccess, error } = useMutation({
    ...trpc.account[mode].mutationOptions(),
    meta: { ownErrors: true },
  });
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate({ oobCode });
  }, [mutate, oobCode]);

  if (error)
    return (
      <MessagePage
        drawing="broken"
        title={accountCopy.brokenLink.title}
        body={failureOf(error).message}
        action={<ButtonLink href="/">{accountCopy.brokenLink.toTop}</ButtonLink>}
      />
    );
  if (!isSuccess) return <FullPageLoading />;
  return mode === "verifyEmail" ? (
    <MessagePage
      drawing="message"
      title={copy.verifyEmail}
      body={null}
      action={<ButtonLink href={continueUrl}>{copy.onward}</ButtonLink>}
    />
  ) : (
    <MessagePage
      drawing="message"
      title={copy.recoverEmail}
      body={copy.recoverEmailNote}
      action={<ButtonLink href="/password-reset-request">{copy.toReset}</ButtonLink>}
    />
  );
}
