import type { Db } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, type SQL } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { currentContent, keptContent } from "./content.ts";

/** Positions with their conditions and the company they are of. */
export async function selectRecruitments(db: Db, where: SQL | undefined) {
  const found = await db
    .select({
      recruitment: recruitments,
      companyName: companies.name,
      companyLogoUrl: companies.logoUrl,
    })
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(where);
  return found.map(({ recruitment, ...company }) => ({
    id: recruitment.id,
    companyId: recruitment.companyId,
    ...company,
    status: recruitment.status,
    revision: recruitment.revision,
    publishedAt: recruitment.publishedAt,
    lastConfirmedAt: recruitment.lastConfirmedAt,
    content: currentContent(recruitment),
  }));
}

/**
 * The conditions with which an offer or matching was made (spec 3 · Matching: recruitmentId), and
 * whether they have changed since. The caller has checked that the reader has that offer or
 * matching, so a position that is no longer published is answered too.
 * @throws AppError recruitmentNotFound
 */
export async function readRecruitmentAt(db: Db, recruitmentId: string, revision: number) {
  const [[recruitment], [kept]] = await Promise.all([
    selectRecruitments(db, eq(recruitments.id, recruitmentId)),
    db
      .select({ content: recruitmentRevisions.content })
      .from(recruitmentRevisions)
      .where(
        and(
          eq(recruitmentRevisions.recruitmentId, recruitmentId),
          eq(recruitmentRevisions.revision, revision),
        ),
      ),
  ]);
  if (!recruitment) throw new AppError("recruitmentNotFound");
  const { content: current, ...rest } = recruitment;
  const isUpdated = kept !== undefined && recruitment.revision > revision;
  return {
    ...rest,
    revision,
    content: kept ? keptContent(kept.content) : current,
    /** The conditions as they stand now, when they have changed since. */
    current: isUpdated ? current : null,
  };
}
