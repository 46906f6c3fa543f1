import { whereOfferClosed, whereOfferOf, whereOfferOpen } from "@tefuda/db/queries/offer";
import { offers } from "@tefuda/db/schema/offer";
import type { AceOfferTab, JokerOfferTab } from "@tefuda/domain/offer/constants";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { and, desc, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { type OfferRow, selectOffers } from "./card.ts";
import {
  type CompanyOfferCard,
  type JokerOfferCard,
  toCompanyCard,
  toJokerCard,
} from "./card-sides.ts";

export interface ListOffersInput {
  /** Live offers stand under `received` or `sent`, the others under `closed`; absent is both. */
  readonly tab?: Exclude<JokerOfferTab | AceOfferTab, "likes"> | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** One page of the offers of the caller's side, the newest first. */
export type OfferPage = {
  /** Absent on the last page. */
  readonly nextCursor?: string | undefined;
} & (
  | { readonly side: "joker"; readonly items: JokerOfferCard[] }
  | { readonly side: "company"; readonly items: CompanyOfferCard[] }
);

/**
 * The offers a joker received, those an ace sent, or those of an admin's company (spec 2 · Offers
 * are list pages). An offer whose time is up counts as expired before anything has marked it.
 */
export async function listOffers(
  { db, actor, clock }: Ctx<JokerActor | AceActor>,
  { tab, cursor, limit }: ListOffersInput,
): Promise<OfferPage> {
  const now = clock();
  const after = decodeCursor(cursor);
  const found = await selectOffers(
    db,
    now,
    and(
      whereOfferOf(db, actor),
      tab && whereInTab(tab, now),
      after &&
        sql`(${offers.createdAt}, ${offers.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
  )
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(limit + 1);

  const page = found.slice(0, limit);
  return { nextCursor: cursorAfter(page, found.length > limit), ...cardsOf(page, actor, now) };
}

function cardsOf(page: readonly OfferRow[], actor: JokerActor | AceActor, now: Date) {
  return actor.kind === "joker"
    ? { side: "joker" as const, items: page.map(toJokerCard) }
    : { side: "company" as const, items: page.map((row) => toCompanyCard(row, actor, now)) };
}

function whereInTab(tab: "received" | "sent" | "closed", now: Date): SQL | undefined {
  return tab === "closed" ? whereOfferClosed(now) : whereOfferOpen(now);
}

function cursorAfter(page: readonly OfferRow[], hasMore: boolean): string | undefined {
  const last = page.at(-1);
  return hasMore && last ? encodeCursor({ at: last.createdAt, id: last.id }) : undefined;
}
