"use client";

import type { ModalId } from "@tefuda/domain/constants/modal-ids";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "@/ui/icon-button";
import { isConverting } from "@/ui/is-converting";
import { ScrollBox } from "@/ui/scroll-box";
import { videoCopy } from "./copy.ja";

export interface SidePanelProps {
  /** Which of the specification's windows it is. */
  modal?: ModalId;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The content scrolls by itself. */
  isFramed?: boolean;
}

/** Beside the picture on a wide screen, below it on a phone: one goes on seeing each other. */
export function SidePanel({ modal, title, onClose, children, isFramed }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      data-modal={modal}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isConverting(event)) onClose();
      }}
      className="z-20 flex h-[62%] shrink-0 flex-col overflow-hidden border-line border-t bg-paper outline-none landscape:h-auto landscape:w-96 landscape:max-w-[55%] landscape:border-t-0 landscape:border-l lg:mr-4 lg:h-auto lg:w-96 lg:max-w-none lg:rounded-lg lg:border"
    >
      <header className="flex shrink-0 items-center justify-between gap-2 border-line border-b py-1.5 pr-2 pl-5">
        <h2 className="truncate text-base">{title}</h2>
        <IconButton label={videoCopy.panel.close} onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </header>
      {isFramed ? (
        <div className="flex min-h-0 flex-1 flex-col [--schedule-bubble:0px]">{children}</div>
      ) : (
        <ScrollBox className="min-h-0 flex-1 overflow-y-auto p-5 pb-[calc(1.25rem+var(--safe-bottom))]">
          {children}
        </ScrollBox>
      )}
    </section>
  );
}
