import type { ReactNode } from "react";
import { requireMember } from "@/platform/server/guard";
import { MemberParts } from "../../_frame/member-parts";
import { readMember } from "../../_frame/read-member";
import { unlisted } from "../../_seo/unlisted";

/** What stands behind the login is found by nobody. */
export const metadata = unlisted;

/** Pages of whoever is signed in as a joker or an ace. A joker's judgement is followed on all of them. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  return <MemberParts {...(await readMember(await requireMember()))}>{children}</MemberParts>;
}
