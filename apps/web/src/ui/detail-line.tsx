interface DetailLineProps {
  /** Cut where there is no room for it. */
  detail: string | null;
  /** Stands whole after it; may be blank. */
  end: string;
}

/** What stands under somebody's name, with its end whole however long the rest is. */
export function DetailLine({ detail, end }: DetailLineProps) {
  if (!detail && !end) return null;
  return (
    <span className="flex min-w-0 text-ink-2 text-xs crowded:flex-wrap crowded:leading-tight">
      {detail && <span className="truncate crowded:max-w-full">{detail}</span>}
      {detail && end && <span className="shrink-0 px-1 crowded:hidden">・</span>}
      {end && <span className="max-w-full shrink-0 truncate">{end}</span>}
    </span>
  );
}
