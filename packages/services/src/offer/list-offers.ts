import {
  offerStatusAt,
  whereOfferClosed,
  whereOfferOf,
  whereOfferOpen,
} from "@tefuda/db/queries/offer";
import { folded } from "@tefuda/db/schema/columns";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, desc, eq, type SQL, sql } from "@tefuda/db/sql";
import type {
  AceOfferTab,
  JokerOfferTab,
  OfferSort,
  SentOfferFilter,
} from "@tefuda/domain/offer/constants";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { searchWords } from "@tefuda/domain/text/search-words";

import type { Ctx } from "../kernel/context.ts";
import {
  type Cursor,
  decodeCursor,
  oneMoreThan,
  pageOf,
  whereAfter,
  whereBefore,
} from "../kernel/cursor.ts";
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
  /** `deadline` puts first what expires first. */
  readonly sort?: OfferSort | undefined;
  /** Narrows a company's own list. */
  readonly filter?: SentOfferFilter | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** One page of the offers of the caller's side, the newest first unless asked for otherwise. */
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
  { tab, sort = "newest", filter, cursor, limit }: ListOffersInput,
): Promise<OfferPage> {
  const now = clock();
  const found = await selectOffers(
    db,
    now,
    and(
      whereOfferOf(db, actor),
      tab && whereInTab(tab, now),
      actor.kind === "ace" && filter ? whereInFilter(filter, now) : undefined,
      whereBeyond(decodeCursor(cursor), sort),
    ),
  )
    .orderBy(...orders[sort])
    .limit(oneMoreThan(limit));

  const { page, nextCursor } = pageOf(found, limit, (row) => ({
    at: sort === "newest" ? row.createdAt : row.expiresAt,
    id: row.id,
  }));
  return { nextCursor, ...cardsOf(page, actor, now) };
}

const orders = {
  newest: [desc(offers.createdAt), desc(offers.id)],
  deadline: [asc(offers.expiresAt), asc(offers.id)],
} as const satisfies Record<OfferSort, readonly SQL[]>;

const whereBeyond = (cursor: Cursor | undefined, sort: OfferSort) =>
  sort === "newest"
    ? whereBefore(offers.createdAt, offers.id, cursor)
    : whereAfter(offers.expiresAt, offers.id, cursor);

function cardsOf(page: readonly OfferRow[], actor: JokerActor | AceActor, now: Date) {
  return actor.kind === "joker"
    ? { side: "joker" as const, items: page.map(toJokerCard) }
    : { side: "company" as const, items: page.map((row) => toCompanyCard(row, actor, now)) };
}

function whereInTab(tab: "received" | "sent" | "closed", now: Date): SQL | undefined {
  return tab === "closed" ? whereOfferClosed(now) : whereOfferOpen(now);
}

/** The same as the rule `isInFilter`, which the open page follows. */
function whereInFilter({ status, aceId, words }: SentOfferFilter, now: Date): SQL | undefined {
  return and(
    status && eq(offerStatusAt(now), status),
    aceId === undefined ? undefined : eq(offers.aceId, aceId),
    ...searchWords(words ?? "").map(
      (word) => sql`position(${word} in ${folded(recruitments.title)}) > 0`,
    ),
  );
}
