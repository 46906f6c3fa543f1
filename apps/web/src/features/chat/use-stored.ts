"use client";

import { chatDraftKey } from "@tefuda/domain/constants/storage-keys";
import { useEffect, useState } from "react";

/**
 * A text of local storage; empty until the page is in the browser, and nothing when empty. Whoever
 * has the page open twice writes in one of them: the others follow.
 */
function useStored(key: string) {
  const [value, setValue] = useState("");
  useEffect(() => {
    setValue(localStorage.getItem(key) ?? "");
    const follow = (event: StorageEvent) => {
      // What is typed here wins over what another tab did a moment before.
      if (event.key === key && !document.hasFocus()) setValue(event.newValue ?? "");
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [key]);
  const store = (next: string) => {
    setValue(next);
    try {
      if (next === "") localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    } catch {
      // A full storage costs the draft, not the message.
    }
  };
  return [value, store] as const;
}

/** The unsent text of a thread, kept until it is sent. */
export const useDraft = (matchingId: string) => useStored(chatDraftKey(matchingId));

/** The setting Enterキーで送信する; off at first. */
export function useEnterSends() {
  const [value, store] = useStored("chatEnterSends");
  return [value === "true", (isOn: boolean) => store(isOn ? "true" : "")] as const;
}
