import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { inquiryDeskCopy as copy } from "@/features/inquiry/copy.ja";
import { InquiryScreen } from "@/features/inquiry/inquiry-screen";

export const metadata: Metadata = { title: copy.title };

export default async function Page({ params }: { params: Promise<{ inquiryId: string }> }) {
  const { inquiryId } = await params;
  if (!uuid.safeParse(inquiryId).success) notFound();
  return <InquiryScreen inquiryId={inquiryId} />;
}
