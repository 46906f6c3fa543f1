import { judgementQueueSchema } from "@tefuda/domain/judgement/queue";
import type { Metadata } from "next";
import { judgementCopy } from "@/features/judgement/copy.ja";
import { QueueScreen } from "@/features/judgement/operator/queue-screen";

export const metadata: Metadata = {
  title: judgementCopy.titles.operator,
};

interface JudgementsPageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function JudgementsPage({ searchParams }: JudgementsPageProps) {
  const { queue } = await searchParams;
  return <QueueScreen queue={judgementQueueSchema.parse(queue)} />;
}
