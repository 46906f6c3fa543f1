"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { useSignOut } from "@/platform/session/use-sign-out";
import { Button } from "@/ui/button";
import type { ButtonVariant } from "@/ui/button-class";
import { ConfirmModal } from "@/ui/confirm-modal";
import { mypageCopy } from "./copy.ja";

const { setting: copy } = mypageCopy;

/** The way out, after a question. */
export function SignOutButton({ variant }: { variant: ButtonVariant }) {
  const { signOut, isSigningOut } = useSignOut();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        icon={<LogOut className="size-4" aria-hidden="true" />}
        busy={isSigningOut}
        onClick={() => setAsking(true)}
      >
        {copy.signOut}
      </Button>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          signOut();
        }}
        title={copy.signOutTitle}
        body={copy.signOutBody}
        confirmLabel={copy.signOut}
      />
    </>
  );
}
