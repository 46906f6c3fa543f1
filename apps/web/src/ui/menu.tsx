"use client";

import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useState,
} from "react";
import { lateWindow } from "./late-window.tsx";
import type { MenuListProps } from "./menu-list.tsx";
import type { MenuProps } from "./menu-props.ts";

const LateList = lateWindow(
  () => import("./menu-list.tsx").then(({ MenuList }) => MenuList),
  TriggerAlone,
);

export function Menu(props: MenuProps) {
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  return (
    <LateList
      {...props}
      open={open}
      byKeyboard={byKeyboard}
      onOpen={(keyboard) => {
        setByKeyboard(keyboard);
        setOpen(true);
      }}
      onClose={() => setOpen(false)}
    />
  );
}

/** The button of a menu that has not been opened yet. */
function TriggerAlone({ trigger, open, onOpen }: MenuListProps) {
  const named: ReactElement<Record<string, unknown>> = trigger as ReactElement<
    Record<string, unknown>
  >;
  return cloneElement(named, {
    "aria-haspopup": "menu",
    "aria-expanded": open,
    // A press by the keyboard has no place on the screen.
    onClick: (event: MouseEvent) => onOpen(event.detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      onOpen(true);
    },
  });
}
