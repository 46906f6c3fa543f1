import type { ReactNode } from "react";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { brand } from "../site";

/** Pages that are a sheet to read and to print: the brand above it, nothing beside it. */
export default function SheetLayout({ children }: { children: ReactNode }) {
  return <SimpleShell brand={brand}>{children}</SimpleShell>;
}
