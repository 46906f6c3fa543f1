import type { Db } from "@tefuda/db/client";
import { whereMatchedWith, whereVisibleTo } from "@tefuda/db/queries/candidate";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, eq, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";

/**
 * Refuses a person whom the company cannot see or already has a matching with.
 * @throws AppError dataNotFound, alreadyExistsMatchingForAce
 */
export async function requireCandidate(db: Db, companyId: string, jokerId: string): Promise<void> {
  const [candidate] = await db
    .select({ isMatched: sql<boolean>`${whereMatchedWith(db, companyId)}` })
    .from(jokerSearchDocuments)
    .where(and(eq(jokerSearchDocuments.objectID, jokerId), whereVisibleTo(db, companyId)));
  if (!candidate) throw new AppError("dataNotFound");
  if (candidate.isMatched) throw new AppError("alreadyExistsMatchingForAce");
}
