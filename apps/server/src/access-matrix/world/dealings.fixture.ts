import { demoArticles } from "@tefuda/testing/content/articles";
import type { MadeAce } from "@tefuda/testing/factories/ace";
import { makeArticle } from "@tefuda/testing/factories/article";
import {
  makeCandidateNote,
  makeHiddenJoker,
  makeKeep,
  makeSavedSearch,
  makeSkippedJoker,
} from "@tefuda/testing/factories/candidate";
import type { CompanyRow } from "@tefuda/testing/factories/company";
import type { MadeJoker } from "@tefuda/testing/factories/joker";
import { makeJudgement } from "@tefuda/testing/factories/judgement";
import { makeLike } from "@tefuda/testing/factories/like";
import { makeOffer } from "@tefuda/testing/factories/offer";
import { makeRecruitment } from "@tefuda/testing/factories/recruitment";
import { makeThread } from "@tefuda/testing/factories/thread";
import { daysBefore, minutesBefore } from "@tefuda/testing/factories/times";
import { matrixNow, type People } from "./people.fixture.ts";

/** What only the two sides of a thread or an offer may read. */
export const secretText = (of: string) =>
  `${of}の当事者だけが読める文章です。ほかの誰にも見せません。`;

/** The place in the content of an article that names no company. */
const NEWS_INDEX = demoArticles.findIndex(({ companyIndex }) => companyIndex === null);

