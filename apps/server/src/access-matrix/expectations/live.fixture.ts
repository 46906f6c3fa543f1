import type { Column } from "@tefuda/domain/policy/permissions";
import { seatIdOf } from "../world/rooms.fixture.ts";
import type { Rows } from "../world/rows.fixture.ts";

/** Whether a column finds something in a list of its own when it begins to follow it. */
export type Listing = "listed" | "empty";
export type Listings = Readonly<Record<Exclude<Column, "visitor">, Listing>>;

export interface TopicCase {
  /** The row that the topic is about; a topic without one is about the caller. */
  readonly key?: (rows: Rows) => string;
  readonly own: Listings;
  /** Columns that also follow what is a colleague's. */
  readonly colleagues?: readonly Column[];
  /** A topic about people whom the reader may look at anyway: its events may name anybody. */
  readonly namesAnybody?: boolean;
}

const nobody: Listings = {
  jokerNotRegistered: "empty",
  jokerRegistered: "empty",
  aceMember: "empty",
  aceAdmin: "empty",
  agentAce: "empty",
  operatorSupport: "empty",
  operatorJudge: "empty",
  operatorEditor: "empty",
  operatorAdmin: "empty",
};
const jokers = { jokerNotRegistered: "listed", jokerRegistered: "listed" } as const;
const staff = { aceMember: "listed", aceAdmin: "listed" } as const;
const operators = {
  operatorSupport: "listed",
  operatorJudge: "listed",
  operatorEditor: "listed",
  operatorAdmin: "listed",
} as const;
const everyone: Listings = { ...jokers, ...staff, agentAce: "listed", ...operators };
/** Those in threads; of the operators the support team alone. */
const inThreads: Listings = { ...everyone, operatorJudge: "empty", operatorEditor: "empty" };

/** Those who are told things in the product; the support team has its desk. */
const told: Listings = { ...nobody, ...jokers, ...staff, agentAce: "listed" };

const matchingId = (rows: Rows) => rows.matchingId;
/** Those who may hold an interview. */
const interviewed: Listings = {
  ...nobody,
  jokerRegistered: "listed",
  ...staff,
  agentAce: "listed",
};

/** What the live stream's topics show to whom; with a stranger's key, every one is empty. */
export const topicCases: Readonly<Record<string, TopicCase>> = {
  matchings: { own: inThreads },
  matching: { key: matchingId, own: inThreads },
  unread: { own: everyone },
  chat: { key: matchingId, own: inThreads },
  "company-matching": {
    key: matchingId,
    own: { ...nobody, aceAdmin: "listed" },
    colleagues: ["aceAdmin"],
  },
  "company-chat": {
    key: matchingId,
    own: { ...nobody, aceAdmin: "listed" },
    colleagues: ["aceAdmin"],
  },
  typing: { key: matchingId, own: nobody },
  judgement: { own: { ...nobody, ...jokers } },
  "judgement-queue": { own: nobody },
  "judgement-case": {
    key: ({ judgedId }) => judgedId,
    own: { ...nobody, operatorJudge: "listed", operatorAdmin: "listed" },
  },
  candidates: { own: nobody, namesAnybody: true },
  deck: { own: nobody, namesAnybody: true },
  recruitments: { own: nobody },
  recruitment: {
    key: ({ recruitmentId }) => recruitmentId,
    own: { ...nobody, ...staff },
    colleagues: ["aceMember", "aceAdmin"],
  },
  // One for company staff; an operator reads what everyone reads.
  announces: { own: { ...nobody, ...staff, agentAce: "listed", ...operators } },
  notifications: { own: told },
  "notices-unread": { own: told },
  // Its events name lists, whatever the signal named.
  desk: { own: nobody, namesAnybody: true },
  restriction: { own: nobody },
  "report-queue": { own: nobody },
  // There is no report here, and nobody hears of one that is none.
  "report-case": { key: () => "0190b0a0-0000-7000-8000-0000000000b1", own: nobody },
  likes: { own: { ...nobody, jokerRegistered: "listed", ...staff, agentAce: "listed" } },
  "likes-waiting": { own: { ...nobody, ...staff, agentAce: "listed" } },
  offers: { own: { ...nobody, ...jokers, ...staff } },
  offer: {
    key: ({ offerId }) => offerId,
    own: { ...nobody, ...jokers, ...staff },
    colleagues: ["aceAdmin"],
  },
  schedule: { key: matchingId, own: interviewed },
  // It has no list: it only says that something changed.
  "calendar-link": { own: nobody },
  video: { key: (rows) => rows.videoChatId, own: interviewed },
  "video-signals": { key: seatIdOf, own: interviewed },
  "offers-waiting": { own: { ...nobody, ...jokers } },
};
