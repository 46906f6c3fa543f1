import { type CompletableProfile, completeness } from "../joker/completeness.ts";
import { recommendedScore } from "../joker/score.ts";
import type { CompanyScale } from "../options/company.ts";
import { type Industry, industryLabels } from "../options/industries.ts";
import {
  type Occupation,
  type SubOccupation,
  subOccupationLabels,
} from "../options/occupations.ts";
import type { Rank } from "../options/ranks.ts";
import type { RegistrationStatus } from "../options/registration-statuses.ts";
import type { JobChangeWillingness, SideJobWillingness } from "../options/willingness.ts";
import {
  namedPlaces,
  type PlaceNo,
  placeWords,
  type WorkplaceChoice,
} from "../options/workplaces.ts";
import { maskContactDetails } from "../text/contact-details.ts";
import { fold } from "../text/fold.ts";

/** What the search document is made of. */
export interface IndexedJoker extends CompletableProfile {
  readonly id: string;
  readonly registrationStatus: RegistrationStatus;
  readonly rank: Rank | null;
  readonly occupation: Occupation | null;
  readonly subOccupation: SubOccupation | null;
  readonly industry: Industry | null;
  readonly preferredWorkplaces: readonly WorkplaceChoice[];
  readonly preferredPrefectures: readonly PlaceNo[];
  readonly interestedCompanyScales: readonly CompanyScale[];
  readonly jobChangeWillingness: JobChangeWillingness | null;
  readonly sideJobWillingness: SideJobWillingness | null;
  readonly introduction: string | null;
  readonly birthdayTimestamp: number | null;
  readonly skills: readonly string[];
  readonly onlineAt: Date | null;
  readonly careers: readonly {
    readonly position: string | null;
    readonly business: string | null;
    readonly businessDetail: string | null;
  }[];
}

/** How a seeker answered offers in the last 90 days. */
export interface OfferResponse {
  readonly receivedOffers: number;
  readonly answeredOffers: number;
}

/**
 * The document under which a registered seeker is found (spec 7 · Search). It holds no name, no
 * name in kana, no contact, gender, school or picture, and no company that the seeker worked for;
 * contact details that stand in a text find nobody either.
 */
export function buildSearchDocument(joker: IndexedJoker, response: OfferResponse, now: Date) {
  const text = [
    joker.subOccupation && subOccupationLabels[joker.subOccupation],
    joker.industry && industryLabels[joker.industry],
    ...joker.skills,
    ...joker.careers.map(({ position }) => position),
    ...joker.careers.map(({ business }) => business),
    ...joker.careers.map(({ businessDetail }) => businessDetail),
    joker.introduction,
    ...namedPlaces(joker).map((no) => placeWords[no]),
  ]
    .flatMap((part) => (part ? maskContactDetails(part) : []))
    .join("\n");
  return {
    objectID: joker.id,
    registrationStatus: joker.registrationStatus,
    rank: joker.rank,
    occupation: joker.occupation,
    subOccupation: joker.subOccupation,
    industry: joker.industry,
    preferredWorkplaces: [...joker.preferredWorkplaces],
    preferredPrefectures: [...joker.preferredPrefectures],
    interestedCompanyScales: [...joker.interestedCompanyScales],
    jobChangeWillingness: joker.jobChangeWillingness,
    sideJobWillingness: joker.sideJobWillingness,
    hasIntroduction: Boolean(joker.introduction?.trim()),
    birthdayTimestamp: joker.birthdayTimestamp,
    skills: [...joker.skills],
    score: recommendedScore({ ...joker, ...response, completeness: completeness(joker) }, now),
    onlineAt: joker.onlineAt,
    text,
    textFolded: fold(text),
  };
}
