"use client";

import { needOf } from "@tefuda/domain/recruitment/publish";
import { Check, ChevronDown } from "lucide-react";
import { Progress } from "@/ui/progress";
import { ownRecruitmentCopy } from "../copy.ja";
import { useTheEditor } from "./context";
import { jumpTo, sectionFields, sectionId, sectionKeys } from "./sections";

const copy = ownRecruitmentCopy.editor;

/** How far the position is: each part with what it still needs, and every item to jump to. */
export function ProgressNav() {
  const { reading } = useTheEditor();
  const { open, whole, requiredCount, doneCount } = reading;
  const parts = sectionKeys.filter((key) =>
    sectionFields[key].some((field) => needOf(whole, field) !== "none"),
  );
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="font-semibold text-sm">{copy.progress}</p>
        <Progress label={copy.progress} value={doneCount} max={requiredCount} tone="pine" />
        <p className="text-ink-2 text-sm tabular-nums" aria-live="polite">
          {open.length === 0 ? copy.allDone : copy.done(doneCount, requiredCount)}
        </p>
      </div>
      <nav aria-label={copy.sections} className="max-xl:hidden">
        <ul className="grid gap-0.5">
          {parts.map((key) => {
            const left = open.filter(({ field }) => sectionFields[key].includes(field)).length;
            return (
              <li key={key}>
                <a
                  href={`#${sectionId(key)}`}
                  className="target flex items-center justify-between gap-3 rounded-sm px-2 text-sm hover:bg-sunken"
                >
                  {copy.groups[key]}
                  {left > 0 ? (
                    <span className="text-accent-ink text-xs tabular-nums">{copy.open(left)}</span>
                  ) : (
                    <span className="text-pine">
                      <Check className="size-4" aria-hidden="true" />
                      <span className="sr-only">{copy.complete}</span>
                    </span>
                  )}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      {open.length > 0 && (
        <details className="group rounded-md bg-sunken px-3 py-1 text-sm">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold">
            {copy.jump}
            <ChevronDown
              className="size-4 shrink-0 text-ink-2 group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <OpenItems />
        </details>
      )}
    </div>
  );
}

/** Everything that is missing or wrong; pressing one leads to it. */
export function OpenItems() {
  const { reading } = useTheEditor();
  return (
    <ul className="flex flex-wrap gap-x-1 pb-2">
      {reading.open.map(({ field, label }) => (
        <li key={field}>
          <button
            type="button"
            className="target rounded-sm px-2 text-left text-indigo text-sm underline underline-offset-4 hover:no-underline"
            onClick={() => jumpTo(field)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
