"use client";

import { Menu as Base } from "@base-ui/react/menu";
import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { Link } from "./link.tsx";
import type { MenuItem, MenuProps } from "./menu-props.ts";

export interface MenuListProps extends MenuProps {
  open: boolean;
  /** The keyboard opened it, and expects to stand on the first item. */
  byKeyboard: boolean;
  onOpen: (byKeyboard: boolean) => void;
  onClose: () => void;
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
function landmarkOf(trigger: Element | null): HTMLElement | undefined {
  if (trigger?.closest('[role="dialog"]')) return undefined;
  return document.getElementById("main") ?? undefined;
}

/** A menu with its trigger, once its scripts are there. */
export function MenuList(props: MenuListProps) {
  const { trigger, items, head, align = "end", open, byKeyboard, onOpen, onClose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [home, setHome] = useState<HTMLElement>();
  useEffect(() => setHome(landmarkOf(button.current)), []);
  // The press that brought the scripts is not known to the library: the first item is gone to by hand.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!open || !isFirst.current) return;
    isFirst.current = false;
    if (!byKeyboard) return;
    const frame = requestAnimationFrame(() =>
      popup.current?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }),
      ),
    );
    return () => cancelAnimationFrame(frame);
  }, [open, byKeyboard]);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) onOpen(details.reason === "list-navigation");
        else onClose();
      }}
    >
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal container={home}>
        <Base.Positioner align={align} sideOffset={6} className="z-60">
          <Base.Popup
            ref={popup}
            className="popup min-w-52 max-w-80 rounded-md border border-line bg-surface p-1.5 shadow-high outline-none"
          >
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
