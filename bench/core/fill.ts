import type { Database, Tx } from "@tefuda/db/client";
import { consents, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { recruitmentAces, recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { makeAce } from "@tefuda/testing/factories/ace";
import { makeCompany } from "@tefuda/testing/factories/company";
import { at } from "@tefuda/testing/factories/draw";
import { stableId } from "@tefuda/testing/factories/ids";
import { makeJoker } from "@tefuda/testing/factories/joker";
import { makeOffer } from "@tefuda/testing/factories/offer";
import { makeRecruitment } from "@tefuda/testing/factories/recruitment";
import { daysBefore } from "@tefuda/testing/factories/times";
import { makeConsents } from "@tefuda/testing/factories/user";
import { insertPopulation } from "@tefuda/testing/population/insert";
import { COMPANIES, OFFERS, offerPair, SEEKERS, THREADS, threadPair } from "./town.ts";

/** Rows of one statement, for tables of so many columns. */
const CHUNK = 200;
const FIRST_WORDS = "はじめまして。";

/** Ids of what was written, by the numbers of the town. */
export interface Filled {
  readonly aces: readonly string[];
  readonly seekers: readonly string[];
  readonly threads: readonly string[];
  readonly offers: readonly string[];
}

/** Fills an empty database: candidates to be searched, and companies and seekers who know each other. */
export async function fill(db: Database["db"], candidates: number, now: Date): Promise<Filled> {
  await insertPopulation(db, candidates, now);
  return db.transaction(async (tx) => {
    const staff = await insertStaff(tx, now);
    const seekers = await insertSeekers(tx, now);
    return {
      aces: staff.map(({ ace }) => ace.id),
      seekers: seekers.map(({ id }) => id),
      threads: await insertThreads(tx, now, staff, seekers),
      offers: await insertOffers(tx, now, staff, seekers),
    };
  });
}

type Staff = Awaited<ReturnType<typeof insertStaff>>;
type Seekers = Awaited<ReturnType<typeof insertSeekers>>;

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => PromiseLike<unknown>) {
  for (let start = 0; start < rows.length; start += CHUNK)
    await write(rows.slice(start, start + CHUNK));
}

/** The companies, each with a member and an open position. */
async function insertStaff(tx: Tx, now: Date) {
  const made = numbers(COMPANIES).map((number) => {
    const site = `c${number}.bench.example`;
    const company = makeCompany(now, number, {
      id: stableId("bench company", number),
      name: `株式会社計測${number}`,
      siteUrl: `https://${site}/`,
      siteHost: site,
    });
    const { user, ace } = makeAce(
      now,
      { company, index: number },
      {
        id: stableId("bench ace", number),
        email: `ace@${site}`,
        authority: "admin",
        isAgent: false,
      },
    );
    const recruitment = makeRecruitment(
      now,
      { company, aces: [ace] },
      { id: stableId("bench recruitment", number), status: "published", closesAt: null },
    );
    return { company, user, ace, ...recruitment };
  });
  const revisions = made.flatMap((one) => one.revisions);
  await inChunks(made, (some) => tx.insert(companies).values(some.map((one) => one.company)));
  await inChunks(made, (some) => tx.insert(users).values(some.map((one) => one.user)));
  await inChunks(made, (some) => tx.insert(aces).values(some.map((one) => one.ace)));
  await tx.insert(consents).values(made.flatMap(({ user }) => makeConsents(user, staffConsents)));
  await inChunks(made, (some) =>
    tx.insert(recruitments).values(some.map((one) => one.recruitment)),
  );
  await tx.insert(recruitmentAces).values(made.flatMap((one) => one.aces));
  await inChunks(revisions, (some) => tx.insert(recruitmentRevisions).values(some));
  return made;
}

const staffConsents = ["corporateTerms", "privacy"] as const;

/** Seekers of the rank that no company is shown: what they do changes no search. */
async function insertSeekers(tx: Tx, now: Date) {
  const made = numbers(SEEKERS).map((number) =>
    makeJoker(
      now,
      { key: `bench ${number}`, rank: "Z" },
      { email: `seeker${number}@bench.example` },
    ),
  );
  await inChunks(made, (some) => tx.insert(users).values(some.map(({ user }) => user)));
  await inChunks(made, (some) => tx.insert(jokers).values(some.map(({ joker }) => joker)));
  const agreed = made.flatMap(({ user }) => makeConsents(user, ["terms", "privacy"]));
  await inChunks(agreed, (some) => tx.insert(consents).values(some));
  return made.map(({ joker }) => joker);
}

/** Threads with a single message, a second apart and all of today: nobody's turn has run out. */
async function insertThreads(tx: Tx, now: Date, staff: Staff, seekers: Seekers) {
  const rows = numbers(THREADS).map((number) => {
    const { seeker, company } = threadPair(number);
    const { ace, recruitment } = at(staff, company);
    const sentAt = new Date(now.getTime() - (THREADS - number) * 1000);
    return {
      id: stableId("bench thread", number),
      aceId: ace.id,
      aceCompanyId: ace.companyId,
      jokerId: at(seekers, seeker).id,
      recruitmentId: recruitment.id,
      recruitmentRevision: recruitment.revision,
      purpose: "casual" as const,
      matchedAt: sentAt,
      lastMessage: FIRST_WORDS,
      lastSenderId: ace.id,
      lastMessagedAt: sentAt,
      lastSeq: 1,
      aceLastReadSeq: 1,
      jokerLastReadSeq: 1,
      createdAt: sentAt,
      updatedAt: sentAt,
    };
  });
  await inChunks(rows, (some) => tx.insert(matchings).values(some));
  const messages = rows.map(({ id, aceId, matchedAt }, number) => ({
    id: stableId("bench message", number),
    matchingId: id,
    seq: 1,
    type: 0 as const,
    text: FIRST_WORDS,
    userId: aceId,
    userName: at(staff, threadPair(number).company).ace.name,
    sentAt: matchedAt,
  }));
  await inChunks(messages, (some) => tx.insert(chatMessages).values(some));
  return rows.map(({ id }) => id);
}

/** Offers of yesterday that wait for an answer. */
async function insertOffers(tx: Tx, now: Date, staff: Staff, seekers: Seekers) {
  const rows = numbers(OFFERS).map((number) => {
    const { seeker, company } = offerPair(number);
    return makeOffer(now, {
      ...at(staff, company),
      joker: at(seekers, seeker),
      createdAt: daysBefore(now, 1),
    });
  });
  await inChunks(rows, (some) => tx.insert(offers).values(some));
  return rows.map(({ id }) => id);
}
