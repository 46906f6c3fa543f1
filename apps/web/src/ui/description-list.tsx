import type { ReactNode } from "react";

export interface DescriptionListProps {
  items: readonly { term: string; value: ReactNode }[];
  /** Stands in for a value that is missing. */
  empty?: string;
}

/** Terms and their values; the term stands above on a phone, beside elsewhere. */
export function DescriptionList({ items, empty = "—" }: DescriptionListProps) {
  return (
    <dl className="grid">
      {items.map(({ term, value }) => (
        <div
          key={term}
          className="grid items-baseline gap-x-6 gap-y-0.5 border-line border-b py-3.5 first:pt-0 last:border-0 last:pb-0 sm:grid-cols-[minmax(7rem,28%)_1fr]"
        >
          <dt className="text-ink-2 text-sm [word-break:auto-phrase]">{term}</dt>
          <dd className="whitespace-pre-line">
            {value === null || value === undefined || value === "" ? (
              <span className="text-ink-3">{empty}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
