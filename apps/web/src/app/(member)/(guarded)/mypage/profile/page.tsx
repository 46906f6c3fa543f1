import type { Metadata } from "next";
import { mypageCopy } from "@/features/joker/mypage/copy.ja";
import { ProfileScreen } from "@/features/joker/mypage/profile-screen";
import { JudgingBanner } from "@/features/judgement/judging-banner";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";
import { AceProfileScreen } from "../../../../_ace-profile/profile-screen";

export const metadata: Metadata = { title: mypageCopy.profile.title };

export default async function ProfilePage({
  searchParams,
}: {
  searchParams: Promise<{ welcome?: string }>;
}) {
  const me = await requireMember();
  if (me.kind === "ace") {
    const { welcome } = await searchParams;
    const own = await caller().ace.getOwn.query();
    return <AceProfileScreen initial={own} isNew={welcome !== undefined} />;
  }
  const own = await caller().joker.own.query();
  return <ProfileScreen initial={own} banner={<JudgingBanner />} />;
}
