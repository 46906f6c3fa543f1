"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Spinner } from "@/ui/spinner";
import { compassCopy } from "./copy.ja";

const { waiting: copy } = compassCopy;

/** While the AI recruiter reads. */
export function Waiting({ onCancel }: { onCancel: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Card className="grid justify-items-center gap-5 py-14 text-center" aria-live="polite">
      <Spinner className="size-10 text-accent" />
      <p ref={words} tabIndex={-1} className="font-semibold outline-none">
        {copy.text}
      </p>
      <Button variant="secondary" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </Card>
  );
}
