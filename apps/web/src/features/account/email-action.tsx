"use client";

import { useEffect, useRef, useState } from "react";
import { failureOf } from "@/platform/errors";
import { loadClient } from "@/platform/load-client";
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
  const [answer, setAnswer] = useState<"done" | { failure: string }>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    loadClient()
      .then((client) => client.account[mode].mutate({ oobCode }))
      .then(
        () => setAnswer("done"),
        (error) => setAnswer({ failure: failureOf(error).message }),
      );
  }, [mode, oobCode]);

  if (!answer) return <FullPageLoading />;
  if (answer !== "done")
    return (
      <MessagePage
        drawing="broken"
        title={accountCopy.brokenLink.title}
        body={answer.failure}
        action={<ButtonLink href="/">{accountCopy.brokenLink.toTop}</ButtonLink>}
      />
    );
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
