"use client";

import { Menu as MenuIcon, X } from "lucide-react";
import { type FocusEvent, type ReactNode, useId, useRef } from "react";
import { uiCopy } from "../copy.ja.ts";
import { IconButton } from "../icon-button.tsx";
import { Link } from "../link.tsx";

interface PublicMenuProps {
  links: readonly { href: string; label: string }[];
  current: string | undefined;
  actions?: ReactNode;
}

/**
 * The phone's menu: from below on a phone, from the right elsewhere. A popover of the browser's
 * own, which opens without script, closes by Escape or a press outside, and hands the focus back.
 */
export function PublicMenu({ links, current, actions }: PublicMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.hidePopover();
  /** The page under the open sheet is out of sight, so the focus does not go on to it. */
  const closeWhenLeft = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    if (next && next !== button.current && !currentTarget.contains(next)) close();
  };
  return (
    <div className="lg:hidden">
      <IconButton ref={button} label={uiCopy.openMenu} popoverTarget={id}>
        <MenuIcon className="size-6" aria-hidden="true" />
      </IconButton>
      <dialog
        ref={sheet}
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        onBlur={closeWhenLeft}
        className="side-sheet flex-col overflow-y-auto overscroll-contain bg-surface text-ink shadow-high"
      >
        <h2 id={`${id}-title`} className="px-5 pt-6 pr-16 pb-2 text-xl sm:px-8 sm:pt-8">
          {uiCopy.mainMenu}
        </h2>
        <ul className="flex-1 px-5 py-2 pb-6 sm:px-8">
          {links.map((link) => (
            <li key={link.href} className="border-line border-b">
              <Link
                href={link.href}
                aria-current={link.href === current ? "page" : undefined}
                onClick={close}
                className="flex min-h-13 items-center aria-[current]:font-semibold"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        {actions && (
          <div className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4 pb-[calc(1rem+var(--safe-bottom))] max-sm:*:flex-1 sm:px-8">
            {actions}
          </div>
        )}
        <IconButton
          label={uiCopy.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="absolute top-4 right-4 size-11 sm:top-6 sm:right-6"
        >
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </dialog>
    </div>
  );
}
