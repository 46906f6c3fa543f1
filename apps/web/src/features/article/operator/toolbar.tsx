"use client";

import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Tooltip } from "@/ui/tooltip";
import { articleDeskCopy } from "./copy.ja";
import { useTools } from "./use-tools";

const copy = articleDeskCopy.body;

export interface ToolbarProps {
  editor: Editor;
  onLink: () => void;
  onImage: () => void;
}

/** The formats of a body: one stop for the tab key, arrow keys between the buttons. */
export function Toolbar({ editor, onLink, onImage }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const tools = useTools(editor, { link: onLink, image: onImage });
  // The tools of a table may have gone with it.
  const stop = Math.min(current, tools.length - 1);

  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const edge = { Home: 0, End: tools.length - 1 }[event.key];
    if (by === undefined && edge === undefined) return;
    event.preventDefault();
    const next = edge ?? (stop + (by ?? 0) + tools.length) % tools.length;
    setCurrent(next);
    row.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={copy.toolbar}
      tabIndex={-1}
      onKeyDown={move}
      className="sticky top-(--header-height) z-10 flex crowded:static flex-wrap gap-0.5 rounded-t-md border-line border-b bg-surface p-1"
    >
      {tools.map(({ key, icon, pressed, disabled, run }, at) => (
        <Tooltip key={key} label={copy[key]}>
          <button
            type="button"
            aria-label={copy[key]}
            aria-pressed={pressed}
            aria-disabled={disabled || undefined}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setCurrent(at)}
            // Who writes stays in the body: back from here it would be a frame later, and the next letter lost.
            onMouseDown={(event) => event.preventDefault()}
            onClick={disabled ? undefined : run}
            className="target-square grid place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink aria-disabled:text-ink-3 aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {icon}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
