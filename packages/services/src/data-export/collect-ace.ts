import type { Db } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { savedSearches } from "@tefuda/db/schema/candidate";
import { cannedReplies } from "@tefuda/db/schema/canned-reply";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { asc, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { maskedJokerName } from "@tefuda/domain/joker/display-name";

/** What is kept of a member of staff alone; candidates are named as before a match. */
export async function collectAce(db: Db, aceId: string) {
  const [row] = await db
    .select({ ace: aces, companyName: companies.name })
    .from(aces)
    .innerJoin(companies, eq(companies.id, aces.companyId))
    .where(eq(aces.id, aceId));
  if (!row) throw new AppError("dataNotFound");
  const { lockVersion: _, lastSaveId: __, searchText: ___, removedAt: ____, ...profile } = row.ace;
  const sent = await db
    .select({
      publicId: jokers.publicId,
      recruitmentTitle: recruitments.title,
      reason: offers.reason,
      message: offers.message,
      purpose: offers.purpose,
      status: offers.status,
      createdAt: offers.createdAt,
      answeredAt: offers.answeredAt,
    })
    .from(offers)
    .innerJoin(jokers, eq(jokers.id, offers.jokerId))
    .innerJoin(recruitments, eq(recruitments.id, offers.recruitmentId))
    .where(eq(offers.aceId, aceId))
    .orderBy(asc(offers.createdAt));
  return {
    companyName: row.companyName,
    profile,
    offers: sent.map(({ publicId, ...offer }) => ({
      candidate: maskedJokerName(publicId),
      ...offer,
    })),
    savedSearches: await db
      .select({
        name: savedSearches.name,
        query: savedSearches.query,
        createdAt: savedSearches.createdAt,
      })
      .from(savedSearches)
      .where(eq(savedSearches.aceId, aceId))
      .orderBy(asc(savedSearches.createdAt)),
    cannedReplies: await db
      .select({
        title: cannedReplies.title,
        body: cannedReplies.body,
        createdAt: cannedReplies.createdAt,
      })
      .from(cannedReplies)
      .where(eq(cannedReplies.aceId, aceId))
      .orderBy(asc(cannedReplies.position), asc(cannedReplies.id)),
  };
}
