import { whereLikeClosed, whereLikeOf, whereLikeOpen } from "@tefuda/db/queries/like";
import { likes } from "@tefuda/db/schema/like";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
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
  const after = decodeCursor(cursor);
  const found = await selectLikes(
    db,
    now,
    and(
      whereLikeOf(db, actor),
      tab && (tab === "closed" ? whereLikeClosed(now) : whereLikeOpen(now)),
      after &&
        sql`(${likes.createdAt}, ${likes.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
  )
    .orderBy(desc(likes.createdAt), desc(likes.id))
    .limit(limit + 1);

  const page = found.slice(0, limit);
  const last = page.at(-1);
  const nextCursor =
    found.length > limit && last ? encodeCursor({ at: last.createdAt, id: last.id }) : undefined;
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
