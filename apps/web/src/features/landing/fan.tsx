const angles = [-42, -28, -14, 0, 14, 28, 42];

/** A hand of cards, held open: thin outlines behind the two that meet. */
export function Fan({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 640 520"
      fill="none"
      overflow="visible"
      className={className}
      aria-hidden="true"
    >
      {angles.map((angle) => (
        <rect
          key={angle}
          x="230"
          y="40"
          width="180"
          height="262"
          rx="20"
          stroke="var(--line)"
          strokeWidth="1.5"
          fill="var(--paper)"
          transform={`rotate(${angle} 320 560)`}
        />
      ))}
    </svg>
  );
}
