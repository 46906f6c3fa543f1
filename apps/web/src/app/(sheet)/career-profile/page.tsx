import type { Metadata } from "next";
import { careerProfileCopy } from "@/features/career-profile/copy.ja";
import { SheetPage } from "@/features/career-profile/sheet-page";
import { requireJoker } from "@/platform/server/guard";
import { readSheet } from "./read-sheet";

export const metadata: Metadata = { title: careerProfileCopy.title };

export default async function OwnSheetPage() {
  const me = await requireJoker();
  return <SheetPage sheet={await readSheet(me.userId)} reader="joker" />;
}
