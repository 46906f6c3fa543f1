import type { LikeStatus } from "@tefuda/domain/like/states";
import type { DeclineReason } from "@tefuda/domain/offer/constants";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import { demoCandidateNotes, demoSavedSearches } from "../content/candidate-notes.ts";
import { declineReasonSpread } from "../content/offers.ts";
import { demoRecruitments } from "../content/recruitments.ts";
import { createRandom, type Random } from "../drawings/random.ts";
import {
  type CandidateNoteRow,
  type HiddenJokerRow,
  type KeepRow,
  makeCandidateNote,
  makeHiddenJoker,
  makeKeep,
  makeSavedSearch,
  type SavedSearchRow,
} from "../factories/candidate.ts";
import { at, pickWeighted } from "../factories/draw.ts";
import type { JokerRow } from "../factories/joker.ts";
import { type LikeRow, makeLike } from "../factories/like.ts";
import { makeOffer, type OfferRow } from "../factories/offer.ts";
import { minutesBefore } from "../factories/times.ts";
import { type Cast, positionAt } from "./cast.ts";
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

/** Offers of the demo account, by the places of the positions. */
const heroOffers: readonly Plan<OpenOffer>[] = [
  {
    recruitmentIndex: 5,
    status: "sent",
    days: 0.08,
    reason:
      "倉庫の在庫管理と店舗の予約サービスの両方を手がけ、毎月の訪問で集めた声を優先順位に直していらっしゃる点に惹かれました。配送の現場を歩きながら仕組みをつくる当社の進め方と、とても近いと感じています。",
  },
  {
    recruitmentIndex: 10,
    status: "sent",
    days: 0.9,
    reason:
      "複雑な業務を小さな部品に分け、半年後の仲間が迷わない形に残すという言葉に共感しました。発電所ごとに違うデータを一つにまとめる当社の取り組みで、まさに必要としている力です。",
  },
  {
    recruitmentIndex: 18,
    status: "read",
    days: 3.2,
    reason:
      "表示時間を4秒から1.2秒に縮めたご経験と、専門の違う人と長く製品を育てたいというお考えを拝見しました。設備の技術者と画面をつくる人をつなぐ役割を、ご一緒に考えたいです。",
  },
  {
    recruitmentIndex: 28,
    status: "read",
    days: 8.4,
    reason:
      "店舗を訪ねて課題を集め、機能の公開まで進めてこられた行動力が印象に残りました。遊ぶ人の反応を見ながら少しずつ育てる当社の開発に、副業の形で力を貸していただけないでしょうか。",
  },
  { recruitmentIndex: 12, status: "declined", days: 24 },
  { recruitmentIndex: 27, status: "expired", days: 31 },
];
/** Likes of the demo account. */
const heroLikes: readonly Plan<OpenLike>[] = [
  {
    recruitmentIndex: 14,
    status: "sent",
    days: 1.5,
    words: {
      selectedInterestAction: "wantToHear",
      message:
        "止まらない仕組みを少人数で守る進め方に関心があります。当番の体制について伺いたいです。",
    },
  },
  {
    recruitmentIndex: 31,
    status: "sent",
    days: 6,
    words: { selectedInterestAction: "littleInterested", message: null },
  },
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
  /** Why the company wrote; drawn when absent. */
  readonly reason?: string;
  /** What a like says; drawn when absent. */
  readonly words?: Pick<LikeRow, "selectedInterestAction" | "message">;
}

/** The sides of a signal: a position, one of the members in charge of it, and a seeker. */
function sidesOf(cast: Cast, pairs: Pairs, random: Random, plan: Plan<string>) {
  const createdAt = minutesBefore(cast.now, Math.round(plan.days * DAY_MINUTES));
  const recruitment = positionAt(cast, plan.recruitmentIndex, createdAt);
  const { aceIndexes } = at(demoRecruitments, plan.recruitmentIndex);
  const { ace } = at(cast.aces, random.pick(aceIndexes));
  const company = cast.companies.find(({ id }) => id === recruitment.companyId);
  if (!company) throw new RangeError("a position without a company");
  const joker = plan.joker ?? pairs.draw(random, company, recruitment);
  if (plan.joker) pairs.take(company, joker);
  return { recruitment, ace, company, joker, createdAt };
}

function openOffer(cast: Cast, pairs: Pairs, random: Random, plan: Plan<OpenOffer>): OfferRow {
  const { status, reason } = plan;
  const sides = sidesOf(cast, pairs, random, plan);
  return makeOffer(
    cast.now,
    { ...sides, status },
    {
      ...(status === "declined" && { declineReasonKey: drawReason(random) }),
      ...(reason && { reason }),
    },
  );
}

function openLike(cast: Cast, pairs: Pairs, random: Random, plan: Plan<OpenLike>): LikeRow {
  return makeLike({ ...sidesOf(cast, pairs, random, plan), status: plan.status }, plan.words);
}

const reasonWeights = Object.fromEntries(
  declineReasonSpread.map(({ key, weight }) => [key, weight]),
) as Record<DeclineReason, number>;

const drawReason = (random: Random) =>
  random.chance(0.8) ? pickWeighted(random, reasonWeights) : null;

/** Days ago that the demo company's saved searches were made and last looked at. */
const SAVED_DAYS = 45;
const SEEN_DAYS = 18;

/** The saved searches of the two members of the company that one signs in to. */
export function buildSavedSearches({ now, aces }: Cast): SavedSearchRow[] {
  const day = (days: number) => minutesBefore(now, days * DAY_MINUTES);
  return [at(aces, 0), at(aces, 1)].flatMap(({ ace }, place) =>
    demoSavedSearches.slice(place).map((search, index) =>
      makeSavedSearch(ace, search, {
        createdAt: day(SAVED_DAYS - index),
        seenAt: day(SEEN_DAYS + index),
      }),
    ),
  );
}

/** Notes on the candidates that the company keeps, in turn by the two members. */
export function buildNotes(
  { now, aces }: Cast,
  keeps: readonly KeepRow[],
  jokers: readonly JokerRow[],
): CandidateNoteRow[] {
  const { ace: first } = at(aces, 0);
  const own = keeps.filter(({ companyId }) => companyId === first.companyId);
  return demoCandidateNotes.map((text, index) => {
    // The first candidate has two, to be read one below the other.
    const keep = at(own, Math.max(0, index - 1));
    const joker = jokers.find(({ id }) => id === keep.jokerId);
    if (!joker) throw new RangeError("a keep without a candidate");
    const createdAt = minutesBefore(now, 90 + index * DAY_MINUTES);
    return makeCandidateNote({ ace: at(aces, index % 2).ace, joker, createdAt }, text);
  });
}

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
