import type { Db } from "@tefuda/db/client";
import { whereMatchedWith, whereVisibleTo } from "@tefuda/db/queries/candidate";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, eq, or } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";

/**
 * Refuses a person whom the company neither sees nor has a matching with.
 * @throws AppError dataNotFound
 */
export async function requireNoted(db: Db, companyId: string, jokerId: string): Promise<void> {
  const [found] = await db
    .select({ jokerId: jokerSearchDocuments.objectID })
    .from(jokerSearchDocuments)
    .where(
      and(
        eq(jokerSearchDocuments.objectID, jokerId),
        or(whereVisibleTo(db, companyId), whereMatchedWith(db, companyId)),
      ),
    );
  if (!found) throw new AppError("dataNotFound");
}
