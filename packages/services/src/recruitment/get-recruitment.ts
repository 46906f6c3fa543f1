import type { Db } from "@tefuda/db/client";
import { whereNotHiddenFrom } from "@tefuda/db/queries/candidate";
import { companies } from "@tefuda/db/schema/company";
import { recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Actor } from "@tefuda/domain/policy/actor";
import { and, eq, or, type SQL } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { currentContent, keptContent } from "./content.ts";

export type RecruitmentView = Awaited<ReturnType<typeof getRecruitment>>;

/**
 * A position as anyone may read it once it is published, and its own company at any time. One of
 * a company that the reader hides reads as absent.
 * @throws AppError recruitmentNotFound
 */
export async function getRecruitment(
  { db, actor }: Ctx,
  { recruitmentId }: { readonly recruitmentId: string },
) {
  const [found] = await selectRecruitments(
    db,
    and(eq(recruitments.id, recruitmentId), whereReadable(db, actor)),
  );
  if (!found) throw new AppError("recruitmentNotFound");
  return found;
}

function whereReadable(db: Db, actor: Actor): SQL | undefined {
  const isPublished = and(
    eq(recruitments.status, "published"),
    eq(companies.isPublic, true),
    eq(companies.status, "active"),
  );
  switch (actor.kind) {
    case "ace":
      return or(isPublished, eq(recruitments.companyId, actor.companyId));
    case "joker":
      return and(isPublished, whereNotHiddenFrom(db, recruitments.companyId, actor.userId));
    case "operator":
      return undefined;
    case "visitor":
      return isPublished;
    default:
      return actor satisfies never;
  }
}

async function selectRecruitments(db: Db, where: SQL | undefined) {
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
