"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { uiCopy } from "./copy.ja.ts";
import { ToastCard } from "./toast-card.tsx";
import { toastStore } from "./toast-store.ts";

/** Shows toasts, speaks them, and keeps them readable until the next page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const path = usePathname();
  useEffect(() => {
    if (path !== null) toastStore.clearRecent();
  }, [path]);
  const polite = state.recent.filter((entry) => entry.tone !== "error");
  const urgent = state.recent.filter((entry) => entry.tone === "error");
  return (
    <>
      {children}
      <section
        aria-label={uiCopy.recentNotices}
        className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+12px)] z-60 px-4"
      >
        <ul className="grid justify-items-center gap-2">
          {state.open.map((entry) => (
            <ToastCard key={entry.id} entry={entry} />
          ))}
        </ul>
        <div role="log" aria-live="polite" className="sr-only">
          {polite.map((entry) => (
            <p key={entry.id}>{entry.text}</p>
          ))}
        </div>
        <div role="alert" className="sr-only">
          {urgent.map((entry) => (
            <p key={entry.id}>{entry.text}</p>
          ))}
        </div>
      </section>
    </>
  );
}
