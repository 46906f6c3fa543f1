"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/ui/button";
import { contactCopy } from "./copy.ja";

const copy = contactCopy.done;

interface ContactDoneProps {
  number: string;
  email: string;
  onAgain: () => void;
}

/** What stands in place of the form once the desk has the inquiry. */
export function ContactDone({ number, email, onAgain }: ContactDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {copy.title}
      </h2>
      <p className="break-words">{copy.body(email)}</p>
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-md bg-sunken px-4 py-3">
        <span className="text-ink-2 text-sm">{copy.number}</span>
        <span className="font-semibold text-lg tabular-nums tracking-wider">{number}</span>
      </p>
      <p className="text-ink-2 text-sm">{copy.note}</p>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </div>
  );
}
