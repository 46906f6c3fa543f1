import type { Metadata } from "next";
import { matchingCopy as copy } from "@/features/matching/copy.ja";
import { EmptyState } from "@/ui/empty-state";

export const metadata: Metadata = { title: copy.title };

/** The list stands in the layout; beside it, a room may be chosen. */
export default function MatchingsPage() {
  return (
    <div className="grid h-full place-content-center">
      <EmptyState drawing="message" text={copy.choose} />
    </div>
  );
}
