"use client";

import { judgingModalState } from "@tefuda/domain/judgement/labels.ja";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { judgementCopy } from "./copy.ja";
import { useJudging } from "./judgement-provider";

const tones = {
  notSubmitted: "warning",
  underReview: "info",
  remanded: "warning",
  rejected: "danger",
} as const;

/** One line on where the judgement stands; nothing once it is passed. */
export function JudgingBanner() {
  const { judgement, open } = useJudging();
  const state = judgement && judgingModalState(judgement.status);
  if (!state) return null;
  return (
    <Banner
      inset
      tone={tones[state]}
      action={
        <Button variant="secondary" size="sm" onClick={open}>
          {judgementCopy.banner.open}
        </Button>
      }
    >
      {judgementCopy.banner[state]}
    </Banner>
  );
}
