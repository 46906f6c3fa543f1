import { recordPurposes } from "@tefuda/domain/joker-record/purposes.ja";
import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { jokerRecordCopy } from "@/features/joker-record/copy.ja";
import { JokerRecord } from "../../../../_operator/joker-record";

export const metadata: Metadata = { title: jokerRecordCopy.title };

interface JokerPageProps {
  params: Promise<{ jokerId: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function JokerPage({ params, searchParams }: JokerPageProps) {
  const { jokerId } = await params;
  if (!uuid.safeParse(jokerId).success) notFound();
  const { purpose } = await searchParams;
  return (
    <JokerRecord
      key={jokerId}
      jokerId={jokerId}
      purpose={recordPurposes.find((one) => one === purpose)}
    />
  );
}
