import type { ReactNode } from "react";
import { optionalMe } from "@/platform/server/guard";
import { LateMemberParts } from "../_frame/late-member-parts";
import { PublicFrame } from "../_frame/public-frame";
import { readMember } from "../_frame/read-member";

/** The way into the career compass: open to visitors, and in their own frame for members. */
export default async function CompassLayout({ children }: { children: ReactNode }) {
  const me = await optionalMe();
  if (me.kind === "joker" || me.kind === "ace")
    return <LateMemberParts {...(await readMember(me))}>{children}</LateMemberParts>;
  return <PublicFrame me={me}>{children}</PublicFrame>;
}
