"use client";

import type { SharePayload } from "@tefuda/domain/bridge/schema";
import { ShareLinks, type ShareLinksProps } from "@/ui/share-links";
import { callHost, hasHandler, tellHost } from "./call-host";

/** The app around this page takes the share; in a browser of its own the link goes on. */
function share(payload: SharePayload): boolean {
  const isTaken = callHost("share", payload);
  if (isTaken || hasHandler("trackEvent"))
    tellHost({ eventName: "share", params: { target: payload.target } });
  return isTaken;
}

/** Shares a page: by the app's own sheet inside an app, by a link anywhere else (spec 2 · webview mode). */
export const SharePage = (props: Omit<ShareLinksProps, "onShare">) => (
  <ShareLinks {...props} onShare={share} />
);
