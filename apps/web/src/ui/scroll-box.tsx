"use client";

import clsx from "clsx";
import type { ReactNode } from "react";

/** What keys can reach. */
export const controls =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"], :disabled)';

export interface ScrollBoxProps {
  className: string;
  children: ReactNode;
}

/** A box that scrolls. Where nothing in it can take the focus, the box does, so that keys scroll it too. */
export function ScrollBox({ className, children }: ScrollBoxProps) {
  return (
    <div ref={followContent} className={clsx("focus-visible:-outline-offset-2", className)}>
      {children}
    </div>
  );
}

function followContent(box: HTMLElement | null) {
  if (!box) return;
  const check = () => {
    const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    if (scrolls && !box.querySelector(controls)) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(check);
  sizes.observe(box);
  const content = new MutationObserver(check);
  content.observe(box, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
