"use client";

import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { uiCopy } from "./copy.ja.ts";
import { Spinner } from "./spinner.tsx";

export interface SwitchProps {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its change is on the way: it takes no further press and keeps its focus. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Something that is on or off and takes effect at once; the whole row is its target. */
export function Switch({ label, help, checked, onChange, busy, disabled }: SwitchProps) {
  const helpId = useId();
  return (
    <label
      className={clsx(
        "group relative flex min-h-14 items-center gap-4 rounded-sm py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-3",
        "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block text-sm">{label}</span>
        {help && (
          <span id={helpId} className="block text-ink-2 text-xs">
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-describedby={help ? helpId : undefined}
        disabled={disabled}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
        className="peer absolute opacity-0"
      />
      <span
        aria-hidden="true"
        className={clsx(
          "relative h-7 w-12 shrink-0 rounded-full border border-edge bg-sunken transition-colors",
          "peer-checked:border-pine peer-checked:bg-pine peer-disabled:opacity-60",
          "after:absolute after:top-0.5 after:left-0.5 after:size-5.5 after:rounded-full after:bg-ink-3 after:transition-[translate,background-color]",
          "peer-checked:after:translate-x-5 peer-checked:after:bg-surface",
        )}
      >
        {busy && (
          <span className="absolute inset-0 z-10 grid place-items-center text-ink">
            <Spinner />
          </span>
        )}
      </span>
      {busy && <span className="sr-only">{uiCopy.busy}</span>}
    </label>
  );
}
