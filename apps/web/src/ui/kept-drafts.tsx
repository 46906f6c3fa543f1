"use client";

import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { ConfirmModal } from "./confirm-modal.tsx";
import { uiCopy } from "./copy.ja.ts";
import { IconButton } from "./icon-button.tsx";
import { TextLink } from "./text-link.tsx";

const copy = uiCopy.keptDrafts;

export interface KeptDraftsProps {
  drafts: readonly { key: string; title: string; href: string; at: number }[];
  onDiscard: (key: string) => void;
}

/** What was typed on this device and never saved, with the way back to it. */
export function KeptDrafts({ drafts, onDiscard }: KeptDraftsProps) {
  const id = useId();
  const [asked, setAsked] = useState<string>();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-md bg-gold-tint px-4 py-3">
      <div className="grid gap-0.5">
        <h2 id={id} className="font-semibold text-sm">
          {copy.title}
        </h2>
        <p className="text-ink-2 text-xs">{copy.lead}</p>
      </div>
      <ul className="grid gap-1">
        {drafts.map(({ key, title, href, at }) => (
          <li key={key} className="flex items-center justify-between gap-3">
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <TextLink href={href}>{title}</TextLink>
              <span className="text-ink-2 text-xs tabular-nums">
                {copy.at(formatDateTime(new Date(at)))}
              </span>
            </span>
            <IconButton label={copy.discardOne(title)} onClick={() => setAsked(key)}>
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmModal
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) onDiscard(asked);
          setAsked(undefined);
        }}
        title={copy.question}
        body={copy.gone}
        confirmLabel={copy.discard}
        tone="danger"
      />
    </section>
  );
}
