import type { Metadata } from "next";
import { CompanyRoom } from "@/features/chat/company-room";
import { matchingCopy } from "@/features/matching/copy.ja";

export const metadata: Metadata = { title: matchingCopy.company.title };

export default async function CompanyThreadPage({
  params,
}: {
  params: Promise<{ matchingId: string }>;
}) {
  const { matchingId } = await params;
  return (
    <div className="mx-auto lg:my-6 lg:h-[calc(100dvh-11rem)] lg:max-w-4xl lg:overflow-hidden lg:rounded-lg lg:border lg:border-line">
      <h1 className="sr-only">{matchingCopy.company.title}</h1>
      <CompanyRoom key={matchingId} matchingId={matchingId} />
    </div>
  );
}
