/** Two cards side by side: one of them 朱, one of them paper with an 藍 edge. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className ?? "size-8"} aria-hidden="true">
      <rect
        x="4.5"
        y="6.5"
        width="14"
        height="20"
        rx="3.5"
        fill="var(--surface)"
        stroke="var(--indigo)"
        strokeWidth="2"
        transform="rotate(-8 11.5 16.5)"
      />
      <rect
        x="14"
        y="5.5"
        width="14"
        height="20"
        rx="3.5"
        fill="var(--accent)"
        transform="rotate(7 21 15.5)"
      />
    </svg>
  );
}
