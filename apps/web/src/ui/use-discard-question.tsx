"use client";

import { type ReactNode, useState } from "react";
import { ConfirmModal } from "./confirm-modal.tsx";
import { uiCopy } from "./copy.ja.ts";

export interface DiscardQuestion {
  /** Goes on at once when nothing would be lost, and otherwise once that was agreed to. */
  ask: (goOn: () => void) => void;
  /** To be placed inside the window that asks. */
  question: ReactNode;
}

/** Asks before what was typed in a window is thrown away with it. */
export function useDiscardQuestion(isDirty: boolean): DiscardQuestion {
  const [held, setHeld] = useState<{ goOn: () => void }>();
  const { title, body, keep, yes } = uiCopy.discard;
  return {
    ask: (goOn) => (isDirty ? setHeld({ goOn }) : goOn()),
    question: (
      <ConfirmModal
        open={held !== undefined}
        onClose={() => setHeld(undefined)}
        onConfirm={() => {
          setHeld(undefined);
          held?.goOn();
        }}
        title={title}
        body={body}
        confirmLabel={yes}
        cancelLabel={keep}
        tone="danger"
      />
    ),
  };
}
