import clsx from "clsx";
import type { ReactNode } from "react";

export type PageWidth = "narrow" | "normal" | "wide" | "full";

const widths: Record<PageWidth, string> = {
  narrow: "max-w-2xl",
  normal: "max-w-4xl",
  wide: "max-w-(--landing-max-width)",
  full: "max-w-none",
};

/** The measure of a page: narrow for forms, normal to read, wide for the company side. */
export function PageContainer({
  width = "normal",
  children,
}: {
  width?: PageWidth;
  children: ReactNode;
}) {
  return (
    <div className={clsx("mx-auto grid gap-6 px-4 py-6 md:gap-8 md:px-6 md:py-10", widths[width])}>
      {children}
    </div>
  );
}
