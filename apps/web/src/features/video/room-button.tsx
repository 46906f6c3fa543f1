"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { useSingleKeys } from "@/ui/key-help";
import { Tooltip } from "@/ui/tooltip";
import { videoCopy } from "./copy.ja";

export interface RoomButtonProps {
  label: string;
  /** The key that does the same. */
  shortcut?: string;
  /** `off` for a device that is switched off, `danger` for leaving. */
  look?: "plain" | "on" | "off" | "danger";
  children: ReactNode;
  onClick: () => void;
  /** For panels: whether it is open. */
  expanded?: boolean;
  hasNews?: boolean;
  id?: string;
}

const looks = {
  plain: "bg-sunken text-ink hover:bg-edge/40",
  on: "bg-indigo-tint text-indigo hover:bg-edge/40",
  off: "bg-ink text-paper hover:bg-ink-2",
  danger: "bg-danger text-on-danger hover:bg-danger-hover",
};

/** One of the round buttons under the picture. */
export function RoomButton(props: RoomButtonProps) {
  const hasSingleKeys = useSingleKeys();
  const { label, shortcut: key, look = "plain", children, onClick, expanded, hasNews, id } = props;
  const shortcut = hasSingleKeys ? key : undefined;
  return (
    <Tooltip label={shortcut ? videoCopy.bar.keyHint(label, shortcut) : label}>
      <button
        id={id}
        type="button"
        aria-label={hasNews ? videoCopy.bar.withNews(label) : label}
        aria-keyshortcuts={shortcut}
        aria-expanded={expanded}
        onClick={onClick}
        className={clsx(
          "relative grid size-11 shrink-0 xs:size-12 place-items-center rounded-full transition-colors active:scale-95 [&_svg]:size-5.5",
          looks[look],
        )}
      >
        {children}
        {hasNews && (
          <span className="absolute top-0.5 right-0.5 size-3 rounded-full border-2 border-surface bg-accent" />
        )}
      </button>
    </Tooltip>
  );
}
