"use client";

import { clean } from "@tefuda/domain/text/clean";
import { CopyButton } from "@/ui/copy-button";
import { ScrollBox } from "@/ui/scroll-box";
import { chatCopy as copy } from "./copy.ja";
import { outbox } from "./kept/outbox";
import { useKeptList } from "./kept/use-kept-list";
import { useDraft } from "./use-stored";

/** What was being written when the thread ended: nothing that somebody typed is lost with it. */
export function UnsentWords({ matchingId }: { matchingId: string }) {
  const [draft = ""] = useDraft(matchingId);
  const unsent = useKeptList(outbox, matchingId);
  const words = [...unsent.map(({ text }) => text), clean(draft)].filter(Boolean).join("\n\n");
  if (words === "") return null;
  return (
    <section
      aria-label={copy.unsent}
      className="mt-3 grid w-full max-w-md gap-2 rounded-lg border border-line bg-surface p-4 text-left text-sm"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">{copy.unsent}</p>
        <CopyButton text={words} label={copy.copyUnsent} />
      </div>
      <ScrollBox className="max-h-48 select-all overflow-y-auto whitespace-pre-wrap break-words text-ink-2">
        {words}
      </ScrollBox>
    </section>
  );
}
