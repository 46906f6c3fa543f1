"use client";

import type { ReactNode } from "react";
import { MatchingsFrame } from "@/features/matching/matchings-frame";
import { supportCopy as copy } from "@/features/support/copy.ja";
import { FindJoker } from "@/features/support/find-joker";
import { ButtonLink } from "@/ui/button-link";

/** The support team's threads beside the one that is open. */
export function SupportFrame({ children }: { children: ReactNode }) {
  return (
    <MatchingsFrame
      base="/operator/matchings"
      title={copy.title}
      tabs={["all", "unread"]}
      actions={
        <div className="mb-4 flex flex-wrap gap-2">
          <FindJoker />
          <ButtonLink href="/operator/matchings/others" size="sm" variant="secondary">
            {copy.others}
          </ButtonLink>
        </div>
      }
    >
      {children}
    </MatchingsFrame>
  );
}
