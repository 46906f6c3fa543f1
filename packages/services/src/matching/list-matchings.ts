import type { Db } from "@tefuda/db/client";
import { jokerDeparture } from "@tefuda/db/queries/departure";
import { folded } from "@tefuda/db/schema/columns";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { and, desc, eq, inArray, isNull, type SQL, sql } from "@tefuda/db/sql";
import { type Given, type Statement, statement } from "@tefuda/db/statement";
import { type MatchingTab, scheduleStatusesOfTab } from "@tefuda/domain/matching/constants";
import type { CompanyMatchings } from "@tefuda/domain/matching/schema";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import { searchWords } from "@tefuda/domain/text/search-words";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";
import {
  type CardRow,
  type MatchingCard,
  scheduleStatus,
  selectCards,
  toCard,
  toCompanyCard,
} from "./card.ts";
import { sideOf, whereReachable, withIds } from "./reach.ts";

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
export async function listMatchings(
  { db, actor, clock }: Ctx<SignedInActor>,
  { tab, cursor, limit }: ListMatchingsInput,
): Promise<MatchingPage> {
  const [side, now] = [sideOf(actor), clock()];
  const after = decodeCursor(cursor);
  const found = await statementFor(
    actor,
    tab,
    after !== undefined,
  )(db, {
    userId: actor.userId,
    companyId: actor.kind === "ace" ? actor.companyId : null,
    at: after?.at ?? null,
    id: after?.id ?? null,
    limit: oneMoreThan(limit),
  });
  const { page, nextCursor } = pageOf(found, limit, endOf);
  return { items: page.map((row) => toCard(row, side, now)), nextCursor };
}

interface Values {
  readonly userId: string;
  readonly companyId: string | null;
  /** Where the page begins, unless it is the first. */
  readonly at: Date | null;
  readonly id: string | null;
  readonly limit: number;
}

const statements = new Map<string, Statement<Values, CardRow[]>>();

/** Lists of one kind of reader under one tab are one statement. */
function statementFor(actor: SignedInActor, tab: MatchingTab, isNext: boolean) {
  const kind = [actor.kind, scopeOf(actor, "matching:list"), tab, isNext].join();
  const made =
    statements.get(kind) ??
    statement((db, given: Given<Values>) =>
      ordered(
        db,
        and(
          whereReachable(withIds(actor, given), "matching:list"),
          whereInTab(tab, sideOf(actor)),
          isNext ? isAfter(given) : undefined,
        ),
      ).limit(given.limit),
    );
  statements.set(kind, made);
  return made;
}

const ordered = (db: Db, where: SQL | undefined) =>
  selectCards(db, where).orderBy(desc(matchings.lastMessagedAt), desc(matchings.id));

const isAfter = ({ at, id }: { readonly at: unknown; readonly id: unknown }) =>
  sql`(${matchings.lastMessagedAt}, ${matchings.id}) < (${at}::timestamptz, ${id}::uuid)`;

const endOf = ({ lastMessagedAt, id }: CardRow) => ({ at: lastMessagedAt, id });

/** The threads of the whole company, which its admins may read. */
export async function listCompanyMatchings(
  { db, actor, clock }: Ctx<SignedInActor>,
  { aceId, words, cursor, limit }: CompanyMatchings,
): Promise<MatchingPage> {
  const wanted = searchWords(words ?? "");
  const now = clock();
  const found = await ordered(
    db,
    and(
      whereReachable(actor, "message:read-company"),
      aceId ? eq(matchings.aceId, aceId) : undefined,
      // Whoever has left is not called by name any more.
      wanted.length > 0 ? isNull(jokerDeparture) : undefined,
      ...wanted.map((word) => sql`strpos(${folded(jokers.name)}, ${word}) > 0`),
      whereBefore(matchings.lastMessagedAt, matchings.id, decodeCursor(cursor)),
    ),
  ).limit(oneMoreThan(limit));
  const { page, nextCursor } = pageOf(found, limit, endOf);
  return { items: page.map((row) => toCompanyCard(row, now)), nextCursor };
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
