"use client";

import { SectionCard } from "@/ui/section-card";
import { judgementCopy } from "./copy.ja";
import { useJudging } from "./judgement-provider";
import { JudgementRemarks } from "./judgement-remarks";

/** What an answered judgement asks to be mended, where the profile is handed in again. */
export function VerdictNotice() {
  const { judgement } = useJudging();
  if (judgement?.status !== "remanded" && judgement?.status !== "rejected") return null;
  return (
    <SectionCard title={judgementCopy.remarks}>
      <JudgementRemarks judgement={{ ...judgement, requestableAt: null }} />
    </SectionCard>
  );
}
