import { makeQuotas } from "../factories/offer.ts";
import { makeConsents } from "../factories/user.ts";
import { buildActivities } from "./activities.ts";
import { buildCast } from "./cast.ts";
import { buildHiddenWords, buildJokers } from "./jokers.ts";
import { buildJudgements } from "./judgements.ts";
import { buildAnnounces, buildNotifications } from "./notices.ts";
import { createPairs } from "./pairs.ts";
import { buildSearchDocuments } from "./search-documents.ts";
import { buildCandidates, buildSignals } from "./signals.ts";
import { buildThreads } from "./threads.ts";

export type DemoRows = ReturnType<typeof buildDemo>;

/** Places in the content of the aces whom the demo account marked. */
const FAVORITE_ACES = [13, 22, 34];

/** All rows of the demo data, by their tables: the same ones for the same `now`. */
export function buildDemo(now: Date) {
  const cast = buildCast(now);
  const [first, ...others] = buildJokers(now);
  if (!first) throw new RangeError("the demo data needs a seeker");
  const favoriteUserIds = FAVORITE_ACES.flatMap((index) => cast.aces[index]?.ace.id ?? []);
  const hero = { ...first.joker, favoriteUserIds };
  const made = [{ ...first, joker: hero }, ...others];
  const jokers = made.map(({ joker }) => joker);
  const hiddenWords = buildHiddenWords(now, jokers, cast);

  const pairs = createPairs(now, jokers, hiddenWords, [hero]);
  const relations = buildThreads(cast, pairs, hero);
  const signals = buildSignals(cast, pairs, hero);
  const candidates = buildCandidates(cast, pairs);
  const offers = [...relations.offers, ...signals.offers];
  const likes = [...relations.likes, ...signals.likes];
  const judgements = buildJudgements(now, jokers, cast);
  const { threads } = relations;
  const aces = cast.aces.map(({ ace }) => ace);

  return {
    users: [...cast.operators, ...cast.aces, ...made].map(({ user }) => user),
    consents: [
      ...made.flatMap(({ user }) => makeConsents(user, ["terms", "privacy"])),
      ...cast.aces.flatMap(({ user }) => makeConsents(user, ["corporateTerms"])),
    ],
    operators: cast.operators.map(({ operator }) => operator),
    companies: cast.companies,
    articles: cast.articles,
    aces,
    recruitments: cast.recruitments.map(({ recruitment }) => recruitment),
    recruitmentAces: cast.recruitments.flatMap((one) => one.aces),
    recruitmentRevisions: cast.recruitments.flatMap(({ revisions }) => revisions),
    jokers,
    careers: made.flatMap(({ careers }) => careers),
    hiddenWords,
    judgements,
    offers,
    offerQuotas: makeQuotas(cast.companies, offers),
    likes,
    matchings: threads.map(({ matching }) => matching),
    chatMessages: threads.flatMap(({ messages }) => messages),
    schedules: threads.flatMap(({ interview }) => interview?.schedule ?? []),
    videoChats: threads.flatMap(({ interview }) => interview?.videoChat ?? []),
    ...candidates,
    searchDocuments: buildSearchDocuments(now, made, offers),
    notifications: buildNotifications(cast, { jokers, judgements, offers, likes, threads }),
    ...buildAnnounces(cast, hero),
    activities: buildActivities(jokers, aces),
  };
}
