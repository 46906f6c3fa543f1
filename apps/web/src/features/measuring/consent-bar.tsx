"use client";

import { useEffect, useRef } from "react";
import { choose } from "@/platform/measuring/choice";
import { Button } from "@/ui/button";
import { TextLink } from "@/ui/text-link";
import { measuringCopy } from "./copy.ja";

const { bar: copy } = measuringCopy;

/**
 * Asks whether a tag manager may measure: two buttons of the same weight, at the foot of the page, in
 * nobody's way. Whatever else stands there moves up while it asks.
 */
export function ConsentBar({ version }: { version: string }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty("--asked-height", `${Math.ceil(height)}px`);
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--asked-height");
    };
  }, []);
  return (
    <section
      ref={ref}
      aria-label={copy.label}
      className="fixed inset-x-0 bottom-0 z-40 grid gap-3 border-line border-t bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom,0px))] shadow-high lg:inset-x-auto lg:bottom-4 lg:left-4 lg:max-w-sm lg:rounded-lg lg:border lg:p-4"
    >
      <p className="text-sm">
        {copy.text} <TextLink href="/external-transmission">{copy.details}</TextLink>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => choose("refused", version)}>
          {copy.refuse}
        </Button>
        <Button variant="secondary" onClick={() => choose("granted", version)}>
          {copy.grant}
        </Button>
      </div>
    </section>
  );
}
