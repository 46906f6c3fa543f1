"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

export interface TooltipProps {
  label: string;
  /** The control it explains; it must have a name of its own. */
  children: ReactElement;
  side?: "top" | "bottom" | "left" | "right";
}

/** A word of help on hover and focus. Never the only place where something is said. */
export function Tooltip({ label, children, side = "top" }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={400} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-60">
          <Base.Popup className="popup max-w-64 rounded-sm bg-ink px-3 py-1.5 text-paper text-xs shadow-high">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
