"use client";

import clsx from "clsx";
import { LateOverlay } from "./late-overlay.ts";
import type { OverlayProps } from "./overlay-frame.tsx";

export type ModalWidth = "sm" | "md" | "lg" | "xl" | "willingness";

export interface ModalProps extends OverlayProps {
  width?: ModalWidth;
  /** `sheet` rises from below on a phone; `center` stays a card in the middle everywhere. */
  placement?: "sheet" | "center";
  /**
   * Has its height from the beginning on, for what is read only when it opens: a window that grows when
   * that comes moves its head and its buttons from under the hand.
   */
  steady?: boolean;
}

const widths: Record<ModalWidth, string> = {
  sm: "sm:max-w-md",
  md: "sm:max-w-xl",
  lg: "sm:max-w-3xl",
  xl: "sm:max-w-5xl",
  willingness: "max-w-(--willingness-width)",
};

export function Modal({ width = "md", placement, steady, ...rest }: ModalProps) {
  const sheet = (placement ?? (width === "willingness" ? "center" : "sheet")) === "sheet";
  return (
    <LateOverlay
      {...rest}
      viewportClass={clsx(
        "justify-center sm:items-center sm:p-6",
        sheet ? "items-end" : "items-center max-sm:py-6",
      )}
      panelClass={clsx(
        widths[width],
        steady && "h-[92dvh] sm:h-[min(85dvh,42rem)]",
        sheet
          ? "overlay-from-below max-h-[92dvh] w-full rounded-t-lg sm:max-h-[85dvh] sm:rounded-lg"
          : "max-h-full w-[90vw] rounded-lg sm:max-h-[85dvh] sm:w-full",
      )}
    />
  );
}
