import type { announceMarks, announces } from "@tefuda/db/schema/notification";
import type { synonymGroups } from "@tefuda/db/schema/synonym";
import { maskedJokerName } from "@tefuda/domain/joker/display-name";
import type { NotificationType } from "@tefuda/domain/notification/types";
import { fold } from "@tefuda/domain/text/fold";
import {
  demoAnnouncements,
  plannedAnnouncement,
  withdrawnAnnouncement,
} from "../content/announces.ts";
import { demoSynonyms } from "../content/synonyms.ts";
import { stableId } from "../factories/ids.ts";
import type { JokerRow } from "../factories/joker.ts";
import type { JudgementRow } from "../factories/judgement.ts";
import {
  makeNotification,
  type NotificationInput,
  type NotificationRow,
} from "../factories/notification.ts";
import { daysBefore } from "../factories/times.ts";
import type { Cast } from "./cast.ts";
import type { Relations } from "./threads.ts";

export type AnnounceRow = typeof announces.$inferSelect;
export type SynonymRow = typeof synonymGroups.$inferSelect;
export type AnnounceMarkRow = typeof announceMarks.$inferSelect;

/** Notifications older than this have been read. */
const READ_AFTER_DAYS = 3;
/** Announcements that the demo account has not read yet. */
const UNREAD_ANNOUNCES = 2;

export interface Noticed extends Relations {
  readonly jokers: readonly JokerRow[];
  readonly judgements: readonly JudgementRow[];
}

/** What everyone was told of offers, likes, matchings, messages and judgements. */
export function buildNotifications(
  cast: Cast,
  { jokers, judgements, offers, likes, threads }: Noticed,
): NotificationRow[] {
  const { now } = cast;
  const aces = new Map(cast.aces.map(({ ace }) => [ace.id, ace]));
  const companies = new Map(cast.companies.map((company) => [company.id, company]));
  const people = new Map(jokers.map((joker) => [joker.id, joker]));
  const aceName = (id: string | null) => (id ? aces.get(id)?.name : undefined) ?? "";
  const jokerName = (id: string) => people.get(id)?.name ?? "";
  const companyName = (id: string | null) => (id ? companies.get(id)?.name : undefined) ?? "";
  const tell = <T extends NotificationType>(
    input: NotificationInput<T>,
    isRead = isOld(input.createdAt),
  ) => makeNotification(input, { isRead });
  const isOld = (createdAt: Date) => createdAt < daysBefore(now, READ_AFTER_DAYS);

  const ofOffers = offers
    .filter(({ status }) => status !== "withdrawn")
    .map((offer) =>
      tell(
        {
          userId: offer.jokerId,
          type: "offerReceived",
          params: { companyName: offer.companyName, aceName: aceName(offer.aceId) },
          about: offer.id,
          aboutUserId: offer.aceId,
          createdAt: offer.createdAt,
        },
        offer.status !== "sent",
      ),
    );
  const ofLikes = likes.map((like) =>
    tell({
      userId: like.aceId,
      type: "likeReceived",
      // Before a match the company does not learn the name.
      params: { jokerName: maskedJokerName(people.get(like.jokerId)?.publicId ?? "") },
      about: like.id,
      aboutUserId: like.jokerId,
      createdAt: like.createdAt,
    }),
  );
  const ofMatchings = threads.flatMap(({ matching }) => {
    const { id, aceId, aceCompanyId, jokerId, likeId, matchedAt: createdAt } = matching;
    if (!aceId) return [];
    const about = { about: id, createdAt };
    return likeId
      ? tell({
          userId: jokerId,
          type: "likeAccepted",
          params: { companyName: companyName(aceCompanyId), aceName: aceName(aceId), id },
          aboutUserId: aceId,
          ...about,
        })
      : tell({
          userId: aceId,
          type: "matchingEstablished",
          params: { jokerName: jokerName(jokerId), id },
          aboutUserId: jokerId,
          ...about,
        });
  });
  const ofMessages = threads.flatMap(({ matching }) => {
    const { id, aceId, jokerId, lastMessagedAt: createdAt } = matching;
    const message = (userId: string, aboutUserId: string, name: string) =>
      tell(
        {
          userId,
          type: "messageReceived",
          params: { name, id },
          about: id,
          aboutUserId,
          createdAt,
        },
        false,
      );
    if (!aceId) return [];
    return [
      ...(matching.jokerUnreadCount > 0 ? [message(jokerId, aceId, aceName(aceId))] : []),
      ...(matching.aceUnreadCount > 0 ? [message(aceId, jokerId, jokerName(jokerId))] : []),
    ];
  });
  return [
    ...ofOffers,
    ...ofLikes,
    ...ofMatchings,
    ...ofMessages,
    ...judgements.flatMap(ofJudgement),
  ];
}

