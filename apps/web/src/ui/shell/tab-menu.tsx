"use client";

import { LayoutGrid, X } from "lucide-react";
import { useId, useRef } from "react";
import { uiCopy } from "../copy.ja.ts";
import { IconButton } from "../icon-button.tsx";
import type { NavItem } from "./nav-types.ts";
import { NavGroups } from "./side-bar.tsx";
import { TabFace } from "./tab-face.tsx";

interface TabMenuProps {
  items: readonly NavItem[];
  current: string | undefined;
  className: string;
}

/**
 * The last place of a phone's tab bar, with what has no room in it. A popover of the browser's own:
 * it closes by Escape or a press outside, and hands the focus back.
 */
export function TabMenu({ items, current, className }: TabMenuProps) {
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const waiting = items.reduce((sum, { badge = 0 }) => sum + badge, 0);
  return (
    <>
      <button type="button" popoverTarget={id} className={className}>
        <TabFace icon={<LayoutGrid aria-hidden />} label={uiCopy.tabMenu} badge={waiting} />
      </button>
      <dialog
        ref={sheet}
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className="side-sheet flex-col overflow-y-auto overscroll-contain bg-surface text-ink shadow-high"
      >
        <h2 id={`${id}-title`} className="px-5 pt-6 pr-16 pb-2 text-xl">
          {uiCopy.tabMenu}
        </h2>
        <div className="px-3 pb-[calc(1.5rem+var(--safe-bottom))]">
          <NavGroups
            items={items}
            current={current}
            onChoose={() => sheet.current?.hidePopover()}
          />
        </div>
        <IconButton
          label={uiCopy.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="absolute top-4 right-4 size-11"
        >
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </dialog>
    </>
  );
}
