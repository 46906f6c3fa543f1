import { matchings } from "@tefuda/db/schema/matching";
import { type MatchingTab, scheduleStatusesOfTab } from "@tefuda/domain/matching/constants";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { and, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { type MatchingCard, scheduleStatus, selectCards, toCard } from "./card.ts";
import { type MatchingAction, sideOf, whereReachable } from "./reach.ts";

export interface ListMatchingsInput {
  readonly tab: MatchingTab;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface MatchingPage {
  readonly items: MatchingCard[];
  /** Absent on the last page. */
  readonly nextCursor?: string | undefined;
}

/** One's matchings, the one with the newest message first (spec 6: by aceId or by jokerId). */
export function listMatchings(
  ctx: Ctx<SignedInActor>,
  input: ListMatchingsInput,
): Promise<MatchingPage> {
  return listReachable(ctx, "matching:list", input);
}

/** The threads of the whole company, which its admins may read. */
export function listCompanyMatchings(
  ctx: Ctx<SignedInActor>,
  input: Omit<ListMatchingsInput, "tab">,
): Promise<MatchingPage> {
  return listReachable(ctx, "message:read-company", { ...input, tab: "all" });
}

async function listReachable(
  { db, actor }: Ctx<SignedInActor>,
  action: MatchingAction,
  { tab, cursor, limit }: ListMatchingsInput,
): Promise<MatchingPage> {
  const side = sideOf(actor);
  const after = decodeCursor(cursor);
  const rows = await selectCards(
    db,
    and(
      whereReachable(actor, action),
      whereInTab(tab, side),
      after &&
        sql`(${matchings.lastMessagedAt}, ${matchings.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
  )
    .orderBy(desc(matchings.lastMessagedAt), desc(matchings.id))
    .limit(limit + 1);

  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => toCard(row, side)),
    nextCursor:
      rows.length > limit && last
        ? encodeCursor({ at: last.lastMessagedAt, id: last.id })
        : undefined,
  };
}

/** Mirrors `isInMatchingTab` of the domain, where a list in the browser decides the same. */
export function whereInTab(tab: MatchingTab, side: "joker" | "ace"): SQL | undefined {
  switch (tab) {
    case "all":
      return undefined;
    case "unread":
      return sql`${side === "joker" ? matchings.jokerUnreadCount : matchings.aceUnreadCount} > 0`;
    case "scheduling":
    case "fixed":
      return inArray(scheduleStatus, [...scheduleStatusesOfTab[tab]]);
    default:
      return tab satisfies never;
  }
}
