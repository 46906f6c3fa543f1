import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReportCaseScreen } from "@/features/report/case-screen";
import { reportCopy } from "@/features/report/copy.ja";

export const metadata: Metadata = { title: reportCopy.title };

interface ReportPageProps {
  params: Promise<{ reportId: string }>;
}

export default async function ReportPage({ params }: ReportPageProps) {
  const { reportId } = await params;
  if (!uuid.safeParse(reportId).success) notFound();
  return <ReportCaseScreen key={reportId} reportId={reportId} />;
}
