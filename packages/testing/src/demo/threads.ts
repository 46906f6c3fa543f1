import { interestedThemes, interestLevels } from "@tefuda/domain/options/interest";
import { fillTemplate } from "@tefuda/domain/text/template";
import { startOfJstDay } from "@tefuda/domain/time/jst";
import { MINUTE_MS } from "@tefuda/domain/time/units";
import { todayConversation } from "../content/chats/today.ts";
import { demoConversations } from "../content/chats.ts";
import { offerReasons } from "../content/offers.ts";
import { demoRecruitments } from "../content/recruitments.ts";
import type { DemoChatTurn } from "../content/types.ts";
import { createRandom } from "../drawings/random.ts";
import type { AceRow } from "../factories/ace.ts";
import type { CompanyRow } from "../factories/company.ts";
import { at, pickMany } from "../factories/draw.ts";
import type { JokerRow } from "../factories/joker.ts";
import { type LikeRow, makeLike } from "../factories/like.ts";
import { makeOffer, type OfferRow } from "../factories/offer.ts";
import { type MadeThread, makeThread } from "../factories/thread.ts";
import { daysBefore, minutesAfter, minutesBefore } from "../factories/times.ts";
import { type Cast, positionAt } from "./cast.ts";
import { aceGreetings, jokerGreetings, supportGreetings } from "./greetings.ts";
import { heroStates, longThread } from "./hero-states.ts";
import { interviewStates } from "./interview-states.ts";
import type { Pairs } from "./pairs.ts";
import type { ThreadPlan } from "./thread-plan.ts";

export interface Relations {
  readonly threads: readonly MadeThread[];
  readonly offers: readonly OfferRow[];
  readonly likes: readonly LikeRow[];
}

interface ConversationPlan
  extends Pick<ThreadPlan, "aceIndex" | "recruitmentIndex" | "from" | "interview" | "reason"> {
  readonly conversation: number;
}

/** Whose conversation each one of the content is, by their places there. */
const conversationPlans: readonly ConversationPlan[] = [
  {
    conversation: 0,
    aceIndex: 0,
    recruitmentIndex: 0,
    from: "offer",
    reason: at(offerReasons, 0),
  },
  {
    conversation: 9,
    aceIndex: 13,
    recruitmentIndex: 9,
    from: "like",
    interview: { proposer: "ace", status: "proposed", inDays: 3 },
  },
  {
    conversation: 5,
    aceIndex: 39,
    from: "like",
    interview: { proposer: "joker", status: "fixed", inDays: 1 },
  },
  {
    conversation: 1,
    aceIndex: 4,
    recruitmentIndex: 3,
    from: "like",
    interview: { proposer: "ace", status: "fixed", inDays: 4 },
  },
  { conversation: 2, aceIndex: 22, recruitmentIndex: 14, from: "like" },
  { conversation: 3, aceIndex: 25, recruitmentIndex: 16, from: "offer" },
  { conversation: 4, aceIndex: 19, recruitmentIndex: 12, from: "offer" },
  { conversation: 6, aceIndex: 15, recruitmentIndex: 10, from: "offer" },
  { conversation: 7, aceIndex: 28, recruitmentIndex: 17, from: "offer" },
  { conversation: 8, aceIndex: 34, recruitmentIndex: 18, from: "like" },
  {
    conversation: 10,
    aceIndex: 1,
    recruitmentIndex: 20,
    from: "like",
    interview: { proposer: "joker", status: "proposed", inDays: 5 },
  },
  { conversation: 11, aceIndex: 31, recruitmentIndex: 28, from: "like" },
  { conversation: 12, aceIndex: 11, recruitmentIndex: 23, from: "offer" },
  { conversation: 13, aceIndex: 14, recruitmentIndex: 24, from: "offer" },
];
/** The first conversations are those of the demo account. */
const HERO_CONVERSATIONS = 3;
const FIRST_ENDS_AGO = 34;

