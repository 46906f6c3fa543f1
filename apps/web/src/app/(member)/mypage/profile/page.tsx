import type { Metadata } from "next";
import { mypageCopy } from "@/features/joker/mypage/copy.ja";
import { ProfileScreen } from "@/features/joker/mypage/profile-screen";
import { JudgingBanner } from "@/features/judgement/judging-banner";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";

export const metadata: Metadata = { title: mypageCopy.profile.title, robots: { index: false } };

export default async function ProfilePage() {
  await requireJoker();
  const own = await caller().joker.own.query();
  return <ProfileScreen initial={own} banner={<JudgingBanner />} />;
}
