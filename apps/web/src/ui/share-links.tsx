"use client";

import type { ShareTarget } from "@tefuda/domain/bridge/schema";
import { shareLink, sharePayload } from "@tefuda/domain/bridge/share";
import { Share2 } from "lucide-react";
import type { MouseEvent } from "react";
import { uiCopy } from "./copy.ja.ts";

export interface ShareLinksProps {
  /** The whole address of the page. */
  url: string;
  /** What a post begins with. */
  text: string;
  /** Gives a share to the app around this page; whether there is one that took it. */
  onShare?: (payload: ReturnType<typeof sharePayload>) => boolean;
}

const labels = {
  twitter: uiCopy.shareOnTwitter,
  facebook: uiCopy.shareOnFacebook,
} satisfies Record<ShareTarget, string>;
const targets: readonly ShareTarget[] = ["twitter", "facebook"];

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey;

/** Links that share a page; nothing of the other services is loaded (spec 2 · Share targets). */
export function ShareLinks({ url, text, onShare }: ShareLinksProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
      <span className="inline-flex items-center gap-1.5">
        <Share2 className="size-4" aria-hidden="true" />
        {uiCopy.share}
      </span>
      {targets.map((target) => {
        const payload = sharePayload(target, url, text);
        return (
          <a
            key={target}
            href={shareLink(payload)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              if (!opensElsewhere(event) && onShare?.(payload)) event.preventDefault();
            }}
            className="target inline-flex items-center text-indigo underline decoration-indigo/40 underline-offset-4 hover:decoration-indigo"
          >
            {labels[target]}
          </a>
        );
      })}
    </div>
  );
}
