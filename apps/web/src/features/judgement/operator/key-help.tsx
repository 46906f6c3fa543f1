import { judgementCopy } from "../copy.ja";

const { operator: copy } = judgementCopy;

/** The keys of the judging room; for those who have a keyboard. */
export function KeyHelp() {
  return (
    <dl
      aria-label={copy.keys}
      className="hidden flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs lg:flex"
    >
      {copy.keyList.map(([key, label]) => (
        <div key={key} className="flex items-center gap-1.5">
          <dt>
            <kbd className="rounded-sm border border-edge bg-surface px-1.5 py-0.5 font-sans">
              {key}
            </kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
