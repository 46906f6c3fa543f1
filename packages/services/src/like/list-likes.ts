import { whereLikeClosed, whereLikeOf, whereLikeOpen } from "@tefuda/db/queries/like";
import { likes } from "@tefuda/db/schema/like";
import { and, desc, eq } from "@tefuda/db/sql";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";
import {
  type CompanyLikeCard,
  type JokerLikeCard,
  type LikeRow,
  selectLikes,
  toCompanyLike,
  toJokerLike,
} from "./card.ts";

export interface ListLikesInput {
  /** Likes that wait stand under `likes`, the others under `closed`; absent is both. */
  readonly tab?: "likes" | "closed" | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** One page of the likes of the caller's side, the newest first. */
export type LikePage = {
  /** Absent on the last page. */
  readonly nextCursor?: string | undefined;
} & (
  | { readonly side: "joker"; readonly items: JokerLikeCard[] }
  | { readonly side: "company"; readonly items: CompanyLikeCard[] }
);

/**
 * The likes a joker sent, those an ace received, or those of an admin's company (spec 2 · Offers
 * are list pages). A like whose time is up counts as expired before anything has marked it.
 */
export async function listLikes(
  { db, actor, clock }: Pick<Ctx<JokerActor | AceActor>, "db" | "actor" | "clock">,
  { tab, cursor, limit }: ListLikesInput,
): Promise<LikePage> {
  const now = clock();
  const found = await selectLikes(
    db,
    now,
    and(
      whereLikeOf(db, actor),
      tab && (tab === "closed" ? whereLikeClosed(now) : whereLikeOpen(now)),
      whereBefore(likes.createdAt, likes.id, decodeCursor(cursor)),
    ),
  )
    .orderBy(desc(likes.createdAt), desc(likes.id))
    .limit(oneMoreThan(limit));

  const { page, nextCursor } = pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }));
  return actor.kind === "joker"
    ? { nextCursor, side: "joker", items: page.map(toJokerLike) }
    : { nextCursor, side: "company", items: page.map((row) => toCompanyLike(row, actor, now)) };
}

/** A like of the caller's side as its list shows it, or nothing when it is not theirs. */
export async function findLike(
  { db, actor, clock }: Pick<Ctx<JokerActor | AceActor>, "db" | "actor" | "clock">,
  likeId: string,
): Promise<JokerLikeCard | CompanyLikeCard | undefined> {
  const now = clock();
  const [row] = await selectLikes(db, now, and(eq(likes.id, likeId), whereLikeOf(db, actor)));
  return row && cardOf(row, actor, now);
}

const cardOf = (row: LikeRow, actor: JokerActor | AceActor, now: Date) =>
  actor.kind === "joker" ? toJokerLike(row) : toCompanyLike(row, actor, now);
