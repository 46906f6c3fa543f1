"use client";

import { useEffect, useEffectEvent, useState } from "react";

const POINTED_MS = 2400;

/** Shows an item that is looked for, and names it for as long as it is pointed out. */
export function usePointed(
  key: string | undefined,
  show: (key: string) => void,
): string | undefined {
  const [pointed, setPointed] = useState<string>();
  const point = useEffectEvent((key: string) => {
    show(key);
    setPointed(key);
  });
  useEffect(() => {
    if (key === undefined) return;
    point(key);
    const timer = setTimeout(() => setPointed(undefined), POINTED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return pointed;
}
