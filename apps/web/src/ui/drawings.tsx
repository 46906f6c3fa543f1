import type { ReactNode } from "react";

export type DrawingName = "cards" | "message" | "search" | "calendar" | "document" | "broken";

const stroke = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const paper = { ...stroke, fill: "var(--surface)" } as const;
const red = { ...stroke, stroke: "var(--accent)" } as const;

/* Two cards are in every drawing; what lies on them changes. */
const content: Record<DrawingName, ReactNode> = {
  cards: (
    <>
      <path {...red} d="M74 50c3-5 11-3 10 3-.6 4-6 7-10 10-4-3-9.4-6-10-10-1-6 7-8 10-3Z" />
    </>
  ),
  message: (
    <>
      <path {...stroke} d="M60 44h28M60 53h28" />
      <path {...red} d="M60 62h16" />
    </>
  ),
  search: (
    <>
      <circle {...red} cx="72" cy="53" r="10" />
      <path {...red} d="m80 61 7 7" />
    </>
  ),
  calendar: (
    <>
      <path {...stroke} d="M60 46h28M67 38v6M81 38v6" />
      <path {...stroke} d="M62 55h4M72 55h4M82 55h4M62 64h4M72 64h4" />
      <circle {...red} cx="84" cy="64" r="5" />
    </>
  ),
  document: (
    <>
      <circle {...red} cx="74" cy="46" r="6" />
      <path {...stroke} d="M63 66c1-8 21-8 22 0" />
    </>
  ),
  broken: (
    <>
      <path {...red} d="m66 44 16 18M82 44 66 62" />
    </>
  ),
};

/** A small line drawing for empty and failed screens. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 132 104" className="h-26 w-33 max-w-full text-ink-3" aria-hidden="true">
      <ellipse cx="66" cy="95" rx="44" ry="4" fill="var(--sunken)" />
      <rect {...paper} x="28" y="22" width="46" height="64" rx="8" transform="rotate(-9 51 54)" />
      <path {...stroke} d="M38 40l14-2M39.5 49l20-3" opacity="0.5" />
      <rect {...paper} x="50" y="20" width="48" height="66" rx="8" transform="rotate(5 74 53)" />
      {content[name]}
    </svg>
  );
}
