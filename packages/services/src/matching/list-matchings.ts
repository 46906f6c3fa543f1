import { jokerDeparture } from "@tefuda/db/queries/departure";
import { folded } from "@tefuda/db/schema/columns";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { type MatchingTab, scheduleStatusesOfTab } from "@tefuda/domain/matching/constants";
import type { CompanyMatchings } from "@tefuda/domain/matching/schema";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { foldForSearch, splitWords } from "@tefuda/domain/text/normalize";
import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import {
  type CardRow,
  type MatchingCard,
  scheduleStatus,
  selectCards,
  toCard,
  toCompanyCard,
} from "./card.ts";
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
  const [side, now] = [sideOf(ctx.actor), ctx.clock()];
  return listReachable(ctx, "matching:list", {
    ...input,
    where: whereInTab(input.tab, side),
    draw: (row) => toCard(row, side, now),
  });
}

/** The threads of the whole company, which its admins may read. */
export function listCompanyMatchings(
  ctx: Ctx<SignedInActor>,
  { aceId, words, ...page }: CompanyMatchings,
): Promise<MatchingPage> {
  const wanted = splitWords(foldForSearch(words ?? ""));
  const now = ctx.clock();
  return listReachable(ctx, "message:read-company", {
    ...page,
    where: and(
      aceId ? eq(matchings.aceId, aceId) : undefined,
      // Whoever has left is not called by name any more.
      wanted.length > 0 ? isNull(jokerDeparture) : undefined,
      ...wanted.map((word) => sql`strpos(${folded(jokers.name)}, ${word}) > 0`),
    ),
    draw: (row) => toCompanyCard(row, now),
  });
}

interface Listing extends Omit<ListMatchingsInput, "tab"> {
  readonly where: SQL | undefined;
  readonly draw: (row: CardRow) => MatchingCard;
}

async function listReachable(
  { db, actor }: Ctx<SignedInActor>,
  action: MatchingAction,
  { where, draw, cursor, limit }: Listing,
): Promise<MatchingPage> {
  const after = decodeCursor(cursor);
  const rows = await selectCards(
    db,
    and(
      whereReachable(actor, action),
      where,
      after &&
        sql`(${matchings.lastMessagedAt}, ${matchings.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
  )
    .orderBy(desc(matchings.lastMessagedAt), desc(matchings.id))
    .limit(limit + 1);

  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(draw),
    nextCursor:
      rows.length > limit && last
        ? encodeCursor({ at: last.lastMessagedAt, id: last.id })
        : undefined,
  };
}

/** Mirrors `isMatchingClosed` of the domain. */
const isClosed = sql`coalesce(${matchings.closedSeq} = ${matchings.lastSeq}, false)`;

/** Mirrors `isInMatchingTab` of the domain, where a list in the browser decides the same. */
export function whereInTab(tab: MatchingTab, side: "joker" | "ace"): SQL | undefined {
  switch (tab) {
    case "all":
      return undefined;
    case "active":
      return sql`not ${isClosed}`;
    case "closed":
      return isClosed;
    case "unread":
      return sql`${side === "joker" ? matchings.jokerUnreadCount : matchings.aceUnreadCount} > 0`;
    case "scheduling":
    case "fixed":
      return and(sql`not ${isClosed}`, inArray(scheduleStatus, [...scheduleStatusesOfTab[tab]]));
    default:
      return tab satisfies never;
  }
}
