"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/ui/button";
import { accountCopy } from "./copy.ja";

const { setting: copy } = accountCopy;

export interface ChangeableProps {
  /** What stands there now. */
  shown: ReactNode;
  /** What is changed, for the name of the button. */
  name: string;
  /** The button's words where there is nothing to change yet. */
  first?: { label: string; name: string } | undefined;
  /** The form that takes the button's place; it calls `close` when it is done. */
  form: (close: () => void) => ReactNode;
}

/** A setting that is shown, and opens its form where it stands. */
export function Changeable({ shown, name, first, form }: ChangeableProps) {
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // What had the focus goes away with every change between the two.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    element.current?.querySelector<HTMLElement>(isOpen ? "input" : "button")?.focus();
  }, [isOpen]);

  return (
    <div ref={element}>
      {isOpen ? (
        <div className="grid gap-3">
          {shown}
          <div className="max-w-md pt-1">{form(() => setOpen(false))}</div>
          <div className="max-w-md">
            <Button variant="quiet" wide onClick={() => setOpen(false)}>
              {copy.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex items-center justify-between gap-x-6 gap-y-3 crowded:flex-wrap">
          <div className="min-w-0 flex-1 crowded:basis-full">{shown}</div>
          <Button
            variant="secondary"
            className="shrink-0"
            aria-label={first?.name ?? copy.changeOf(name)}
            onClick={() => setOpen(true)}
          >
            {first?.label ?? copy.change}
          </Button>
        </div>
      )}
    </div>
  );
}
