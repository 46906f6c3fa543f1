import type { Metadata } from "next";
import { careerProfileCopy as copy } from "@/features/career-profile/copy.ja";
import { SheetPage } from "@/features/career-profile/sheet-page";
import { requireSignedIn } from "@/platform/server/guard";
import { readSheet } from "../read-sheet";

interface SheetRouteProps {
  params: Promise<{ jokerId: string }>;
}

export async function generateMetadata({ params }: SheetRouteProps): Promise<Metadata> {
  await requireSignedIn();
  const { name } = await readSheet((await params).jokerId);
  return { title: copy.titleOf(name || copy.noName), robots: { index: false } };
}

export default async function SheetRoute({ params }: SheetRouteProps) {
  const me = await requireSignedIn();
  return <SheetPage sheet={await readSheet((await params).jokerId)} reader={me.kind} />;
}
