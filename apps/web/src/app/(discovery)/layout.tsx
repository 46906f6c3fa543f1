import { can } from "@tefuda/domain/policy/can";
import type { ReactNode } from "react";
import { optionalMe } from "@/platform/server/guard";
import { LateDiscoveryTabs, LateMemberParts } from "../_frame/late-member-parts";
import { PublicFrame } from "../_frame/public-frame";
import { readMember } from "../_frame/read-member";

/**
 * Companies, people, positions and articles: pages of everyone. Members keep their own frame around
 * them. There is no loading state here: it would hide the page from readers without scripts.
 */
export default async function DiscoveryLayout({ children }: { children: ReactNode }) {
  const me = await optionalMe();
  if (me.kind === "joker" || me.kind === "ace")
    return (
      <LateMemberParts {...(await readMember(me))}>
        <LateDiscoveryTabs isStaff={me.kind === "ace" && can(me, "recruitment:edit")} />
        {children}
      </LateMemberParts>
    );
  return <PublicFrame me={me}>{children}</PublicFrame>;
}
