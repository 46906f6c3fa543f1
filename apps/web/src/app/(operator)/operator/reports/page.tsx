import { reportQueueSchema } from "@tefuda/domain/report/queue";
import type { Metadata } from "next";
import { reportCopy } from "@/features/report/copy.ja";
import { ReportQueueScreen } from "@/features/report/queue-screen";

export const metadata: Metadata = { title: reportCopy.title };

interface ReportsPageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function ReportsPage({ searchParams }: ReportsPageProps) {
  const { status } = await searchParams;
  return <ReportQueueScreen status={reportQueueSchema.parse(status)} />;
}
