import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { judgementCopy } from "@/features/judgement/copy.ja";
import { CaseScreen } from "@/features/judgement/operator/case-screen";

export const metadata: Metadata = {
  title: judgementCopy.titles.operator,
};

interface CasePageProps {
  params: Promise<{ jokerId: string }>;
}

export default async function CasePage({ params }: CasePageProps) {
  const { jokerId } = await params;
  if (!uuid.safeParse(jokerId).success) notFound();
  return <CaseScreen key={jokerId} jokerId={jokerId} />;
}
