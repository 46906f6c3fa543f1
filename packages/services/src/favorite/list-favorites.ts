import type { Db } from "@tefuda/db/client";
import { whereHiddenBy, whereVisibleTo } from "@tefuda/db/queries/candidate";
import { aces } from "@tefuda/db/schema/ace";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, inArray, not } from "@tefuda/db/sql";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { type AceCard, selectAceCards, toAceCard, whereShownAce } from "../ace/card.ts";
import { type CandidateCard, selectCandidates, toCandidateCard } from "../candidate/card.ts";
import type { Ctx } from "../kernel/context.ts";
import { listFavoriteIds } from "./set-favorite.ts";

export interface ListFavoritesInput {
  /** The last person of the page before. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** One page of the people one has marked, the newest mark first. */
export type FavoritePage = {
  /** Absent on the last page. */
  readonly nextCursor?: string | undefined;
} & (
  | { readonly side: "joker"; readonly aces: AceCard[] }
  | { readonly side: "ace"; readonly candidates: CandidateCard[] }
);

/**
 * The people the caller has marked. One who left, paused, hides or was put aside by the company
 * stays marked and is not shown meanwhile, so a page may be shorter than asked for.
 */
export async function listFavorites(
  ctx: Ctx<JokerActor | AceActor>,
  { cursor, limit }: ListFavoritesInput,
): Promise<FavoritePage> {
  const { db, actor } = ctx;
  const marks = await listFavoriteIds(ctx);
  const from = cursor ? marks.indexOf(cursor) + 1 : 0;
  const ids = marks.slice(from, from + limit);
  const nextCursor = marks.length > from + limit ? ids.at(-1) : undefined;
  return actor.kind === "joker"
    ? { nextCursor, side: "joker", aces: await readAces(db, actor, ids) }
    : { nextCursor, side: "ace", candidates: await readCandidates(ctx, actor, ids) };
}

async function readAces(db: Db, actor: JokerActor, ids: readonly string[]): Promise<AceCard[]> {
  const found = await selectAceCards(db, and(inArray(aces.id, [...ids]), whereShownAce(db, actor)));
  return inOrder(ids, found.map(toAceCard));
}

async function readCandidates(
  { db, clock }: Ctx<JokerActor | AceActor>,
  actor: AceActor,
  ids: readonly string[],
): Promise<CandidateCard[]> {
  const now = clock();
  const found = await selectCandidates(
    db,
    actor,
    now,
    and(
      inArray(jokerSearchDocuments.objectID, [...ids]),
      whereVisibleTo(db, actor.companyId),
      not(whereHiddenBy(db, actor.companyId)),
    ),
  );
  const cards = found.map((row) => toCandidateCard(row, actor, now));
  return inOrder(
    ids,
    cards.map((card) => ({ ...card, id: card.jokerId })),
  );
}

function inOrder<Row extends { readonly id: string }>(
  ids: readonly string[],
  found: readonly Row[],
): Row[] {
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
