import type { Metadata } from "next";
import { AcePage } from "@/features/ace/ace-page";
import { MaskedView } from "@/features/candidate/masked-view";
import { ProfileSheet } from "@/features/career-profile/sheet";
import { mypageCopy } from "@/features/joker/mypage/copy.ja";
import { PreviewScreen } from "@/features/joker/mypage/preview-screen";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";
import { siteOrigin } from "@/platform/settings";
import { Banner } from "@/ui/banner";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { aceProfileCopy as copy } from "../../../../../_ace-profile/copy.ja";

export const metadata: Metadata = { title: mypageCopy.preview.title };

/** The page as visitors see it, also while its person is on pause. */
async function previewAce() {
  const { preview, isAvailable, userId } = await caller().ace.getOwn.query();
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.previewTitle}
        back={{ href: "/mypage/profile", label: copy.backToProfile }}
      />
      {!isAvailable && (
        <Banner tone="warning" inset>
          {copy.pausedNote}
        </Banner>
      )}
      <AcePage
        profile={preview.profile}
        company={preview.company}
        url={`${siteOrigin()}/ace/${userId}`}
      />
    </PageContainer>
  );
}

interface PreviewPageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function PreviewPage({ searchParams }: PreviewPageProps) {
  const me = await requireMember();
  if (me.kind === "ace") return previewAce();
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
