"use client";

import { useEffect } from "react";
import { track } from "@/platform/measuring/own-events";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Modal } from "@/ui/modal";
import { frameCopy } from "./copy.ja";
import { notePromptClosed } from "./prompt-memory";

const { suggestion: copy } = frameCopy;

export interface RegistrationSuggestionProps {
  /** The login that leads back to what was pressed for. */
  login?: string;
  open: boolean;
  onClose: () => void;
}

/**
 * Suggests to register free of charge (`registration-suggestion`, spec 2). Load it with
 * `next/dynamic` where visitors read: it brings a library along.
 */
export function RegistrationSuggestion({ login, open, onClose }: RegistrationSuggestionProps) {
  const close = () => {
    notePromptClosed();
    onClose();
  };
  useEffect(() => {
    if (open) track("prompt_show", {});
  }, [open]);
  const accept = () => {
    track("prompt_accept", {});
    close();
  };
  return (
    <Modal
      modal="registration-suggestion"
      open={open}
      onClose={close}
      width="sm"
      title={copy.title}
      description={login ? copy.wished : copy.body}
      footer={
        <>
          {login ? (
            <ButtonLink href={login} variant="secondary" onClick={close}>
              {copy.logIn}
            </ButtonLink>
          ) : (
            <Button variant="secondary" onClick={close}>
              {copy.close}
            </Button>
          )}
          <ButtonLink href={login ? "/signup-request" : "/registration"} onClick={accept}>
            {copy.register}
          </ButtonLink>
        </>
      }
    />
  );
}
