"use client";

import { errorText } from "@tefuda/domain/errors/messages.ja";
import { useState } from "react";
import { ConfirmModal } from "@/ui/confirm-modal";
import { appViewCopy } from "./copy.ja";

const { switch: copy } = appViewCopy;

/** Asks before the view leaves the account that it is signed in with. */
export function SwitchWindow(props: { onClose: () => void; onConfirm: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <ConfirmModal
      open
      title={copy.title}
      body={errorText("alreadySignedIn")}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      busy={isBusy}
      onClose={props.onClose}
      onConfirm={() => {
        setIsBusy(true);
        void props.onConfirm().finally(() => setIsBusy(false));
      }}
    />
  );
}
