import type { Tx } from "@tefuda/db/client";
import { accounts, consents, operators, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { candidateNotes, hiddenJokers, keeps, savedSearches } from "@tefuda/db/schema/candidate";
import { cannedReplies } from "@tefuda/db/schema/canned-reply";
import { chatMessages } from "@tefuda/db/schema/chat";
import { companies } from "@tefuda/db/schema/company";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { compassResults } from "@tefuda/db/schema/compass";
import { companyIdentityRequests } from "@tefuda/db/schema/hidden-company";
import { inquiries, inquiryAnswers } from "@tefuda/db/schema/inquiry";
import { careers, hiddenCompanyDomains, jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { jokerJudgements, judgementSnapshots } from "@tefuda/db/schema/judgement";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { activityHistories, auditLogs, errorLogs } from "@tefuda/db/schema/monitoring";
import { announceMarks, announces, notifications } from "@tefuda/db/schema/notification";
import { offerQuotas, offers, offerTemplates } from "@tefuda/db/schema/offer";
import { recruitmentAces, recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { reports } from "@tefuda/db/schema/report";
import { sanctions } from "@tefuda/db/schema/sanction";
import { availableHours, schedules } from "@tefuda/db/schema/schedule";
import { synonymGroups } from "@tefuda/db/schema/synonym";
import { uploads } from "@tefuda/db/schema/upload";
import { reviewPrompts, reviews, videoChats } from "@tefuda/db/schema/video";
import type { AccountRow } from "../factories/user.ts";
import type { DemoRows } from "./dataset.ts";

/** Rows of one statement: far below the engine's limit of parameters for the widest table. */
const CHUNK = 100;

async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => PromiseLike<unknown>) {
  for (let start = 0; start < rows.length; start += CHUNK)
    await write(rows.slice(start, start + CHUNK));
}

/** Writes all rows, each table after those it refers to. */
export async function insertDemo(
  tx: Tx,
  rows: DemoRows,
  credentials: readonly AccountRow[],
): Promise<void> {
  await inChunks(rows.users, (chunk) => tx.insert(users).values(chunk));
  await inChunks(credentials, (chunk) => tx.insert(accounts).values(chunk));
  await inChunks(rows.consents, (chunk) => tx.insert(consents).values(chunk));
  await inChunks(rows.operators, (chunk) => tx.insert(operators).values(chunk));
  await inChunks(rows.companies, (chunk) => tx.insert(companies).values(chunk));
  await inChunks(rows.articles, (chunk) => tx.insert(articles).values(chunk));
  await inChunks(rows.aces, (chunk) => tx.insert(aces).values(chunk));
  await inChunks(rows.invitations, (chunk) => tx.insert(memberInvitations).values(chunk));
  await inChunks(rows.identityRequests, (chunk) =>
    tx.insert(companyIdentityRequests).values(chunk),
  );
  await inChunks(rows.companyLogs, (chunk) => tx.insert(auditLogs).values(chunk));
  await inChunks(rows.recruitments, (chunk) => tx.insert(recruitments).values(chunk));
  await inChunks(rows.recruitmentAces, (chunk) => tx.insert(recruitmentAces).values(chunk));
  await inChunks(rows.recruitmentRevisions, (chunk) =>
    tx.insert(recruitmentRevisions).values(chunk),
  );
  await inChunks(rows.jokers, (chunk) => tx.insert(jokers).values(chunk));
  await inChunks(rows.careers, (chunk) => tx.insert(careers).values(chunk));
  await inChunks(rows.hiddenWords, (chunk) => tx.insert(hiddenCompanyDomains).values(chunk));
  await inChunks(rows.compassResults, (chunk) => tx.insert(compassResults).values(chunk));
  await inChunks(rows.judgements, (chunk) => tx.insert(jokerJudgements).values(chunk));
  await inChunks(rows.judgementSnapshots, (chunk) => tx.insert(judgementSnapshots).values(chunk));
  await inChunks(rows.searchDocuments, (chunk) => tx.insert(jokerSearchDocuments).values(chunk));
  await inChunks(rows.offers, (chunk) => tx.insert(offers).values(chunk));
  await inChunks(rows.offerQuotas, (chunk) => tx.insert(offerQuotas).values(chunk));
  await inChunks(rows.offerTemplates, (chunk) => tx.insert(offerTemplates).values(chunk));
  await inChunks(rows.cannedReplies, (chunk) => tx.insert(cannedReplies).values(chunk));
  await inChunks(rows.likes, (chunk) => tx.insert(likes).values(chunk));
  await inChunks(rows.matchings, (chunk) => tx.insert(matchings).values(chunk));
  await inChunks(rows.chatMessages, (chunk) => tx.insert(chatMessages).values(chunk));
  await inChunks(rows.uploads, (chunk) => tx.insert(uploads).values(chunk));
  await inChunks(rows.availableHours, (chunk) => tx.insert(availableHours).values(chunk));
  await inChunks(rows.schedules, (chunk) => tx.insert(schedules).values(chunk));
  await inChunks(rows.videoChats, (chunk) => tx.insert(videoChats).values(chunk));
  await inChunks(rows.reviewPrompts, (chunk) => tx.insert(reviewPrompts).values(chunk));
  await inChunks(rows.reviews, (chunk) => tx.insert(reviews).values(chunk));
  await inChunks(rows.keeps, (chunk) => tx.insert(keeps).values(chunk));
  await inChunks(rows.hidden, (chunk) => tx.insert(hiddenJokers).values(chunk));
  await inChunks(rows.candidateNotes, (chunk) => tx.insert(candidateNotes).values(chunk));
  await inChunks(rows.savedSearches, (chunk) => tx.insert(savedSearches).values(chunk));
  await inChunks(rows.reports, (chunk) => tx.insert(reports).values(chunk));
  await inChunks(rows.sanctions, (chunk) => tx.insert(sanctions).values(chunk));
  await inChunks(rows.notifications, (chunk) => tx.insert(notifications).values(chunk));
  await inChunks(rows.announces, (chunk) => tx.insert(announces).values(chunk));
  await inChunks(rows.announceMarks, (chunk) => tx.insert(announceMarks).values(chunk));
  await inChunks(rows.synonyms, (chunk) => tx.insert(synonymGroups).values(chunk));
  await inChunks(rows.inquiries, (chunk) => tx.insert(inquiries).values(chunk));
  await inChunks(rows.inquiryAnswers, (chunk) => tx.insert(inquiryAnswers).values(chunk));
  await inChunks(rows.errorLogs, (chunk) => tx.insert(errorLogs).values(chunk));
  await inChunks(rows.auditLogs, (chunk) => tx.insert(auditLogs).values(chunk));
  await inChunks(rows.activities, (chunk) => tx.insert(activityHistories).values(chunk));
}
