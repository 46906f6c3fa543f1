"use client";

import { useState } from "react";
import { ConclusionScreen } from "@/features/compass/conclusion-screen";
import { ResultScreen, type ResultScreenProps } from "@/features/compass/result-screen";
import { ApplyWindow, type Own } from "./apply-window";

/** A result with the editor of the profile's self-introduction over it. */
export function ResultWithEditor({
  own,
  ...screen
}: Omit<ResultScreenProps, "onApply"> & { own: Own }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ResultScreen {...screen} onApply={() => setOpen(true)} />
      <ApplyWindow
        open={isOpen}
        onClose={() => setOpen(false)}
        initial={own}
        text={screen.result.input}
        resultId={screen.result.id}
      />
    </>
  );
}

interface ConclusionWithEditorProps {
  result: Pick<ResultScreenProps["result"], "id" | "input">;
  own: Own;
}

/** The end of the way, with the same editor. */
export function ConclusionWithEditor({ result, own }: ConclusionWithEditorProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ConclusionScreen resultId={result.id} onApply={() => setOpen(true)} />
      <ApplyWindow
        open={isOpen}
        onClose={() => setOpen(false)}
        initial={own}
        text={result.input}
        resultId={result.id}
      />
    </>
  );
}
