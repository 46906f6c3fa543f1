import type { ReactNode } from "react";
import { requireMember } from "@/platform/server/guard";
import { MemberStage } from "../../_frame/member-stage";
import { unlisted } from "../../_seo/unlisted";

/** What stands behind the login is found by nobody. */
export const metadata = unlisted;

/** The interview room fills the screen: a member's session and live stream, without the frame. */
export default async function VideoLayout({ children }: { children: ReactNode }) {
  return <MemberStage me={await requireMember()}>{children}</MemberStage>;
}
