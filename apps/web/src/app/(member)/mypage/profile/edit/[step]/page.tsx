import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { mypageCopy } from "@/features/joker/mypage/copy.ja";
import { EditScreen } from "@/features/joker/mypage/edit-screen";
import { stepOf } from "@/features/joker/registration/engine";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";

export const metadata: Metadata = {
  title: mypageCopy.profile.title,
  robots: { index: false },
};

interface EditRouteProps {
  params: Promise<{ step: string }>;
}

export default async function EditPage({ params }: EditRouteProps) {
  await requireJoker();
  const step = stepOf((await params).step);
  if (!step || step === "confirmation") notFound();
  // The address changes by a mailed link only.
  if (step === "email") redirect("/mypage/setting#email");
  return <EditScreen step={step} initial={await caller().joker.own.query()} />;
}
