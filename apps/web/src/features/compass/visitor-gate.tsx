"use client";

import { useEffect, useRef } from "react";
import { loadClient } from "@/platform/load-client";
import { keepRedirectPath } from "@/platform/session/browser-state";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { compassCopy } from "./copy.ja";
import { compassPaths } from "./paths";

const { gate: copy } = compassCopy;

/** What stands before a visitor's result; whoever signs in, here or in another tab, comes back. */
export function VisitorGate({ onBack }: { onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    keepRedirectPath(compassPaths.form);
    return onReturn(async () => {
      const { kind } = await (await loadClient()).account.getMe.query();
      if (kind !== "visitor") location.reload();
    });
  }, []);
  return (
    <Card className="grid gap-5 text-center">
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {copy.title}
        </h2>
        <p className="text-balance text-ink-2 [word-break:auto-phrase]">{copy.body}</p>
      </div>
      <div className="grid gap-3">
        <ButtonLink href="/signup-request" size="lg" wide>
          {copy.signUp}
        </ButtonLink>
        <ButtonLink
          href={`/login?url=${encodeURIComponent(compassPaths.form)}`}
          size="lg"
          variant="secondary"
          wide
        >
          {copy.logIn}
        </ButtonLink>
        <Button variant="quiet" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
      <p className="text-ink-2 text-xs">{copy.note}</p>
    </Card>
  );
}

/** Runs when the tab is looked at again; a failure is left for the next time. */
function onReturn(look: () => Promise<void>): () => void {
  const onVisible = () => {
    if (document.visibilityState === "visible") look().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", onVisible);
  return () => document.removeEventListener("visibilitychange", onVisible);
}