/** Positions, articles, offers, threads, keeps and judgements between the people. */
export function makeDealings({ companies, aces, jokers, operators }: People) {
  const { own, foreign, agency } = companies;
  const before = daysBefore(matrixNow, 10);

  const positionOf = (company: CompanyRow, staff: readonly MadeAce[], index: number) => {
    const inCharge = { company, aces: staff.map(({ ace }) => ace), index };
    return {
      published: makeRecruitment(matrixNow, inCharge, { status: "published" }),
      draft: makeRecruitment(
        matrixNow,
        { ...inCharge, index: index + 1 },
        { status: "draft", title: secretText(`${company.name}の下書き`) },
      ),
    };
  };
  const positions = {
    own: positionOf(own, [aces.member, aces.admin], 0),
    foreign: positionOf(foreign, [aces.foreignMember, aces.foreignAdmin], 3),
  };

  const article = (status: "published" | "draft", index: number) =>
    makeArticle(
      matrixNow,
      { companies: Object.values(companies), aces: Object.values(aces), index },
      { status, ...(status === "draft" && { title: secretText("記事の下書き") }) },
    );
  const articles = { published: article("published", NEWS_INDEX), draft: article("draft", 1) };

  const offer = (name: string, { ace }: MadeAce, { joker }: MadeJoker, isFresh = false) => {
    const isOwn = ace.companyId === own.id;
    return makeOffer(
      matrixNow,
      {
        ace,
        company: isOwn ? own : foreign,
        joker,
        recruitment: (isOwn ? positions.own : positions.foreign).published.recruitment,
        createdAt: isFresh ? minutesBefore(matrixNow, 1) : daysBefore(matrixNow, 2),
      },
      { reason: secretText(`${name}の理由`), message: secretText(`${name}の本文`) },
    );
  };
  const offers = {
    byMember: offer("byMember", aces.member, jokers.offeredByMember, true),
    byAdmin: offer("byAdmin", aces.admin, jokers.offeredByAdmin, true),
    toRegistered: offer("toRegistered", aces.foreignMember, jokers.registered),
    toJudging: offer("toJudging", aces.foreignMember, jokers.judging),
    foreign: offer("foreign", aces.foreignAdmin, jokers.stranger),
  };

  const like = (name: string, { joker }: MadeJoker, { ace }: MadeAce, isOpen = true) =>
    makeLike(
      {
        ace,
        joker,
        createdAt: isOpen ? daysBefore(matrixNow, 2) : daysBefore(matrixNow, 40),
        status: isOpen ? "sent" : "declined",
      },
      { message: secretText(`${name}の興味あり`) },
    );
  const likes = {
    toMember: like("toMember", jokers.candidate, aces.member),
    toAdmin: like("toAdmin", jokers.keptByAdmin, aces.admin),
    toAgent: like("toAgent", jokers.candidate, aces.agent),
    byRegistered: like("byRegistered", jokers.registered, aces.otherMember, false),
    foreign: like("foreign", jokers.partner, aces.foreignAdmin),
  };

  const thread = (
    name: string,
    { joker }: MadeJoker,
    partner?: { ace: MadeAce; company: CompanyRow },
  ) => {
    const companyId = partner?.company.id;
    const made = makeThread(matrixNow, {
      joker,
      partner: partner && { ace: partner.ace.ace, company: partner.company },
      recruitment: Object.values(positions).find(
        ({ published }) => published.recruitment.companyId === companyId,
      )?.published.recruitment,
      supporterId: operators.support.operator.id,
      origin: partner ? "like" : "operator",
      matchedAt: before,
      turns: [
        { from: "joker", text: secretText(name), minutesAfter: 30 },
        { from: "ace", text: secretText(`${name}の返事`), minutesAfter: 30 },
      ],
    });
    // Each side has something left to read.
    return { ...made, matching: { ...made.matching, aceLastReadSeq: 0, aceUnreadCount: 1 } };
  };
  const threads = {
    ofMember: thread("ofMember", jokers.registered, { ace: aces.member, company: own }),
    ofAdmin: thread("ofAdmin", jokers.partner, { ace: aces.admin, company: own }),
    ofAgent: thread("ofAgent", jokers.registered, { ace: aces.agent, company: agency }),
    foreign: thread("foreign", jokers.stranger, { ace: aces.foreignMember, company: foreign }),
    support: thread("support", jokers.judging),
    foreignSupport: thread("foreignSupport", jokers.stranger),
  };

  const choice = ({ ace }: MadeAce, { joker }: MadeJoker) => ({ ace, joker, createdAt: before });
  const note = (name: string, ...between: Parameters<typeof choice>) =>
    makeCandidateNote(choice(...between), secretText(`${name}のメモ`));
  const notes = {
    byMember: note("byMember", aces.member, jokers.candidate),
    byAdmin: note("byAdmin", aces.admin, jokers.keptByAdmin),
    foreign: note("foreign", aces.foreignMember, jokers.stranger),
  };
  const savedSearch = (name: string, { ace }: MadeAce) =>
    makeSavedSearch(
      ace,
      { name: secretText(`${name}の条件`), conditions: { facets: {}, sort: "recommended" } },
      { createdAt: before, seenAt: before },
    );
  const savedSearches = {
    byMember: savedSearch("byMember", aces.member),
    byAdmin: savedSearch("byAdmin", aces.admin),
    foreign: savedSearch("foreign", aces.foreignMember),
  };
  return {
    positions,
    articles,
    offers,
    likes,
    threads,
    keeps: [
      makeKeep(matrixNow, choice(aces.member, jokers.keptByMember)),
      makeKeep(matrixNow, choice(aces.admin, jokers.keptByAdmin)),
      makeKeep(matrixNow, choice(aces.foreignMember, jokers.hider)),
    ],
    hidden: [
      makeHiddenJoker(choice(aces.admin, jokers.putAside)),
      makeHiddenJoker(choice(aces.foreignMember, jokers.candidate)),
    ],
    skipped: [
      makeSkippedJoker(choice(aces.member, jokers.offeredByAdmin)),
      makeSkippedJoker(choice(aces.admin, jokers.offeredByMember)),
      makeSkippedJoker(choice(aces.foreignMember, jokers.partner)),
    ],
    notes,
    savedSearches,
    judgement: makeJudgement(
      { joker: jokers.judging.joker, status: "requested", requestedAt: daysBefore(matrixNow, 1) },
      { comment: secretText("審査") },
    ),
  };
}

export type Dealings = ReturnType<typeof makeDealings>;
