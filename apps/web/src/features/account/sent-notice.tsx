"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "@/ui/card";
import { Drawing } from "@/ui/drawings";

interface SentNoticeProps {
  title: string;
  body: string;
  note?: string;
  action?: ReactNode;
}

/** What a form leaves behind once its work is done; takes the focus, so that it is read out. */
export function SentNotice({ title, body, note, action }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card pad="lg" className="grid justify-items-center gap-4 text-center">
      <Drawing name="message" />
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      <p className="[overflow-wrap:anywhere] [word-break:auto-phrase]">{body}</p>
      {note && <p className="text-ink-2 text-sm">{note}</p>}
      {action}
    </Card>
  );
}
