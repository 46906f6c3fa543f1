import type { SharePayload } from "./schema.ts";

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
