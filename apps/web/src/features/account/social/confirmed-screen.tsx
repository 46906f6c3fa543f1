"use client";

import type { SocialResult } from "@tefuda/domain/social/constants";
import { useEffect } from "react";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { MessagePage } from "@/ui/message-page";
import { socialCopy, socialResultText } from "./copy.ja";
import { announceProof } from "./proof-channel";

const copy = socialCopy.proof;

/** Where somebody arrives who showed who they are; the page that asked for it hears of it. */
export function ConfirmedScreen({ result }: { result: SocialResult }) {
  const isConfirmed = result === "confirmed";
  useEffect(() => {
    announceProof(result);
    // Browsers let it be closed that a page of ours opened; otherwise the words below say what to do.
    if (isConfirmed) window.close();
  }, [isConfirmed, result]);
  return (
    <MessagePage
      isMain={false}
      drawing={isConfirmed ? "message" : "broken"}
      title={isConfirmed ? copy.doneTitle : copy.failedTitle}
      body={isConfirmed ? copy.done : socialResultText(result)}
      action={
        <>
          <Button onClick={() => window.close()}>{copy.close}</Button>
          <ButtonLink href="/mypage/setting" variant="secondary">
            {copy.toSetting}
          </ButtonLink>
        </>
      }
    />
  );
}