/** Threads that have only begun, for each company; the first has more, since one signs in there. */
const NEW_THREADS = 3;
const NEW_THREADS_OF_FIRST = 8;
const DAY_MINUTES = 1440;
const EVENING_MINUTES = 19 * 60;
const ANSWER_MINUTES = 8;
const OFFERED_BEFORE_MINUTES = 1700;
/** The member whom one signs in as has a thread of a thousand messages. */
const LONG_WRITER = 1;
const MEETS_HERO = { aceIndex: 4, recruitmentIndex: 3 };
/** An interview whose room is open while the data is young. */
const MEETS_NOW = { aceIndex: 39 };
const TALKED_BEFORE_MINUTES = 3 * DAY_MINUTES;
const QUARTER_MINUTES = 15;

/** All matchings of the demo data with the offers and likes that they arose from. */
export function buildThreads(
  cast: Cast,
  pairs: Pairs,
  { hero, today }: { hero: JokerRow; today: JokerRow | undefined },
): Relations {
  const states = heroStates(hero);
  for (const { aceIndex } of states) pairs.take(companyOf(cast, aceIndex), hero);
  const conversations = conversationPlans.map(
    ({ conversation, ...plan }, index): ThreadPlan => ({
      ...plan,
      turns: at(demoConversations, conversation).turns,
      joker: index < HERO_CONVERSATIONS ? hero : undefined,
      endsAgo: index === 0 ? FIRST_ENDS_AGO : 260 + index * index * 170,
      ...(index % 3 !== 0 &&
        plan.interview?.status !== "proposed" && { readers: ["joker", "ace"] as const }),
    }),
  );
  const meeting: ThreadPlan = { ...MEETS_HERO, from: "like", joker: hero, turns: [], endsAgo: 300 };
  const meetingNow: ThreadPlan = {
    ...MEETS_NOW,
    from: "like",
    joker: today,
    turns: todayConversation.turns,
    interview: { proposer: "ace", status: "fixed", inDays: "now" },
    endsAgo: TALKED_BEFORE_MINUTES,
    readers: ["joker", "ace"],
  };
  const plans = [
    ...conversations,
    meeting,
    ...newThreads(cast),
    ...states,
    longThread(LONG_WRITER),
    meetingNow,
    ...interviewStates,
  ];
  const made = plans.map((plan, index) => makeRelation(cast, pairs, plan, index));
  return {
    threads: [...made.map(({ thread }) => thread), ...supportThreads(cast, hero)],
    offers: made.flatMap(({ offer }) => offer ?? []),
    likes: made.flatMap(({ like }) => like ?? []),
  };
}

function newThreads({ companies, aces }: Cast): ThreadPlan[] {
  return companies.flatMap((_, companyIndex) => {
    const positions = demoRecruitments.flatMap((demo, recruitmentIndex) =>
      demo.companyIndex === companyIndex && demo.status === "published"
        ? demo.aceIndexes.map((aceIndex) => ({ aceIndex, recruitmentIndex }))
        : [],
    );
    const members = aces.flatMap(({ ace }, aceIndex) =>
      ace.companyId === companies[companyIndex]?.id ? { aceIndex, isPaused: !ace.isAvailable } : [],
    );
    const paused = members.find(({ isPaused }) => isPaused);
    const count = companyIndex === 0 ? NEW_THREADS_OF_FIRST : NEW_THREADS;
    return Array.from({ length: count }, (__, index): ThreadPlan => {
      const isLikeOfAce = positions.length === 0 || (paused !== undefined && index === count - 1);
      const who = isLikeOfAce ? (paused ?? at(members, index)) : at(positions, index);
      const turns = openingTurns(companyIndex + index);
      return {
        aceIndex: who.aceIndex,
        recruitmentIndex: isLikeOfAce ? undefined : at(positions, index).recruitmentIndex,
        from: isLikeOfAce || index % 2 === 1 ? "like" : "offer",
        turns,
        endsAgo: 25 + ((companyIndex * 5 + index * 7) % 31) * 480,
        ...((companyIndex + index) % 3 === 0 && { readers: ["joker", "ace"] as const }),
      };
    });
  });
}

