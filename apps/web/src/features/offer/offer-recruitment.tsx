import { recruitmentTexts } from "@tefuda/domain/recruitment/labels.ja";
import { ChangedTerms } from "@/ui/recruitment/changed-terms";
import { changedConditions } from "@/ui/recruitment/condition-groups";
import { termsCopy as copy } from "@/ui/recruitment/copy.ja";
import { RecruitmentTerms } from "@/ui/recruitment/terms";
import { SectionCard } from "@/ui/section-card";
import { offerCopy } from "./copy.ja";
import type { JokerOfferDetail } from "./types";

type Recruitment = JokerOfferDetail["recruitment"];

/** Every condition of the position as it was when the offer was made, and what changed since. */
export function OfferRecruitment({ recruitment }: { recruitment: Recruitment }) {
  return (
    <>
      <Changes recruitment={recruitment} />
      <RecruitmentTerms {...recruitment} lead={offerCopy.recruitmentLead} />
    </>
  );
}

/** The old and the new wording of what changed after the offer. */
function Changes({ recruitment: { content, current } }: { recruitment: Recruitment }) {
  const changes = current ? changedConditions(content, current) : [];
  if (changes.length === 0) return null;
  return (
    <SectionCard title={recruitmentTexts.updated} lead={copy.updatedLead}>
      <ChangedTerms changes={changes} />
    </SectionCard>
  );
}
