"use client";

import clsx from "clsx";
import { Upload } from "lucide-react";
import type { ComponentProps } from "react";
import { buttonClass } from "./button-class.ts";
import { uiCopy } from "./copy.ja.ts";
import { useFieldWiring } from "./field-context.tsx";
import { Progress } from "./progress.tsx";

export interface FileButtonProps
  extends Omit<ComponentProps<"input">, "type" | "onChange" | "value"> {
  onFiles: (files: File[]) => void;
  label?: string;
  /** Percent sent, while an upload is under way. */
  progress?: number | undefined;
  onCancel?: () => void;
}

/** A native file input with the look of a button; shows percent and can be cancelled. */
export function FileButton(props: FileButtonProps) {
  const { onFiles, label = uiCopy.chooseFile, progress, onCancel, disabled, ...rest } = props;
  const wiring = useFieldWiring();
  if (progress !== undefined) {
    return (
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Progress label={uiCopy.upload} value={progress} showLabel />
        </div>
        {onCancel && (
          <button
            type="button"
            onClick={onCancel}
            className={buttonClass({ variant: "quiet", size: "sm" })}
          >
            {uiCopy.cancel}
          </button>
        )}
      </div>
    );
  }
  return (
    <label
      className={clsx(
        buttonClass({ variant: "secondary", disabled }),
        "w-fit has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
      )}
    >
      <Upload className="size-4" aria-hidden="true" />
      {label}
      <input
        {...wiring}
        {...rest}
        type="file"
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          onFiles(Array.from(event.target.files ?? []));
          // The same file may be chosen again after a failure.
          event.target.value = "";
        }}
      />
    </label>
  );
}
