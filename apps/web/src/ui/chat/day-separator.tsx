/** The day under which the messages below were written. */
export function DaySeparator({ label }: { label: string }) {
  return (
    <div className="mt-6 flex items-center gap-4 text-ink-2 text-xs">
      <span className="h-px flex-1 bg-line" />
      <span className="tabular-nums">{label}</span>
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
