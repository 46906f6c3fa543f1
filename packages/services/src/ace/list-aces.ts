import { aces } from "@tefuda/db/schema/ace";
import { and, asc, desc, eq, type SQL } from "@tefuda/db/sql";
import type { ListAcesOfCompany } from "@tefuda/domain/ace/search";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereAfter } from "../kernel/cursor.ts";
import { type AceCard, selectAceCards, toAceCard, whereShownAce } from "./card.ts";

interface Shelf {
  readonly limit: number;
}

async function firstOf({ db, actor }: Ctx, { limit }: Shelf, order: SQL[], where?: SQL) {
  const found = await selectAceCards(db, and(whereShownAce(db, actor), where))
    .orderBy(...order)
    .limit(limit);
  return found.map(toAceCard);
}

/** Agents have a shelf of their own; the others show people of companies. */
const isNoAgent = eq(aces.isAgent, false);

/** The members who joined last (spec 7 · Reads: newest available by createdAt descending). */
export function listNewestAces(ctx: Ctx, shelf: Shelf): Promise<AceCard[]> {
  return firstOf(ctx, shelf, [desc(aces.createdAt), desc(aces.id)], isNoAgent);
}

/** The members whom the product shows first (spec 7 · Reads: by pickupPoint descending). */
export function listPickedAces(ctx: Ctx, shelf: Shelf): Promise<AceCard[]> {
  return firstOf(ctx, shelf, [desc(aces.pickupPoint), desc(aces.id)], isNoAgent);
}

/** The interview agents to choose from (spec 7 · Reads: agents by agentOrder ascending). */
export function listAgents(ctx: Ctx, shelf: Shelf): Promise<AceCard[]> {
  return firstOf(ctx, shelf, [asc(aces.agentOrder), asc(aces.id)], eq(aces.isAgent, true));
}

/**
 * The available members of a company, the first who joined first: one at a time up to 20, or
 * all by following the cursor (spec 7 · Reads).
 */
export async function listAcesOfCompany(
  { db, actor }: Ctx,
  { companyId, cursor, limit }: ListAcesOfCompany,
) {
  const found = await selectAceCards(
    db,
    and(
      eq(aces.companyId, companyId),
      whereShownAce(db, actor),
      whereAfter(aces.createdAt, aces.id, decodeCursor(cursor)),
    ),
  )
    .orderBy(asc(aces.createdAt), asc(aces.id))
    .limit(oneMoreThan(limit));
  const { page, nextCursor } = pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }));
  return {
    items: page.map(toAceCard),
    /** Absent on the last page. */
    nextCursor,
  };
}
