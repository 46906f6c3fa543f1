"use client";

import type { TagChoice } from "@tefuda/domain/monitoring/tag";
import { choose, useStanding } from "@/platform/measuring/choice";
import { hasTag, stopTag } from "@/platform/measuring/tag";
import { Button } from "@/ui/button";
import { measuringCopy } from "./copy.ja";

const { choice: copy } = measuringCopy;

/** Says what this browser's reader chose, and lets them choose otherwise at any time. */
export function MeasuringChoice({ version }: { version: string }) {
  const standing = useStanding(version);
  const isTheirs = standing !== "refusedByBrowser" && standing !== "none";
  const take = (choice: TagChoice) => {
    choose(choice, version);
    if (choice === "granted" || !hasTag()) return;
    stopTag();
    // What a script has begun in this page ends with the page.
    location.reload();
  };
  return (
    <section aria-labelledby="measuring-choice" className="grid gap-3">
      <h2 id="measuring-choice" className="text-lg">
        {copy.title}
      </h2>
      <p className="text-ink-2">{copy.lead}</p>
      <p role="status" className="font-semibold">
        {copy.standing[standing]}
      </p>
      {isTheirs && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            aria-pressed={standing === "refused"}
            onClick={() => take("refused")}
          >
            {copy.refuse}
          </Button>
          <Button
            variant="secondary"
            aria-pressed={standing === "granted"}
            onClick={() => take("granted")}
          >
            {copy.grant}
          </Button>
        </div>
      )}
    </section>
  );
}
