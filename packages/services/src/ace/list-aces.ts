import { aces } from "@tefuda/db/schema/ace";
import type { ListAcesOfCompany } from "@tefuda/domain/ace/search";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
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
  const after = decodeCursor(cursor);
  const found = await selectAceCards(
    db,
    and(
      eq(aces.companyId, companyId),
      whereShownAce(db, actor),
      after &&
        sql`(${aces.createdAt}, ${aces.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
  )
    .orderBy(asc(aces.createdAt), asc(aces.id))
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toAceCard),
    /** Absent on the last page. */
    nextCursor:
      found.length > limit && last ? encodeCursor({ at: last.createdAt, id: last.id }) : undefined,
  };
}
