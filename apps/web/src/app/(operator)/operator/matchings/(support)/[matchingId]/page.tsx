import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { supportCopy as copy } from "@/features/support/copy.ja";
import { SupportRoom } from "./support-room";

export const metadata: Metadata = { title: copy.title };

export default async function Page({ params }: { params: Promise<{ matchingId: string }> }) {
  const { matchingId } = await params;
  if (!uuid.safeParse(matchingId).success) notFound();
  return <SupportRoom key={matchingId} matchingId={matchingId} />;
}
