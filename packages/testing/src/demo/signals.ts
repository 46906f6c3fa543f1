import type { LikeStatus } from "@tefuda/domain/like/states";
import type { DeclineReason } from "@tefuda/domain/offer/constants";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import { declineReasonSpread } from "../content/offers.ts";
import { demoRecruitments } from "../content/recruitments.ts";
import { createRandom, type Random } from "../drawings/random.ts";
import {
  type HiddenJokerRow,
  type KeepRow,
  makeHiddenJoker,
  makeKeep,
} from "../factories/candidate.ts";
import { at, pickWeighted } from "../factories/draw.ts";
import type { JokerRow } from "../factories/joker.ts";
import { type LikeRow, makeLike } from "../factories/like.ts";
import { makeOffer, type OfferRow } from "../factories/offer.ts";
import { minutesBefore } from "../factories/times.ts";
import type { Cast } from "./cast.ts";
import type { Pairs } from "./pairs.ts";

const DAY_MINUTES = 1440;

type OpenOffer = Exclude<OfferStatus, "interested">;
type OpenLike = Exclude<LikeStatus, "accepted">;

/** How many offers of each status are sent to drawn seekers, and how many days ago, from and to. */
const offerPlan: Record<OpenOffer, { count: number; days: readonly [number, number] }> = {
  sent: { count: 34, days: [0.05, 5] },
  read: { count: 26, days: [0.5, 13] },
  declined: { count: 34, days: [3, 80] },
  expired: { count: 22, days: [15, 85] },
  withdrawn: { count: 5, days: [1, 40] },
};
const likePlan: Record<OpenLike, { count: number; days: readonly [number, number] }> = {
  sent: { count: 28, days: [0.1, 26] },
  declined: { count: 10, days: [4, 60] },
  expired: { count: 8, days: [31, 85] },
};

/** Offers and likes of the demo account, by the places of the positions. */
const heroOffers: readonly { recruitmentIndex: number; status: OpenOffer; days: number }[] = [
  { recruitmentIndex: 5, status: "sent", days: 0.08 },
  { recruitmentIndex: 10, status: "sent", days: 0.9 },
  { recruitmentIndex: 18, status: "read", days: 3.2 },
  { recruitmentIndex: 28, status: "read", days: 8.4 },
  { recruitmentIndex: 12, status: "declined", days: 24 },
  { recruitmentIndex: 27, status: "expired", days: 31 },
];
const heroLikes: readonly { recruitmentIndex: number; status: OpenLike; days: number }[] = [
  { recruitmentIndex: 14, status: "sent", days: 1.5 },
  { recruitmentIndex: 31, status: "sent", days: 6 },
  { recruitmentIndex: 16, status: "declined", days: 40 },
];

/** Positions that can be offered and liked; those of the company one signs in to come thrice. */
const positions = demoRecruitments.flatMap(({ status, companyIndex }, index) => {
  if (status !== "published") return [];
  return companyIndex === 0 ? [index, index, index] : [index];
});

interface Signals {
  readonly offers: readonly OfferRow[];
  readonly likes: readonly LikeRow[];
}

/** Offers and likes without a matching, in every status. */
export function buildSignals(cast: Cast, pairs: Pairs, hero: JokerRow): Signals {
  const random = createRandom("signals");
  const drawDays = ([from, to]: readonly [number, number]) => random.range(from, to);
  return {
    offers: [
      ...heroOffers.map((plan) => openOffer(cast, pairs, random, { ...plan, joker: hero })),
      ...repeated(offerPlan).map(({ status, days }) =>
        openOffer(cast, pairs, random, {
          recruitmentIndex: random.pick(positions),
          status,
          days: drawDays(days),
        }),
      ),
    ],
    likes: [
      ...heroLikes.map((plan) => openLike(cast, pairs, random, { ...plan, joker: hero })),
      ...repeated(likePlan).map(({ status, days }) =>
        openLike(cast, pairs, random, {
          recruitmentIndex: random.pick(positions),
          status,
          days: drawDays(days),
        }),
      ),
    ],
  };
}

function repeated<Status extends string>(
  plan: Record<Status, { count: number; days: readonly [number, number] }>,
) {
  return (Object.keys(plan) as Status[]).flatMap((status) =>
    Array.from({ length: plan[status].count }, () => ({ status, days: plan[status].days })),
  );
}

interface Plan<Status> {
  readonly recruitmentIndex: number;
  readonly status: Status;
  readonly days: number;
  readonly joker?: JokerRow;
}

/** The sides of a signal: a position, one of the members in charge of it, and a seeker. */
function sidesOf(cast: Cast, pairs: Pairs, random: Random, plan: Plan<string>) {
  const { recruitment } = at(cast.recruitments, plan.recruitmentIndex);
  const { ace } = at(
    cast.aces,
    random.pick(at(demoRecruitments, plan.recruitmentIndex).aceIndexes),
  );
  const company = cast.companies.find(({ id }) => id === recruitment.companyId);
  if (!company) throw new RangeError("a position without a company");
  const joker = plan.joker ?? pairs.draw(random, company, recruitment);
  if (plan.joker) pairs.take(company, joker);
  const createdAt = minutesBefore(cast.now, Math.round(plan.days * DAY_MINUTES));
  return { recruitment, ace, company, joker, createdAt };
}

function openOffer(cast: Cast, pairs: Pairs, random: Random, plan: Plan<OpenOffer>): OfferRow {
  const { status } = plan;
  const sides = sidesOf(cast, pairs, random, plan);
  return makeOffer(
    cast.now,
    { ...sides, status },
    status === "declined" ? { declineReasonKey: drawReason(random) } : {},
  );
}

function openLike(cast: Cast, pairs: Pairs, random: Random, plan: Plan<OpenLike>): LikeRow {
  return makeLike({ ...sidesOf(cast, pairs, random, plan), status: plan.status });
}

const reasonWeights = Object.fromEntries(
  declineReasonSpread.map(({ key, weight }) => [key, weight]),
) as Record<DeclineReason, number>;

const drawReason = (random: Random) =>
  random.chance(0.8) ? pickWeighted(random, reasonWeights) : null;

/** Keeps and hidden candidates: many in the company one signs in to, a few in each other. */
export function buildCandidates(
  cast: Cast,
  pairs: Pairs,
): { keeps: KeepRow[]; hidden: HiddenJokerRow[] } {
  const random = createRandom("candidates");
  const { now, companies, aces } = cast;
  const choose = (aceIndex: number, count: number, days: number) => {
    const { ace } = at(aces, aceIndex);
    const company = companies.find(({ id }) => id === ace.companyId);
    if (!company) throw new RangeError("an ace without a company");
    return Array.from({ length: count }, () => ({
      ace,
      joker: pairs.draw(random, company),
      createdAt: minutesBefore(now, random.int(60, days * DAY_MINUTES)),
    }));
  };
  const admins = aces.flatMap(({ ace }, index) =>
    index > 2 && ace.authority === "admin" ? index : [],
  );
  return {
    keeps: [
      ...choose(0, 6, 20),
      ...choose(1, 9, 50),
      ...choose(1, 1, 55),
      ...choose(2, 4, 30),
      ...admins.flatMap((index) => choose(index, 2, 40)),
    ].map((choice) => makeKeep(now, choice)),
    hidden: [
      ...choose(0, 5, 60),
      ...choose(1, 3, 30),
      ...admins.flatMap((index) => choose(index, 1, 60)),
    ].map(makeHiddenJoker),
  };
}
