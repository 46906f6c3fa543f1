import type { Metadata } from "next";
import { SignOutButton } from "@/features/account/sign-out-button";
import { mypageCopy } from "@/features/joker/mypage/copy.ja";
import { MypageScreen } from "@/features/joker/mypage/mypage-screen";
import { JudgingBanner } from "@/features/judgement/judging-banner";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";

export const metadata: Metadata = { title: mypageCopy.title };

export default async function MypagePage() {
  const me = await requireMember();
  const signOut = <SignOutButton variant="quiet" />;
  if (me.kind !== "joker") return <MypageScreen signOut={signOut} />;
  const { missing } = await caller().joker.own.query();
  return (
    <MypageScreen signOut={signOut} banner={<JudgingBanner />} missingCount={missing.length} />
  );
}
