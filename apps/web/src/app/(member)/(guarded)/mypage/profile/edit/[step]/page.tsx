import { savableAceSteps } from "@tefuda/domain/ace/step-save";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { mypageCopy } from "@/features/joker/mypage/copy.ja";
import { EditScreen } from "@/features/joker/mypage/edit-screen";
import { stepOf } from "@/features/joker/registration/engine";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";
import { AceImageScreen } from "../../../../../../_ace-profile/image-screen";
import { AceStepScreen } from "../../../../../../_ace-profile/step-screen";

export const metadata: Metadata = {
  title: mypageCopy.profile.title,
};

async function editAce(key: string, isFlow: boolean) {
  const savable = savableAceSteps.find((one) => one === key);
  if (!savable && key !== "profileImage") notFound();
  const initial = await caller().ace.getOwn.query();
  return savable ? (
    <AceStepScreen key={savable} step={savable} initial={initial} isFlow={isFlow} />
  ) : (
    <AceImageScreen initial={initial} isFlow={isFlow} />
  );
}

interface EditRouteProps {
  params: Promise<{ step: string }>;
  searchParams: Promise<{ flow?: string }>;
}

export default async function EditPage({ params, searchParams }: EditRouteProps) {
  const me = await requireMember();
  if (me.kind === "ace") return editAce((await params).step, (await searchParams).flow === "1");
  const step = stepOf((await params).step);
  if (!step || step === "confirmation") notFound();
  // The address changes by a mailed link only.
  if (step === "email") redirect("/mypage/setting#email");
  return <EditScreen step={step} initial={await caller().joker.own.query()} />;
}