const verdictTypes = {
  passed: "judgementPassed",
  remanded: "judgementRemanded",
  rejected: "judgementRejected",
} as const;

/** The read mark of a pass says that its screen was shown, so it is set for all. */
function ofJudgement({
  id,
  jokerId,
  status,
  reviewedAt,
  history,
}: JudgementRow): NotificationRow[] {
  if (status === "requested" || status === "reviewing" || !reviewedAt) return [];
  const about = `${id}:${history.length}`;
  return [
    makeNotification(
      { userId: jokerId, type: verdictTypes[status], params: {}, about, createdAt: reviewedAt },
      { isRead: status === "passed" },
    ),
  ];
}

/** The announcements, and which of them the demo account has read. */
export function buildAnnounces({ now, operators }: Cast, hero: JokerRow) {
  const publishedBy = operators[0]?.operator.id ?? null;
  const rows = demoAnnouncements.map(
    ({ content, daysAgo }, index): AnnounceRow => ({
      id: stableId("announce", index),
      content,
      target: "all",
      publishedBy,
      publishAt: daysBefore(now, daysAgo),
      toldAt: daysBefore(now, daysAgo),
      withdrawnAt: null,
      withdrawnBy: null,
      lockVersion: 0,
      createdAt: daysBefore(now, daysAgo),
    }),
  );
  const mark: AnnounceMarkRow = {
    id: hero.id,
    announceIds: rows.slice(UNREAD_ANNOUNCES).map(({ id }) => id),
    createdAt: daysBefore(now, READ_AFTER_DAYS),
  };
  return { announces: [...rows, ...buildHeldAnnounces(now, publishedBy)], announceMarks: [mark] };
}

/** What operators added to the words that mean the same. */
export const buildSynonyms = ({ now, operators }: Cast): SynonymRow[] =>
  demoSynonyms.map(({ words, daysAgo }, index) => ({
    id: stableId("synonyms", index),
    words,
    key: words.map(fold).toSorted().join("\n"),
    addedBy: operators[0]?.operator.id ?? null,
    createdAt: daysBefore(now, daysAgo),
  }));

/** One that is planned for company staff, and one that was taken back. */
function buildHeldAnnounces(now: Date, publishedBy: string | null): AnnounceRow[] {
  const written = { publishedBy, lockVersion: 0, withdrawnBy: null };
  const createdAt = daysBefore(now, 1);
  return [
    {
      ...written,
      id: stableId("announce", "planned"),
      content: plannedAnnouncement,
      target: "ace",
      publishAt: daysBefore(now, -3),
      toldAt: null,
      withdrawnAt: null,
      createdAt,
    },
    {
      ...written,
      id: stableId("announce", "withdrawn"),
      content: withdrawnAnnouncement,
      target: "joker",
      publishAt: daysBefore(now, 12),
      toldAt: daysBefore(now, 12),
      withdrawnAt: daysBefore(now, 11),
      withdrawnBy: publishedBy,
      createdAt: daysBefore(now, 12),
    },
  ];
}
