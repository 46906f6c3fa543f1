import type { Metadata } from "next";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { Missing } from "./_frame/missing";
import { appCopy } from "./copy.ja.ts";
import { brand } from "./site.ts";

export const metadata: Metadata = {
  title: appCopy.notFound.title,
  robots: { index: false },
};

export default function NotFound() {
  return (
    <SimpleShell brand={brand}>
      <Missing />
    </SimpleShell>
  );
}
