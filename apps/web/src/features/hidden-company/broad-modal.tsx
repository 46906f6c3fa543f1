"use client";

import { ConfirmModal } from "@/ui/confirm-modal";
import { hiddenCompanyCopy } from "./copy.ja";
import type { Preview } from "./types";

const copy = hiddenCompanyCopy.broad;

interface BroadModalProps {
  open: boolean;
  /** Stays while the question closes, so that it keeps its words. */
  preview: Preview | undefined;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks about a word that hides many companies, with their number and some of their names. */
export function BroadModal({ open, preview, busy, onClose, onConfirm }: BroadModalProps) {
  const { word = "", companyCount = 0, companyNames = [] } = preview ?? {};
  return (
    <ConfirmModal
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title={copy.title(word, companyCount)}
      body={copy.body}
      cancelLabel={copy.narrow}
      confirmLabel={copy.confirm}
      busy={busy}
    >
      {companyNames.length > 0 && (
        <div className="grid gap-1.5 rounded-md bg-sunken px-4 py-3 text-sm">
          <p className="font-semibold">{copy.examples}</p>
          <ul className="grid gap-0.5 text-ink-2">
            {companyNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmModal>
  );
}