/** Nothing yet, one side's words, or words of both. */
function openingTurns(index: number): DemoChatTurn[] {
  const ace = { from: "ace" as const, text: at(aceGreetings, index), minutesAfter: 35 };
  const joker = { from: "joker" as const, text: at(jokerGreetings, index), minutesAfter: 90 };
  return [[], [ace], [joker, ace], [ace, joker]][index % 4] ?? [];
}

function companyOf({ companies, aces }: Cast, aceIndex: number): CompanyRow {
  const { ace } = at(aces, aceIndex);
  const company = companies.find(({ id }) => id === ace.companyId);
  if (!company) throw new RangeError("an ace without a company");
  return company;
}

function makeRelation(cast: Cast, pairs: Pairs, plan: ThreadPlan, index: number) {
  const { now, aces } = cast;
  const random = createRandom(index, ":thread");
  const { ace } = at(aces, plan.aceIndex);
  const company = companyOf(cast, plan.aceIndex);
  const length = plan.turns.reduce((sum, turn) => sum + turn.minutesAfter, 0);
  const matchedAt = minutesBefore(now, plan.endsAgo + length + ANSWER_MINUTES);
  const createdAt = minutesBefore(matchedAt, OFFERED_BEFORE_MINUTES);
  const recruitment =
    plan.recruitmentIndex === undefined
      ? undefined
      : positionAt(cast, plan.recruitmentIndex, createdAt);
  const joker = plan.joker ?? pairs.draw(random, company, recruitment);
  if (plan.joker) pairs.take(company, joker);

  const sides = { ace, company, joker, createdAt, answeredAt: matchedAt };
  const offer =
    plan.from === "offer" && recruitment
      ? makeOffer(
          now,
          { ...sides, recruitment, status: "interested" },
          plan.reason ? { reason: plan.reason } : {},
        )
      : undefined;
  const like = offer ? undefined : makeLike({ ...sides, recruitment, status: "accepted" });
  const thread = makeThread(now, {
    joker,
    partner: { ace, company },
    origin: ace.isAgent ? "agent" : offer ? "offer" : "like",
    offer,
    like,
    recruitment,
    themes: random.chance(0.6)
      ? pickMany(
          random,
          interestedThemes.filter((t) => t !== "other"),
          random.int(1, 3),
        )
      : [],
    answer: plan.turns.length > 2 || random.chance(0.4) ? random.pick(interestLevels) : undefined,
    turns: plan.turns.map((turn) => ({
      ...turn,
      text: filled(turn.text, { joker, ace, company: company.name }),
    })),
    interview: plan.interview && {
      ...plan.interview,
      startAt: firstStart(now, plan.interview.inDays),
    },
    matchedAt,
    closedBy: plan.closedBy,
    closeTexts: plan.closeTexts,
    ...(plan.readers && { readers: plan.readers }),
  });
  return { thread, offer, like };
}

/** The evening of a day, or the quarter of an hour that has begun. */
function firstStart(now: Date, inDays: number | "now"): Date {
  if (inDays !== "now")
    return minutesAfter(startOfJstDay(daysBefore(now, -inDays)), EVENING_MINUTES);
  return minutesBefore(now, (now.getTime() / MINUTE_MS) % QUARTER_MINUTES);
}

function supportThreads({ now, operators }: Cast, hero: JokerRow): MadeThread[] {
  const supporterId = operators.find(({ operator }) => operator.role === "admin")?.operator.id;
  const text = filled(at(supportGreetings, 0), { joker: hero });
  return [
    makeThread(now, {
      joker: hero,
      supporterId,
      origin: "operator",
      turns: [{ from: "ace", text, minutesAfter: 3 }],
      matchedAt: minutesBefore(now, 20 * DAY_MINUTES),
      readers: ["joker"],
    }),
  ];
}

function filled(
  text: string,
  { joker, ace, company }: { joker: JokerRow; ace?: AceRow; company?: string },
) {
  const family = (name: string | null | undefined) => name?.split(" ", 1)[0] ?? "";
  return fillTemplate(text, {
    joker: family(joker.name),
    ace: family(ace?.name),
    company: company ?? "",
  });
}
