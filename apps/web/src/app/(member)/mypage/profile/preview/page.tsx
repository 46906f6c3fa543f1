import type { Metadata } from "next";
import { MaskedView } from "@/features/candidate/masked-view";
import { ProfileSheet } from "@/features/career-profile/sheet";
import { mypageCopy } from "@/features/joker/mypage/copy.ja";
import { PreviewScreen } from "@/features/joker/mypage/preview-screen";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";

export const metadata: Metadata = { title: mypageCopy.preview.title, robots: { index: false } };

interface PreviewPageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function PreviewPage({ searchParams }: PreviewPageProps) {
  await requireJoker();
  const [{ view }, { before, after }] = await Promise.all([
    searchParams,
    caller().joker.preview.query(),
  ]);
  if (view === "after")
    return (
      <PreviewScreen view="after">
        <ProfileSheet sheet={after} level={2} />
      </PreviewScreen>
    );
  return (
    <PreviewScreen view="before">
      <MaskedView candidate={before} />
    </PreviewScreen>
  );
}
