import type { Db } from "@tefuda/db/client";
import { accounts, operators, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import {
  candidateNotes,
  hiddenJokers,
  keeps,
  savedSearches,
  skippedJokers,
} from "@tefuda/db/schema/candidate";
import { cannedReplies } from "@tefuda/db/schema/canned-reply";
import { chatMessages } from "@tefuda/db/schema/chat";
import { companies } from "@tefuda/db/schema/company";
import { compassResults } from "@tefuda/db/schema/compass";
import { companyIdentityRequests } from "@tefuda/db/schema/hidden-company";
import { careers, hiddenCompanyDomains, jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { notifications } from "@tefuda/db/schema/notification";
import { offers, offerTemplates } from "@tefuda/db/schema/offer";
import { recruitmentAces, recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { uploads } from "@tefuda/db/schema/upload";
import { adviseByRules } from "@tefuda/domain/compass/advise";
import { upsertSearchDocument } from "@tefuda/services/candidate/index-document";
import { hashInput } from "@tefuda/services/compass/create-answer";
import { stableId } from "@tefuda/testing/factories/ids";
import { makeCredentials } from "@tefuda/testing/factories/user";
import { type Dealings, secretText } from "./dealings.fixture.ts";
import {
  hiddenWords,
  type JokerKey,
  matrixNow,
  ownHiddenWord,
  type People,
} from "./people.fixture.ts";
import { insertRooms } from "./rooms.fixture.ts";

/** A file that a person has sent to the server and not yet into a thread. */
export const uploadIdOf = (userId: string) => stableId("upload", userId);
/** A picture of the person's own, as yet unused. */
export const pictureIdOf = (userId: string) => stableId("picture", userId);

/** A body of offers that a member of a company keeps for oneself. */
export const offerTemplateIdOf = (userId: string) => stableId("offerTemplate", userId);

/** A text that a member of a company keeps to answer with. */
export const cannedReplyIdOf = (userId: string) => stableId("cannedReply", userId);

/** Advice that a seeker was given. */
export const compassResultIdOf = (userId: string) => stableId("compass", userId);
/** The introduction that it is about, which nobody but that seeker may read. */
export const compassInputOf = (userId: string) =>
  `${compassSecretOf(userId)}${"営業として3年間、お客さまの課題に向き合ってきました。".repeat(2)}`;
export const compassSecretOf = (userId: string) => secretText(`${userId}の自己紹介`);

/** What somebody was told, which nobody else may read. */
export const notificationIdOf = (userId: string) => stableId("notification", userId);
/** A page that everybody was told of. */
export const notifiedPath = `/matchings/${stableId("matching", "notified")}`;
export const notificationTextOf = (userId: string) => secretText(`${userId}への通知`);

export const usersOf = ({ aces, jokers, operators }: People) =>
  [aces, jokers, operators].flatMap((people) => Object.values(people).map(({ user }) => user));

export const identityRequestIdOf = (whose: "own" | "foreign") => stableId("identityRequest", whose);

/** What the seekers hide from: the hider from a company of the world, the callers from nobody in it. */
export function hiddenEntriesOf({ jokers }: People) {
  const entry = (key: JokerKey, word: string) => ({
    id: stableId("hidden", word),
    jokerId: jokers[key].joker.id,
    word,
  });
  return [
    ...hiddenWords.map((word) => entry("hider", word)),
    ...(["registered", "judging"] as const).map((key) => entry(key, ownHiddenWord(key))),
  ];
}

/** Writes everybody, each with the same password. */
export async function insertPeople(db: Db, people: People, passwordHash: string) {
  const everybody = usersOf(people);
  const seekers = Object.values(people.jokers);
  await db.insert(companies).values(Object.values(people.companies));
  await db.insert(users).values(everybody);
  await db.insert(accounts).values(everybody.map((user) => makeCredentials(user, passwordHash)));
  await db.insert(aces).values(Object.values(people.aces).map(({ ace }) => ace));
  const renamed = { name: "株式会社あたらしい名前", requestedAt: matrixNow };
  await db.insert(companyIdentityRequests).values([
    { ...renamed, id: identityRequestIdOf("own"), companyId: people.companies.own.id },
    {
      ...renamed,
      id: identityRequestIdOf("foreign"),
      companyId: people.companies.closed.id,
      closedAt: matrixNow,
    },
  ]);
  await db.insert(offerTemplates).values(
    Object.values(people.aces).map(({ ace }) => ({
      id: offerTemplateIdOf(ace.id),
      companyId: ace.companyId,
      aceId: ace.id,
      name: "面談のお誘い",
      body: secretText(`${ace.name}のテンプレート`),
      lockVersion: 1,
      createdAt: matrixNow,
      updatedAt: matrixNow,
    })),
  );
  await db.insert(cannedReplies).values(
    Object.values(people.aces).map(({ ace }) => ({
      id: cannedReplyIdOf(ace.id),
      aceId: ace.id,
      title: "ごあいさつ",
      body: secretText(`${ace.name}の定型文`),
      position: 0,
      createdAt: matrixNow,
      updatedAt: matrixNow,
    })),
  );
  await db.insert(operators).values(Object.values(people.operators).map((made) => made.operator));
  await db.insert(jokers).values(seekers.map(({ joker }) => joker));
  await db.insert(careers).values(seekers.flatMap((seeker) => seeker.careers));
  await db
    .insert(hiddenCompanyDomains)
    .values(hiddenEntriesOf(people).map((entry) => ({ ...entry, createdAt: matrixNow })));
  await db.insert(compassResults).values(
    seekers.map(({ joker: { id } }) => ({
      id: compassResultIdOf(id),
      jokerId: id,
      engine: "rules" as const,
      inputHash: hashInput(compassInputOf(id)),
      input: compassInputOf(id),
      ...adviseByRules(compassInputOf(id)),
      createdAt: matrixNow,
    })),
  );
  await db.insert(notifications).values(
    everybody.map(({ id: userId }) => ({
      id: notificationIdOf(userId),
      userId,
      type: "turnEnding" as const,
      content: notificationTextOf(userId),
      link: notifiedPath,
      createdAt: matrixNow,
    })),
  );
  const sent = { size: 1000, storedAt: matrixNow, createdAt: matrixNow };
  await db.insert(uploads).values(
    everybody.flatMap(({ id: ownerId }) => [
      {
        ...sent,
        id: uploadIdOf(ownerId),
        ownerId,
        kind: "chatFile" as const,
        name: "resume.pdf",
        contentType: "application/pdf",
        storageKey: `chat/${ownerId}.pdf`,
      },
      {
        ...sent,
        id: pictureIdOf(ownerId),
        ownerId,
        kind: "jokerImage" as const,
        name: "face.png",
        contentType: "image/webp",
        storageKey: `jokers/profileImages/${ownerId}-${pictureIdOf(ownerId)}`,
      },
    ]),
  );
}

/** Writes what is between the people, and the search documents that follow from it. */
export async function insertDealings(db: Db, people: People, dealings: Dealings) {
  const { own, foreign } = dealings.positions;
  const positions = [own.published, own.draft, foreign.published, foreign.draft];
  await db.insert(recruitments).values(positions.map(({ recruitment }) => recruitment));
  await db.insert(recruitmentAces).values(positions.flatMap((position) => position.aces));
  await db.insert(recruitmentRevisions).values(positions.flatMap(({ revisions }) => revisions));
  await db.insert(articles).values(Object.values(dealings.articles));
  await db.insert(offers).values(Object.values(dealings.offers));
  await db.insert(likes).values(Object.values(dealings.likes));
  const threads = Object.values(dealings.threads);
  await db.insert(matchings).values(threads.map(({ matching }) => matching));
  await db.insert(chatMessages).values(threads.flatMap(({ messages }) => messages));
  await insertRooms(db, dealings);
  await db.insert(keeps).values(dealings.keeps);
  await db.insert(hiddenJokers).values(dealings.hidden);
  await db.insert(skippedJokers).values(dealings.skipped);
  await db.insert(candidateNotes).values(Object.values(dealings.notes));
  await db.insert(savedSearches).values(Object.values(dealings.savedSearches));
  await db.insert(jokerJudgements).values(dealings.judgement);
  await db.transaction(async (tx) => {
    for (const { joker } of Object.values(people.jokers))
      await upsertSearchDocument(tx, joker.id, matrixNow);
  });
}
