import { demoCannedReplies } from "../content/canned-replies.ts";
import { demoOfferTemplates } from "../content/offer-templates.ts";
import { makeCannedReply } from "../factories/canned-reply.ts";
import { uploadOf } from "../factories/chat-file.ts";
import { at } from "../factories/draw.ts";
import { makeQuotas } from "../factories/offer.ts";
import { makeOfferTemplate } from "../factories/offer-template.ts";
import { makeConsents } from "../factories/user.ts";
import { demoEmails } from "./accounts.ts";
import { buildActivities } from "./activities.ts";
import { buildAvailableHours } from "./available-hours.ts";
import { buildCast } from "./cast.ts";
import { buildCompanyAdmin } from "./company-admin.ts";
import { buildCompassResults } from "./compass.ts";
import { buildAuditLogs, buildErrorLogs, buildInquiries, buildWaitingArticles } from "./desk.ts";
import { buildHiddenWords, buildJokers } from "./jokers.ts";
import { buildJudgements } from "./judgements.ts";
import { buildAnnounces, buildNotifications, buildSynonyms } from "./notices.ts";
import { createPairs } from "./pairs.ts";
import { buildReports, withRestrictions } from "./reports.ts";
import { buildReviews } from "./reviews.ts";
import { buildSearchDocuments } from "./search-documents.ts";
import { buildCandidates, buildNotes, buildSavedSearches, buildSignals } from "./signals.ts";
import { buildSnapshots } from "./snapshots.ts";
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
  const relations = buildThreads(cast, pairs, { hero, today: others[0]?.joker });
  const signals = buildSignals(cast, pairs, hero);
  const candidates = buildCandidates(cast, pairs);
  const offers = [...relations.offers, ...signals.offers];
  const likes = [...relations.likes, ...signals.likes];
  const judgements = buildJudgements(now, jokers, cast);
  const { threads } = relations;
  const aces = cast.aces.map(({ ace }) => ace);

  const people = [...cast.operators, ...cast.aces, ...made].map(({ user }) => user);
  const signedInAs: readonly string[] = Object.values(demoEmails);
  const keptOut = new Set(
    people.filter(({ email }) => signedInAs.includes(email)).map(({ id }) => id),
  );
  const desk = { ...buildReports(cast, threads, keptOut), ...buildReviews(now, threads, keptOut) };

  return {
    users: withRestrictions(people, desk.sanctions),
    ...desk,
    ...buildCompanyAdmin(cast),
    judgementSnapshots: buildSnapshots(made, judgements),
    consents: [
      ...made.flatMap(({ user }) => makeConsents(user, ["terms", "privacy"])),
      ...cast.aces.flatMap(({ user }) => makeConsents(user, ["corporateTerms"])),
    ],
    operators: cast.operators.map(({ operator }) => operator),
    companies: cast.companies,
    articles: [...cast.articles, ...buildWaitingArticles(cast)],
    aces,
    recruitments: cast.recruitments.map(({ recruitment }) => recruitment),
    recruitmentAces: cast.recruitments.flatMap((one) => one.aces),
    recruitmentRevisions: cast.recruitments.flatMap(({ revisions }) => revisions),
    jokers,
    careers: made.flatMap(({ careers }) => careers),
    hiddenWords,
    compassResults: buildCompassResults(now, hero),
    judgements,
    offers,
    offerQuotas: makeQuotas(cast.companies, offers),
    offerTemplates: demoOfferTemplates.map(({ aceIndex, ...template }) =>
      makeOfferTemplate(now, at(aces, aceIndex), template),
    ),
    cannedReplies: demoCannedReplies.map(({ aceIndex, ...reply }, position) =>
      makeCannedReply(now, at(aces, aceIndex), { ...reply, position }),
    ),
    likes,
    matchings: threads.map(({ matching }) => matching),
    chatMessages: threads.flatMap(({ messages }) => messages),
    uploads: threads.flatMap(({ messages }) => messages.flatMap((one) => uploadOf(one) ?? [])),
    schedules: threads.flatMap(({ interview }) => interview?.schedule ?? []),
    availableHours: buildAvailableHours(hero, aces),
    videoChats: threads.flatMap(({ interview }) => interview?.videoChat ?? []),
    ...candidates,
    candidateNotes: buildNotes(cast, candidates.keeps, jokers),
    savedSearches: buildSavedSearches(cast),
    searchDocuments: buildSearchDocuments(now, made, offers),
    notifications: buildNotifications(cast, { jokers, judgements, offers, likes, threads }),
    ...buildAnnounces(cast, hero),
    synonyms: buildSynonyms(cast),
    activities: buildActivities(jokers, aces),
    ...buildInquiries(cast),
    errorLogs: buildErrorLogs(now, jokers),
    auditLogs: buildAuditLogs(cast, offers, judgements),
  };
}
