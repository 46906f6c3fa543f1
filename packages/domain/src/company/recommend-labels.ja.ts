import { companyScaleLabels } from "../options/company.ts";
import { occupationLabels, subOccupationLabels } from "../options/occupations.ts";
import type { SelectionCriterion } from "../options/selection-criteria.ts";
import { workStyleLabels } from "../options/work-styles.ts";
import { placeLabels, workplaceChoiceLabels } from "../options/workplaces.ts";
import type { RecommendReason, RecommendWish } from "./recommend.ts";

const criterionTexts = {
  visionPhilosophy: "ミッションや理念を公開しています",
  workingFriendlyWithMembers: "一緒に働く社員を何人も紹介しています",
  growthPotentialOfCompany: "成長段階にある企業です",
  treatment: "希望年収に合う募集があります",
  cultureMatch: "",
  interestedInBusiness: "",
  interestedInBusinessContent: "",
} as const satisfies Record<SelectionCriterion, string>;

/** A reason as the seeker reads it under 「なぜおすすめ」. */
export function recommendReasonText(reason: RecommendReason): string {
  switch (reason.kind) {
    case "interestedOccupation":
      return `興味のある「${subOccupationLabels[reason.key]}」の募集があります`;
    case "subOccupation":
      return `経験のある「${subOccupationLabels[reason.key]}」の募集があります`;
    case "occupation":
      return `「${occupationLabels[reason.key]}」の募集があります`;
    case "sideJob":
      return "副業の募集があります";
    case "workplace":
      return `希望の勤務地「${reason.place ? placeLabels[reason.place] : workplaceChoiceLabels[reason.key]}」で働けます`;
    case "workStyle":
      return `希望の働き方「${workStyleLabels[reason.key]}」に合います`;
    case "companyScale":
      return `希望の企業規模「${companyScaleLabels[reason.key]}」です`;
    case "criterion":
      return criterionTexts[reason.key];
    default:
      return reason satisfies never;
  }
}

/** Names of the wishes, for the hint at what to fill in. */
export const recommendWishLabels = {
  interestedOccupations: "興味のある職種",
  workStyles: "希望の働き方",
  preferredWorkplaces: "希望勤務地",
  interestedCompanyScales: "希望する企業規模",
  focusOnChoosingCompanies: "企業選びで大切にすること",
} as const satisfies Record<RecommendWish, string>;
