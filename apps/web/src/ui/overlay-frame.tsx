"use client";

import { Dialog } from "@base-ui/react/dialog";
import type { ModalId } from "@tefuda/domain/constants/modal-ids";
import clsx from "clsx";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { uiCopy } from "./copy.ja.ts";
import { controls, ScrollBox } from "./scroll-box.tsx";

export interface OverlayProps {
  /** Which of the specification's windows it is. */
  modal?: ModalId | undefined;
  open: boolean;
  /** Called for ×, Escape and a press on the background; never when `closable` is false. */
  onClose: () => void;
  title: ReactNode;
  /** The sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, left to right. */
  footer?: ReactNode;
  /** False: neither ×, Escape nor the background closes it. */
  closable?: boolean;
  /** Where focus goes first; else the first control inside that is no banner's. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Runs once the closing motion (300 ms) has ended. */
  onClosed?: () => void;
}

interface FrameProps extends OverlayProps {
  viewportClass: string;
  panelClass: string;
}

/** A control of a banner, which may throw away what stands below it. */
const isOfBanner = (control: Element) => control.closest("[role=status], [role=alert]") !== null;

/**
 * The first control, as of any dialog, except a banner's: whoever opens a window and presses Enter loses
 * nothing. By touch the window itself, for a field would raise the keyboard.
 */
function firstFocus(popup: HTMLElement | null, openedBy: string): HTMLElement | true | null {
  if (openedBy === "touch") return popup;
  const reached = [...(popup?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
  );
  const first = reached.find((control) => !isOfBanner(control));
  return first && first !== reached[0] ? first : true;
}

/** The common body of Modal and Sheet: scrim, focus trap, head, scrolling middle, buttons. */
export function OverlayFrame(props: FrameProps) {
  const { open, onClose, title, description, children, footer, closable = true } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!closable}
      onOpenChange={(next, details) => {
        if (next) return;
        if (closable) onClose();
        else details.cancel();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) props.onClosed?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-scrim z-40" />
        <Dialog.Viewport className={clsx("fixed inset-0 z-50 flex", props.viewportClass)}>
          <Dialog.Popup
            ref={popup}
            data-modal={props.modal}
            initialFocus={props.initialFocus ?? ((openedBy) => firstFocus(popup.current, openedBy))}
            className={clsx(
              "overlay-panel relative flex flex-col overflow-hidden bg-surface text-ink shadow-high outline-none",
              props.panelClass,
            )}
          >
            <header
              className={clsx(
                "shrink-0 px-5 pt-6 pb-2 sm:px-8 sm:pt-8",
                closable && "pr-16 sm:pr-18",
              )}
            >
              <Dialog.Title className="text-xl">{title}</Dialog.Title>
            </header>
            <ScrollBox className="grid min-h-0 flex-1 auto-rows-max content-start gap-5 overflow-y-auto px-5 py-2 pb-6 sm:px-8">
              {description && (
                <Dialog.Description className="text-ink-2 text-sm">
                  {description}
                </Dialog.Description>
              )}
              {children}
            </ScrollBox>
            {footer && (
              <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-line border-t px-5 py-4 pb-[calc(1rem+var(--safe-bottom))] max-sm:*:min-w-fit max-sm:*:flex-1 sm:px-8">
                {footer}
              </footer>
            )}
            {closable && (
              <Dialog.Close
                aria-label={uiCopy.close}
                className="absolute top-4 right-4 grid size-11 place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink sm:top-6 sm:right-6"
              >
                <X className="size-5" aria-hidden="true" />
              </Dialog.Close>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
