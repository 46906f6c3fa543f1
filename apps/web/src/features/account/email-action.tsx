"use client";

import { socialProviderLabels } from "@tefuda/domain/social/constants";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "@/platform/errors";
import { loadClient } from "@/platform/load-client";
import type { Outputs } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { FullPageLoading } from "@/ui/full-page-loading";
import { MessagePage } from "@/ui/message-page";
import { accountCopy } from "./copy.ja";

const copy = accountCopy.authAction;

type Recovered = Outputs["account"]["recoverEmail"];
type Answer = "verified" | { readonly recovered: Recovered } | { readonly failure: string };

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
  const [answer, setAnswer] = useState<Answer>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    loadClient()
      .then(async ({ account }): Promise<Answer> => {
        if (mode === "recoverEmail")
          return { recovered: await account.recoverEmail.mutate({ oobCode }) };
        await account.verifyEmail.mutate({ oobCode });
        return "verified";
      })
      .then(setAnswer, (error) => setAnswer({ failure: failureOf(error).message }));
  }, [mode, oobCode]);

  if (!answer) return <FullPageLoading words={copy.working} />;
  if (answer !== "verified" && "failure" in answer)
    return (
      <MessagePage
        drawing="broken"
        title={accountCopy.brokenLink.title}
        body={answer.failure}
        action={<ButtonLink href="/">{accountCopy.brokenLink.toTop}</ButtonLink>}
      />
    );
  return answer === "verified" ? (
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
      body={<RecoveredNote {...answer.recovered} />}
      action={
        <>
          <ButtonLink href="/password-reset-request">{copy.toReset}</ButtonLink>
          {answer.recovered.hasFactor && (
            <ButtonLink href="/contact" variant="secondary">
              {copy.toContact}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** What was taken away, and what was not: an intruder may have added either. */
function RecoveredNote({ unlinked, hasFactor }: Recovered) {
  const names = unlinked.map((provider) => socialProviderLabels[provider]).join("・");
  return (
    <>
      <p>{copy.recoverEmailNote}</p>
      {names && <p>{copy.unlinked(names)}</p>}
      {hasFactor && <p>{copy.factorStays}</p>}
    </>
  );
}
