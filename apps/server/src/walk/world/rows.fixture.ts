import { messageTypes } from "@tefuda/domain/chat/constants";
import type { Column } from "@tefuda/domain/policy/permissions";
import type { MadeThread } from "@tefuda/testing/factories/thread";
import type { UserRow } from "@tefuda/testing/factories/user";
import type { Codes } from "./codes.fixture.ts";
import type { Dealings } from "./dealings.fixture.ts";
import { uploadIdOf } from "./insert.fixture.ts";
import { type JokerKey, PASSWORD, type People } from "./people.fixture.ts";

/** Whose rows a call names: the caller's, those of someone in the same company, a stranger's. */
export const whoses = ["own", "colleague", "foreign"] as const;
export type Whose = (typeof whoses)[number];

/** One row of each kind, for a call to name. */
export interface Rows {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly sessionId: string;
  readonly uploadId: string;
  readonly codes: Codes;
  readonly matchingId: string;
  /** The interest question of that matching; its first message where there is none. */
  readonly questionId: string;
  readonly offerId: string;
  /** A position that not everyone may read, as far as the column has one. */
  readonly recruitmentId: string;
  /** A published position. */
  readonly publishedId: string;
  /** A person as companies and operators look for one. */
  readonly candidateId: string;
  readonly keptId: string;
  readonly putAsideId: string;
  /** Whose judgement it is. */
  readonly judgedId: string;
}

interface Made {
  readonly people: People;
  readonly dealings: Dealings;
  readonly codes: { readonly own: Codes; readonly foreign: Codes };
  sessionOf(user: UserRow): string;
}

/** The rows of each column; a visitor names those of a registered seeker. */
export function makeRows({ people, dealings, codes, sessionOf }: Made) {
  const { aces, jokers, operators } = people;
  const { threads, offers, positions } = dealings;
  const joker = (key: JokerKey) => jokers[key].joker.id;

  const user = (row: UserRow) => ({
    userId: row.id,
    email: row.email,
    password: PASSWORD,
    sessionId: sessionOf(row),
    uploadId: uploadIdOf(row.id),
  });
  const thread = ({ matching, messages }: MadeThread) => {
    const question = messages.find(({ type }) => type === messageTypes.InterestAction);
    return { matchingId: matching.id, questionId: (question ?? messages[0])?.id ?? "" };
  };

  const foreign: Rows = {
    ...user(jokers.stranger.user),
    password: "another-horse-9",
    codes: codes.foreign,
    ...thread(threads.foreign),
    offerId: offers.foreign.id,
    recruitmentId: positions.foreign.draft.recruitment.id,
    publishedId: positions.foreign.published.recruitment.id,
    candidateId: joker("hider"),
    keptId: joker("hider"),
    putAsideId: joker("candidate"),
    judgedId: joker("candidate"),
  };
  const registered: Rows = {
    ...user(jokers.registered.user),
    codes: codes.own,
    ...thread(threads.ofMember),
    offerId: offers.toRegistered.id,
    recruitmentId: positions.own.published.recruitment.id,
    publishedId: positions.own.published.recruitment.id,
    candidateId: joker("candidate"),
    keptId: joker("keptByMember"),
    putAsideId: joker("putAside"),
    judgedId: joker("judging"),
  };
  const member: Rows = {
    ...registered,
    ...user(aces.member.user),
    offerId: offers.byMember.id,
    recruitmentId: positions.own.draft.recruitment.id,
  };
  const admin: Rows = {
    ...member,
    ...user(aces.admin.user),
    ...thread(threads.ofAdmin),
    offerId: offers.byAdmin.id,
    keptId: joker("keptByAdmin"),
  };
  const operator = (row: UserRow): Rows => ({
    ...registered,
    ...user(row),
    ...thread(threads.support),
    recruitmentId: positions.own.draft.recruitment.id,
  });
  /** A thread of two members is a stranger's to the support team, a seeker in judging no candidate. */
  const foreignToOperators = {
    ...foreign,
    ...thread(threads.ofMember),
    candidateId: joker("judging"),
  };

  const own: Record<Column, Rows> = {
    visitor: registered,
    jokerNotRegistered: {
      ...registered,
      ...user(jokers.judging.user),
      ...thread(threads.support),
      offerId: offers.toJudging.id,
    },
    jokerRegistered: registered,
    aceMember: member,
    aceAdmin: admin,
    agentAce: {
      ...registered,
      ...user(aces.agent.user),
      ...thread(threads.ofAgent),
      candidateId: joker("registered"),
    },
    operatorSupport: operator(operators.support.user),
    operatorJudge: operator(operators.judge.user),
    operatorAdmin: operator(operators.admin.user),
  };
  const strangers: Partial<Record<Column, Rows>> = {
    jokerNotRegistered: { ...foreign, ...thread(threads.foreignSupport) },
    agentAce: { ...foreign, candidateId: joker("candidate") },
    operatorSupport: foreignToOperators,
    operatorJudge: foreignToOperators,
    operatorAdmin: foreignToOperators,
  };
  // A candidate whom one member keeps is the colleague's of the other.
  const colleagues: Partial<Record<Column, Rows>> = {
    aceMember: { ...admin, candidateId: admin.keptId },
    aceAdmin: { ...member, candidateId: member.keptId },
  };

  return (column: Column, whose: Whose): Rows | undefined => {
    if (whose === "own") return own[column];
    return whose === "foreign" ? (strangers[column] ?? foreign) : colleagues[column];
  };
}
