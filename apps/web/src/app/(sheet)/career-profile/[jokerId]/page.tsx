import type { Metadata } from "next";
import { careerProfileCopy as copy } from "@/features/career-profile/copy.ja";
import { SheetPage } from "@/features/career-profile/sheet-page";
import { requireSignedIn } from "@/platform/server/guard";
import { readSheet } from "../read-sheet";

/** The name comes into the tab with the sheet: what is asked here would hold back the whole page. */
export const metadata: Metadata = { title: copy.title };

export default async function SheetRoute({ params }: { params: Promise<{ jokerId: string }> }) {
  const me = await requireSignedIn();
  return <SheetPage sheet={await readSheet((await params).jokerId)} reader={me.kind} />;
}
