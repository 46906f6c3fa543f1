/** Above the first message that was unread when the thread was opened. */
export function UnreadMark({ label }: { label: string }) {
  return (
    <div className="mt-6 flex items-center gap-4 text-accent text-xs">
      <span className="h-px flex-1 bg-accent/40" />
      <span className="font-semibold">{label}</span>
      <span className="h-px flex-1 bg-accent/40" />
    </div>
  );
}
