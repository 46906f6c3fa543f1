import { TextDiff } from "../text-diff.tsx";
import type { ChangedTerm } from "./condition-groups.ts";

/** The old and the new wording of each condition that changed. */
export function ChangedTerms({ changes }: { changes: readonly ChangedTerm[] }) {
  return (
    <dl className="grid gap-5">
      {changes.map(({ term, before, after }) => (
        <div key={term} className="grid gap-2">
          <dt className="font-semibold text-sm">{term}</dt>
          <dd>
            <TextDiff before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
