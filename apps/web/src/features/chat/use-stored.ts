"use client";

import { chatDraftKey } from "@tefuda/domain/constants/storage-keys";
import { asFlag, asText } from "@/platform/stored";
import { useStored } from "@/platform/use-stored";

/** The unsent text of a thread, kept until it is sent; undefined until it is known. */
export const useDraft = (matchingId: string) => useStored(chatDraftKey(matchingId), asText, "");

/** The setting Enterキーで送信する; off at first. */
export function useEnterSends() {
  const [value, store] = useStored("chatEnterSends", asFlag, false);
  return [value === true, store] as const;
}
