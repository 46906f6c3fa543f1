import type { Metadata } from "next";
import { supportCopy as copy } from "@/features/support/copy.ja";
import { EmptyState } from "@/ui/empty-state";

export const metadata: Metadata = { title: copy.title };

/** The list stands in the layout; beside it, a thread may be chosen. */
export default function Page() {
  return (
    <div className="grid h-full place-content-center">
      <EmptyState drawing="message" text={copy.choose} />
    </div>
  );
}
