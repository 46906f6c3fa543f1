"use client";

import { RotateCw } from "lucide-react";
import { Button } from "./button.tsx";
import { uiCopy } from "./copy.ja.ts";
import { Drawing } from "./drawings.tsx";

export interface ErrorStateProps {
  text?: string;
  onRetry: () => void;
  busy?: boolean;
}

/** A part of the page that could not be read, with a way to try again. */
export function ErrorState({ text = uiCopy.loadFailed, onRetry, busy }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid grid-cols-1 justify-items-center gap-5 px-4 py-12 text-center"
    >
      <Drawing name="broken" />
      <p className="max-w-sm text-balance text-ink-2 text-sm [word-break:auto-phrase]">{text}</p>
      <Button
        variant="secondary"
        busy={busy}
        onClick={onRetry}
        icon={<RotateCw className="size-4" aria-hidden="true" />}
      >
        {uiCopy.reload}
      </Button>
    </div>
  );
}
