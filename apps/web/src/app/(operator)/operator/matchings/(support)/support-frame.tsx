"use client";

import { can } from "@tefuda/domain/policy/can";
import type { ReactNode } from "react";
import { MatchingsFrame } from "@/features/matching/matchings-frame";
import { supportCopy as copy } from "@/features/support/copy.ja";
import { FindJoker } from "@/features/support/find-joker";
import { useSession } from "@/platform/session/session-provider";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";

/** The support team's threads beside the one that is open. */
export function SupportFrame({ children }: { children: ReactNode }) {
  const me = useSession();
  if (!can(me, "matching:list"))
    return (
      <div className="grid gap-4 p-6">
        <h1 className="text-2xl">{copy.title}</h1>
        <Banner inset>{copy.notAllowed}</Banner>
        <ButtonLink href="/operator/matchings/others" variant="secondary" className="w-fit">
          {copy.others}
        </ButtonLink>
      </div>
    );
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
