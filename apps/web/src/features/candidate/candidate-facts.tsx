import { type CandidateCardState, candidateCardLabels } from "@tefuda/domain/candidate/constants";
import { industryLabels } from "@tefuda/domain/options/industries";
import { occupationLabels, subOccupationLabels } from "@tefuda/domain/options/occupations";
import {
  jobChangeWillingnessBadges,
  sideJobWillingnessBadges,
} from "@tefuda/domain/options/willingness";
import {
  placeLabels,
  placeNumbers,
  workplaceChoiceLabels,
} from "@tefuda/domain/options/workplaces";
import { Badge, type BadgeTone } from "@/ui/badge";
import { candidateCopy as copy } from "./copy.ja";
import type { Candidate } from "./types";

type Of<Fact extends keyof Candidate> = Pick<Candidate, Fact>;

const SKILLS_SHOWN = 6;
const PREFECTURES_SHOWN = 3;

/** `フロントエンドエンジニア・IT・30代前半` in one line. */
export function occupationLine({
  subOccupation,
  occupation,
}: Of<"subOccupation" | "occupation">): string {
  if (subOccupation) return subOccupationLabels[subOccupation];
  return occupation ? occupationLabels[occupation] : "";
}

export function FactLine({ candidate }: { candidate: Of<"industry" | "ageBand" | "recency"> }) {
  const { industry, ageBand, recency } = candidate;
  const facts = [industry && industryLabels[industry], ageBand, recency].filter(Boolean);
  return <p className="text-ink-2 text-xs">{facts.join(" ・ ")}</p>;
}

const jobChangeTones = {
  alreadyStartActivity: "pine",
  considering: "pine",
  ifGoodStory: "indigo",
  noIntention: "neutral",
} as const;
const sideJobTones = { active: "pine", ifGoodStory: "indigo", noIntention: "neutral" } as const;

/** How willing someone is to change or add a job, and where they want to work. */
export function WillingnessBadges({
  candidate,
}: {
  candidate: Of<"jobChangeWillingness" | "sideJobWillingness"> & PlacesOf;
}) {
  const { jobChangeWillingness: job, sideJobWillingness: side } = candidate;
  return (
    <p className="flex flex-wrap gap-1.5">
      {job && <Badge tone={jobChangeTones[job]}>{jobChangeWillingnessBadges[job]}</Badge>}
      {side && <Badge tone={sideJobTones[side]}>{sideJobWillingnessBadges[side]}</Badge>}
      {placesOf(candidate).map((places) => (
        <Badge key={places}>{places}</Badge>
      ))}
    </p>
  );
}

type PlacesOf = Of<"preferredWorkplaces" | "preferredPrefectures">;

/** The choices of places, and the first of the prefectures that say more than 東京以外 does. */
function placesOf({ preferredWorkplaces, preferredPrefectures }: PlacesOf): string[] {
  const named = placeNumbers.filter((no) => preferredPrefectures.includes(no));
  const choices = preferredWorkplaces
    .filter((choice) => choice !== "exceptTokyo" || named.length === 0)
    .map((choice) => workplaceChoiceLabels[choice]);
  const shown = named.slice(0, PREFECTURES_SHOWN).map((no) => placeLabels[no]);
  const more = named.length - shown.length;
  const prefectures = more > 0 ? copy.andPlaces(shown.join("・"), more) : shown.join("・");
  return [choices.join("・"), prefectures].filter(Boolean);
}

/** The first skills; the others stand on the person's page. */
export function SkillTags({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  const rest = skills.length - SKILLS_SHOWN;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
      {skills.slice(0, SKILLS_SHOWN).map((skill) => (
        <li
          key={skill}
          className="text-indigo before:mr-0.5 before:text-ink-3 before:content-['#']"
        >
          {skill}
        </li>
      ))}
      {rest > 0 && <li className="text-ink-3">+{rest}</li>}
    </ul>
  );
}

const stateTones = {
  none: "neutral",
  kept: "gold",
  liked: "accent",
  offered: "indigo",
  matched: "pine",
  hidden: "neutral",
} as const satisfies Record<CandidateCardState, BadgeTone>;

export function StateBadge({ state }: { state: CandidateCardState }) {
  if (state === "none") return null;
  return <Badge tone={stateTones[state]}>{candidateCardLabels[state]}</Badge>;
}
