import type { ReactNode } from "react";
import { Brand } from "./brand.tsx";
import { HeaderBar } from "./header-bar.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Brand and nothing else, for pages outside every flow. Its children bring the main landmark. */
export function SimpleShell({ brand, children }: { brand: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <HeaderBar contained>
        <Brand name={brand} />
      </HeaderBar>
      {children}
    </>
  );
}
