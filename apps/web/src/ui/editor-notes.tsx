"use client";

import { formatMonthDay, formatTime } from "@tefuda/domain/time/format.ja";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import { uiCopy } from "./copy.ja.ts";

const copy = uiCopy.restored;

interface RestoredBannerProps {
  /** When it was typed; nothing shows without it. */
  at: Date | undefined;
  onDiscard: () => void;
}

/** Says that the form shows what was typed here before and never saved. */
export function RestoredBanner({ at, onDiscard }: RestoredBannerProps) {
  if (!at) return null;
  return (
    <Banner
      inset
      action={
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          {copy.discard}
        </Button>
      }
    >
      {copy.text(`${formatMonthDay(at)} ${formatTime(at)}`)}
    </Banner>
  );
}

interface OutdatedBannerProps {
  open: boolean;
  onCompare: () => void;
}

/** Says that others have saved what stands in the form. */
export function OutdatedBanner({ open, onCompare }: OutdatedBannerProps) {
  if (!open) return null;
  return (
    <Banner
      inset
      tone="warning"
      action={
        <Button size="sm" variant="secondary" onClick={onCompare}>
          {uiCopy.conflict.compare}
        </Button>
      }
    >
      {uiCopy.conflict.outdated}
    </Banner>
  );
}

/** What is said of words that are not saved. */
export const unsavedText = (isKept: boolean): string =>
  isKept ? uiCopy.unsaved.kept : uiCopy.unsaved.only;

/** Says whether words are unsaved, and whether this device has them; its line is always there. */
export const UnsavedNote = ({ isDirty, isKept }: { isDirty: boolean; isKept: boolean }) => (
  <p role="status" className="text-ink-2 text-sm">
    {isDirty && unsavedText(isKept)}
  </p>
);
