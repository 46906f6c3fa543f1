"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { hasWords } from "@/platform/editing/drafts";
import { useDraftOwner } from "@/platform/editing/use-draft";
import { useSignOut } from "@/platform/session/use-sign-out";
import { Button } from "@/ui/button";
import type { ButtonVariant } from "@/ui/button-class";
import { ConfirmModal } from "@/ui/confirm-modal";
import { accountCopy } from "./copy.ja";

const { signOut: copy } = accountCopy;

/** The way out, after a question. */
export function SignOutButton({ variant }: { variant: ButtonVariant }) {
  const { signOut, isSigningOut } = useSignOut();
  const owner = useDraftOwner();
  const [asked, setAsked] = useState<"plain" | "words">("plain");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        icon={<LogOut className="size-4" aria-hidden="true" />}
        busy={isSigningOut}
        onClick={() => {
          setAsked(hasWords(owner) ? "words" : "plain");
          setAsking(true);
        }}
      >
        {copy.submit}
      </Button>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          signOut();
        }}
        title={copy.title}
        body={copy[asked]}
        confirmLabel={copy.submit}
      />
    </>
  );
}
