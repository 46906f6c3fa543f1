import type { ReactElement, ReactNode } from "react";

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
