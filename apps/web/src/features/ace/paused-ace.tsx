import { aceLabels } from "@tefuda/domain/ace/labels.ja";
import { Drawing } from "@/ui/drawings";
import { CompanyOf } from "./ace-page.tsx";
import { aceCopy as copy } from "./copy.ja.ts";
import type { AcePageDoc } from "./types.ts";

/** In place of the profile of someone on pause: nothing of it, and the way to the company. */
export function PausedAce({ company }: { company: AcePageDoc["company"] }) {
  return (
    <div className="mx-auto grid w-full max-w-md justify-items-center gap-6 py-8 text-center">
      <Drawing name="document" />
      <div className="grid gap-3">
        <h1 className="text-2xl">{copy.pausedTitle}</h1>
        <p className="text-balance text-ink-2 [word-break:auto-phrase]">{aceLabels.paused}</p>
      </div>
      <div className="w-full text-left">
        <CompanyOf company={company} />
      </div>
    </div>
  );
}
