import { INPUT_DEBOUNCE_MS } from "@tefuda/domain/constants/timing";
import { useEffect, useState } from "react";
import type { ArticleForm } from "./article-form";

/** What was typed and not saved, on this device. */
export interface KeptDraft {
  readonly articleId: string;
  readonly lockVersion: number | undefined;
  readonly form: ArticleForm;
  /** When it was typed, in milliseconds. */
  readonly at: number;
}

const keyOf = (slot: string) => `articleDraft:${slot}`;

export function readDraft(slot: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slot)) ?? "null");
    const isDraft = typeof kept === "object" && kept !== null && "form" in kept && "at" in kept;
    return isDraft ? (kept as KeptDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(slot: string): void {
  localStorage.removeItem(keyOf(slot));
}

/** Keeps a draft a moment after each change, while there is something to keep. */
export function useKeepDraft(slot: string, draft: Omit<KeptDraft, "at"> | undefined): boolean {
  const [isKept, setKept] = useState(false);
  const text = draft && JSON.stringify(draft);
  useEffect(() => {
    setKept(false);
    if (!text) return;
    const timer = setTimeout(() => {
      try {
        localStorage.setItem(keyOf(slot), JSON.stringify({ ...JSON.parse(text), at: Date.now() }));
        setKept(true);
      } catch {
        // A full storage costs the copy on the device, not what is being written.
      }
    }, INPUT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [slot, text]);
  return isKept;
}
