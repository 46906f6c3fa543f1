"use client";

import { usePathname } from "next/navigation";
import { lateWindow } from "@/ui/late-window";
import { useWillingnessDue } from "./use-willingness-due";

const WillingnessModal = lateWindow(() =>
  import("./willingness-modal").then(({ WillingnessModal }) => WillingnessModal),
);

/** Where the same can be answered at leisure: the question must not stand in front of it. */
const SETTING = "/mypage/setting";

/** Asks a registered seeker again once the answer is two months old (`update-jcw`, spec 2). */
export function WillingnessPrompt({ isOverTwoMonths }: { isOverTwoMonths: boolean }) {
  const isDue = useWillingnessDue(isOverTwoMonths);
  const path = usePathname();
  return <WillingnessModal open={isDue && path !== SETTING} />;
}
