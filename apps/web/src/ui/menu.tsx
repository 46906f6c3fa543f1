"use client";

import { Menu as Base } from "@base-ui/react/menu";
import clsx from "clsx";
import Link from "next/link";
import { type ReactElement, type ReactNode, useState } from "react";

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  href?: string;
  onSelect?: () => void;
  tone?: "danger";
  disabled?: boolean;
  /** Draws a line above the item. */
  divided?: boolean;
}

export interface MenuProps {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** A head above the items, e.g. who is signed in. */
  head?: ReactNode;
  align?: "start" | "center" | "end";
}

const itemClass = (item: MenuItem) =>
  clsx(
    "target flex cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm outline-none [&_svg]:size-4 [&_svg]:shrink-0",
    "data-disabled:cursor-not-allowed data-disabled:text-ink-3",
    item.tone === "danger"
      ? "text-danger data-highlighted:bg-danger-tint"
      : "data-highlighted:bg-sunken",
  );

/** Where the list is hung: inside the page's main landmark, or, from a dialog, on the body. */
function landmarkOf(trigger: Element | undefined): HTMLElement | undefined {
  if (trigger?.closest('[role="dialog"]')) return undefined;
  return document.getElementById("main") ?? undefined;
}

export function Menu({ trigger, items, head, align = "end" }: MenuProps) {
  const [home, setHome] = useState<HTMLElement>();
  return (
    <Base.Root
      onOpenChange={(open, details) => {
        if (open) setHome(landmarkOf(details.trigger));
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal container={home}>
        <Base.Positioner align={align} sideOffset={6} className="z-60">
          <Base.Popup className="popup min-w-52 max-w-80 rounded-md border border-line bg-surface p-1.5 shadow-high outline-none">
            {head && (
              <div className="border-line border-b px-3 pt-1.5 pb-3 text-sm mb-1.5">{head}</div>
            )}
            {items.map((item) => (
              <div key={item.label}>
                {item.divided && <Base.Separator className="my-1.5 h-px bg-line" />}
                {item.href ? (
                  <Base.LinkItem
                    closeOnClick
                    render={<Link href={item.href} />}
                    className={itemClass(item)}
                  >
                    {item.icon}
                    {item.label}
                  </Base.LinkItem>
                ) : (
                  <Base.Item
                    disabled={item.disabled}
                    onClick={item.onSelect}
                    className={itemClass(item)}
                  >
                    {item.icon}
                    {item.label}
                  </Base.Item>
                )}
              </div>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
