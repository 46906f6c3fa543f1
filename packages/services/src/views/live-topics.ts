import { announcesTopic } from "../announce/topics.ts";
import { calendarLinkTopic } from "../calendar/topics.ts";
import { candidatesTopic } from "../candidate/topics.ts";
import { chatTopic, companyChatTopic, typingTopic } from "../chat/topics.ts";
import { deskTopic } from "../desk/topics.ts";
import { judgementCaseTopic, judgementQueueTopic, judgementTopic } from "../judgement/topics.ts";
import { likesTopic, likesWaitingTopic } from "../like/topics.ts";
import type { LiveTopic } from "../live/topic.ts";
import {
  companyMatchingTopic,
  matchingsTopic,
  matchingTopic,
  unreadTopic,
} from "../matching/topics.ts";
import { noticesUnreadTopic, notificationsTopic } from "../notification/topics.ts";
import { offersTopic, offersWaitingTopic, offerTopic } from "../offer/topics.ts";
import { recruitmentsTopic, recruitmentTopic } from "../recruitment/topics.ts";
import { reportCaseTopic, reportQueueTopic } from "../report/topics.ts";
import { restrictionTopic } from "../sanction/topics.ts";
import { scheduleTopic } from "../schedule/topics.ts";
import { deckTopic } from "../swipe/topics.ts";
import { videoSignalsTopic, videoTopic } from "../video/topics.ts";

/** Every list that a client may follow, by the name before the colon (spec 7 · Live subscriptions). */
export const topics = {
  matchings: matchingsTopic,
  matching: matchingTopic,
  unread: unreadTopic,
  chat: chatTopic,
  "company-matching": companyMatchingTopic,
  "company-chat": companyChatTopic,
  typing: typingTopic,
  judgement: judgementTopic,
  "judgement-queue": judgementQueueTopic,
  "judgement-case": judgementCaseTopic,
  offers: offersTopic,
  offer: offerTopic,
  likes: likesTopic,
  "likes-waiting": likesWaitingTopic,
  "offers-waiting": offersWaitingTopic,
  candidates: candidatesTopic,
  recruitments: recruitmentsTopic,
  recruitment: recruitmentTopic,
  announces: announcesTopic,
  notifications: notificationsTopic,
  "notices-unread": noticesUnreadTopic,
  desk: deskTopic,
  restriction: restrictionTopic,
  "report-queue": reportQueueTopic,
  "report-case": reportCaseTopic,
  deck: deckTopic,
  schedule: scheduleTopic,
  "calendar-link": calendarLinkTopic,
  video: videoTopic,
  "video-signals": videoSignalsTopic,
} satisfies Readonly<Record<string, LiveTopic<unknown>>>;

type Topics = typeof topics;

/** What the documents of each topic are; a client gets them as they are, dates as dates. */
export type LiveDocs = {
  readonly [Name in keyof Topics]: Topics[Name] extends LiveTopic<infer Doc> ? Doc : never;
};
