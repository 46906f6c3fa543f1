import type { ReactNode } from "react";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { unlisted } from "../_seo/unlisted";
import { brand } from "../site";

export const metadata = unlisted;

/** Pages that are a sheet to read and to print: the brand above it, nothing beside it. */
export default function SheetLayout({ children }: { children: ReactNode }) {
  return <SimpleShell brand={brand}>{children}</SimpleShell>;
}
