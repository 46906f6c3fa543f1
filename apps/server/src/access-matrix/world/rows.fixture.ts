import { messageTypes } from "@tefuda/domain/chat/constants";
import type { Column } from "@tefuda/domain/policy/permissions";
import type { MadeThread } from "@tefuda/testing/factories/thread";
import type { UserRow } from "@tefuda/testing/factories/user";
import type { Codes } from "./codes.fixture.ts";
import type { Dealings } from "./dealings.fixture.ts";
import {
  cannedReplyIdOf,
  compassResultIdOf,
  hiddenEntriesOf,
  identityRequestIdOf,
  notificationIdOf,
  offerTemplateIdOf,
  pictureIdOf,
  uploadIdOf,
} from "./insert.fixture.ts";
import { type JokerKey, PASSWORD, type People } from "./people.fixture.ts";
import { videoChatIdOf } from "./rooms.fixture.ts";

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
  /** A picture of oneself that was sent and shows nowhere yet. */
  readonly pictureId: string;
  readonly codes: Codes;
  readonly matchingId: string;
  /** The interest question of that matching; its first message where there is none. */
  readonly questionId: string;
  /** The room of that matching's interview, with both members in it. */
  readonly videoChatId: string;
  readonly offerId: string;
  /** A body of offers that only whoever keeps it may read. */
  readonly offerTemplateId: string;
  readonly cannedReplyId: string;
  /** Advice on a seeker's introduction, and that introduction. */
  readonly compassResultId: string;
  /** Something that only one person was told. */
  readonly notificationId: string;
  readonly likeId: string;
  /** An ace whom nothing keeps a seeker from liking. */
  readonly likableId: string;
  /** A position that not everyone may read, as far as the column has one. */
  readonly recruitmentId: string;
  /** An article that everyone may read; a stranger's is a draft. */
  readonly articleId: string;
  /** A company that everyone may look at, and someone of it; a stranger's show themselves no more. */
  readonly shownCompanyId: string;
  readonly shownAceId: string;
  /** A published position. */
  readonly publishedId: string;
  /** A person as companies and operators look for one. */
  readonly candidateId: string;
  readonly keptId: string;
  readonly putAsideId: string;
  /** Whom the caller passed over in the first round of the deck. */
  readonly skippedId: string;
  readonly noteId: string;
  readonly savedSearchId: string;
  /** Whose whole profile is open: one's own, or that of a partner. */
  readonly knownJokerId: string;
  /** An entry of hidden companies. */
  readonly hiddenCompanyId: string;
  /** A company's wish to be known by another name; one that was decided already. */
  readonly identityRequestId: string;
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
  const { threads, offers, likes, positions, articles } = dealings;
  const joker = (key: JokerKey) => jokers[key].joker.id;

  const hiddenEntryOf = (key: JokerKey) =>
    hiddenEntriesOf(people).find(({ jokerId }) => jokerId === joker(key))?.id ?? "";

  const user = (row: UserRow) => ({
    userId: row.id,
    email: row.email,
    password: PASSWORD,
    sessionId: sessionOf(row),
    uploadId: uploadIdOf(row.id),
    pictureId: pictureIdOf(row.id),
    offerTemplateId: offerTemplateIdOf(row.id),
    cannedReplyId: cannedReplyIdOf(row.id),
    compassResultId: compassResultIdOf(row.id),
    notificationId: notificationIdOf(row.id),
  });
  const thread = ({ matching, messages }: MadeThread) => {
    const question = messages.find(({ type }) => type === messageTypes.InterestAction);
    return {
      matchingId: matching.id,
      questionId: (question ?? messages[0])?.id ?? "",
      videoChatId: videoChatIdOf(matching.id),
    };
  };

  const foreign: Rows = {
    ...user(jokers.stranger.user),
    password: "another-horse-9",
    codes: codes.foreign,
    ...thread(threads.foreign),
    offerId: offers.foreign.id,
    offerTemplateId: offerTemplateIdOf(aces.foreignMember.ace.id),
    cannedReplyId: cannedReplyIdOf(aces.foreignMember.ace.id),
    likeId: likes.foreign.id,
    likableId: aces.foreignMember.ace.id,
    articleId: articles.draft.id,
    recruitmentId: positions.foreign.draft.recruitment.id,
    shownCompanyId: people.companies.closed.id,
    shownAceId: aces.closedMember.ace.id,
    publishedId: positions.foreign.published.recruitment.id,
    candidateId: joker("hider"),
    keptId: joker("hider"),
    putAsideId: joker("candidate"),
    skippedId: joker("partner"),
    noteId: dealings.notes.foreign.id,
    savedSearchId: dealings.savedSearches.foreign.id,
    knownJokerId: joker("stranger"),
    hiddenCompanyId: hiddenEntryOf("hider"),
    identityRequestId: identityRequestIdOf("foreign"),
    judgedId: joker("candidate"),
  };
  const registered: Rows = {
    ...user(jokers.registered.user),
    codes: codes.own,
    ...thread(threads.ofMember),
    offerId: offers.toRegistered.id,
    likeId: likes.byRegistered.id,
    likableId: aces.otherMember.ace.id,
    articleId: articles.published.id,
    recruitmentId: positions.own.published.recruitment.id,
    shownCompanyId: people.companies.own.id,
    shownAceId: aces.member.ace.id,
    publishedId: positions.own.published.recruitment.id,
    candidateId: joker("candidate"),
    keptId: joker("keptByMember"),
    putAsideId: joker("putAside"),
    skippedId: joker("offeredByAdmin"),
    noteId: dealings.notes.byMember.id,
    savedSearchId: dealings.savedSearches.byMember.id,
    knownJokerId: joker("registered"),
    hiddenCompanyId: hiddenEntryOf("registered"),
    identityRequestId: identityRequestIdOf("own"),
    judgedId: joker("judging"),
  };
  const member: Rows = {
    ...registered,
    ...user(aces.member.user),
    offerId: offers.byMember.id,
    likeId: likes.toMember.id,
    recruitmentId: positions.own.draft.recruitment.id,
  };
  const admin: Rows = {
    ...member,
    ...user(aces.admin.user),
    ...thread(threads.ofAdmin),
    offerId: offers.byAdmin.id,
    likeId: likes.toAdmin.id,
    keptId: joker("keptByAdmin"),
    skippedId: joker("offeredByMember"),
    noteId: dealings.notes.byAdmin.id,
    savedSearchId: dealings.savedSearches.byAdmin.id,
    knownJokerId: joker("partner"),
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
    // The id of someone who is no seeker.
    knownJokerId: aces.member.user.id,
  };

  const own: Record<Column, Rows> = {
    visitor: registered,
    jokerNotRegistered: {
      ...registered,
      ...user(jokers.judging.user),
      ...thread(threads.support),
      offerId: offers.toJudging.id,
      knownJokerId: joker("judging"),
      hiddenCompanyId: hiddenEntryOf("judging"),
    },
    jokerRegistered: registered,
    aceMember: member,
    aceAdmin: admin,
    agentAce: {
      ...registered,
      ...user(aces.agent.user),
      ...thread(threads.ofAgent),
      likeId: likes.toAgent.id,
      candidateId: joker("registered"),
    },
    operatorSupport: operator(operators.support.user),
    operatorJudge: operator(operators.judge.user),
    operatorEditor: operator(operators.editor.user),
    operatorAdmin: operator(operators.admin.user),
  };
  const strangers: Partial<Record<Column, Rows>> = {
    jokerNotRegistered: { ...foreign, ...thread(threads.foreignSupport) },
    agentAce: { ...foreign, candidateId: joker("candidate") },
    operatorSupport: foreignToOperators,
    operatorJudge: foreignToOperators,
    operatorEditor: foreignToOperators,
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
