import type { Metadata } from "next";
import { ownReportsCopy } from "@/features/report-send/own-copy.ja";
import { OwnReportsScreen } from "@/features/report-send/own-reports-screen";
import { requireMember } from "@/platform/server/guard";

export const metadata: Metadata = {
  title: ownReportsCopy.title,
};

/** What a member has reported (spec 6 · Report). */
export default async function OwnReportsPage() {
  await requireMember();
  return <OwnReportsScreen />;
}
