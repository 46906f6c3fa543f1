import { SHARE_TEXT_MAX } from "./constants.ts";
import type { SharePayload, ShareTarget } from "./schema.ts";

/** The share page to open where no app takes the share (spec 2 · webview mode). */
export function shareLink({ target, url, text }: SharePayload): string {
  switch (target) {
    case "twitter":
      return `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text })}`;
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
    default:
      return target satisfies never;
  }
}

/** What the host is given, its text short enough and never cut through a letter. */
export function sharePayload(target: ShareTarget, url: string, text: string): SharePayload {
  let short = "";
  for (const letter of text) {
    if (short.length + letter.length > SHARE_TEXT_MAX) break;
    short += letter;
  }
  return { target, url, text: short };
}
