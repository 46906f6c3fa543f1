"use client";

import { useQuery } from "@tanstack/react-query";
import { nextMissingAceStep } from "@tefuda/domain/ace/progress";
import { ProfileImageEditor } from "@/features/joker/profile-image/profile-image-editor";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { aceProfileCopy as copy } from "./copy.ja";
import { type OwnAce, stepTitle } from "./forms";

/** The step of the picture, which saves by itself. */
export function AceImageScreen({ initial, isFlow }: { initial: OwnAce; isFlow: boolean }) {
  const trpc = useTRPC();
  const { data: own } = useQuery(trpc.ace.getOwn.queryOptions(undefined, { initialData: initial }));
  const next = isFlow ? nextMissingAceStep("profileImage", own.missing) : undefined;
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={stepTitle("profileImage")}
        back={{ href: "/mypage/profile", label: copy.backToProfile }}
      />
      <ProfileImageEditor
        name={own.profile.name}
        profileImageURL={own.profile.profileImage}
        owner="ace"
      />
      {isFlow && (
        <ButtonLink
          href={next ? `/mypage/profile/edit/${next}?flow=1` : "/mypage/profile"}
          size="lg"
          wide
        >
          {copy.next}
        </ButtonLink>
      )}
    </PageContainer>
  );
}
