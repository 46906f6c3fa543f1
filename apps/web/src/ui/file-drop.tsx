"use client";

import clsx from "clsx";
import { type DragEvent, type ReactNode, useState } from "react";
import { FileButton, type FileButtonProps } from "./file-button.tsx";

export interface FileDropProps extends FileButtonProps {
  /** Said beside the button where one can drop. */
  hint: string;
  /** Further buttons behind the one that chooses. */
  actions?: ReactNode;
}

/** A place to drop a file on, with the button that does the same. */
export function FileDrop({ hint, actions, ...button }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const { onFiles, disabled } = button;
  const takes = (event: DragEvent) => !disabled && event.dataTransfer.types.includes("Files");
  return (
    <fieldset
      className={clsx(
        "grid min-w-0 content-center gap-3 rounded-md border border-dashed p-4 pointer-coarse:border-transparent pointer-coarse:p-0",
        isOver ? "border-accent bg-accent-tint" : "border-edge",
      )}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        // Also heard when the pointer moves onto something inside.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles(Array.from(event.dataTransfer.files));
      }}
    >
      {/* One cannot drop by touch. */}
      <p className="text-ink-2 text-sm pointer-coarse:hidden">{hint}</p>
      <div className="flex flex-wrap items-center gap-2 max-sm:justify-center">
        <FileButton {...button} />
        {actions}
      </div>
    </fieldset>
  );
}
