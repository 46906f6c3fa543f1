import type { LikeStatus } from "@tefuda/domain/like/states";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import type { Db } from "../database.ts";
import type { AnyPgColumn } from "../pg-core.ts";
import { jokerSearchDocuments } from "../schema/joker-search-document.ts";
import { likes } from "../schema/like.ts";
import { and, eq, exists, gt, lte, not, type Placeholder, type SQL, sql } from "../sql.ts";
import { whereHiddenBy, whereNotHiddenFrom, whereVisibleTo } from "./candidate.ts";

/**
 * Limits a query to the likes a caller may see (spec 6): a joker those sent, without the ones to
 * companies the joker hides; an ace those received, an admin the company's, both without people
 * who do not show to the company or whom it has put aside. Any other reads as absent.
 */
export function whereLikeOf(db: Db, actor: JokerActor | AceActor): SQL | undefined {
  if (actor.kind === "joker")
    return and(
      eq(likes.jokerId, actor.userId),
      whereNotHiddenFrom(db, likes.aceCompanyId, likes.jokerId),
    );
  const scope = scopeOf(actor, "like:list");
  if (scope === undefined) return sql`false`;
  return and(
    scope === "company" ? eq(likes.aceCompanyId, actor.companyId) : eq(likes.aceId, actor.userId),
    whereLikeShown(db, actor.companyId),
  );
}

/** Of someone who does not show to the company, or whom it has put aside, it is shown no like. */
export const whereLikeShown = (db: Db, companyId: string | AnyPgColumn): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(jokerSearchDocuments)
      .where(
        and(
          eq(jokerSearchDocuments.objectID, likes.jokerId),
          whereVisibleTo(db, companyId),
          not(whereHiddenBy(db, companyId)),
        ),
      ),
  );

/** A like that waits for an answer and can still get one. */
export function whereLikeOpen(now: Date | Placeholder): SQL | undefined {
  return and(eq(likes.status, "sent"), gt(likes.expiresAt, now));
}

/** A like that has come to an end, marked or not. */
export function whereLikeClosed(now: Date): SQL {
  return not(sql`(${eq(likes.status, "sent")} and ${gt(likes.expiresAt, now)})`);
}

/** The status that counts: a like whose time is up is expired before anyone has marked it. */
export function likeStatusNow(now: Date): SQL<LikeStatus> {
  return sql<LikeStatus>`case when ${eq(likes.status, "sent")} and ${lte(likes.expiresAt, now)}
    then 'expired' else ${likes.status} end`;
}
