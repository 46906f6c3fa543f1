import type { Metadata } from "next";
import { reportSendCopy } from "@/features/report-send/copy.ja";
import { OwnReportsScreen } from "@/features/report-send/own-reports-screen";
import { requireMember } from "@/platform/server/guard";

export const metadata: Metadata = {
  title: reportSendCopy.own.title,
  robots: { index: false },
};

/** What a member has reported (spec 6 · Report). */
export default async function OwnReportsPage() {
  await requireMember();
  return <OwnReportsScreen />;
}
