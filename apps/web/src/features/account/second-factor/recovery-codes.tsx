"use client";

import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { CopyButton } from "@/ui/copy-button";
import { saveFile } from "@/ui/save-file";
import { secondFactorCopy } from "./copy.ja";

const copy = secondFactorCopy.recovery;

interface RecoveryCodesProps {
  codes: readonly string[];
  brand: string;
  onDone: () => void;
}

/** The codes, shown this once; one goes on after saying that they are kept. */
export function RecoveryCodes({ codes, brand, onDone }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = [copy.fileHead(brand), "", ...codes, ""].join("\n");
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg">
        {copy.title}
      </h2>
      <Banner tone="warning" inset>
        {copy.lead}
      </Banner>
      <ol
        aria-label={copy.list}
        className="grid gap-x-6 gap-y-2 rounded-md border border-line bg-paper p-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm tabular-nums">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join("\n")} label={copy.copy} />
        <Button
          variant="secondary"
          size="sm"
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => saveFile(copy.fileName, text)}
        >
          {copy.download}
        </Button>
      </div>
      <Checkbox
        label={copy.kept}
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button size="lg" wide disabled={!isKept} onClick={onDone}>
        {copy.onward}
      </Button>
    </div>
  );
}
