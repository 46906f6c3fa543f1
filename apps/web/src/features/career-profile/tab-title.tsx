"use client";

import { useEffect } from "react";
import { nameTab } from "@/platform/name-tab";

/** Names the tab, and the file that the page is printed into, by whose sheet it is. */
export function TabTitle({ title }: { title: string }) {
  useEffect(() => nameTab(() => title), [title]);
  return null;
}
