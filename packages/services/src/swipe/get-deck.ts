import type { Db } from "@tefuda/db/client";
import { whereFindable } from "@tefuda/db/queries/candidate";
import { keeps, skippedJokers } from "@tefuda/db/schema/candidate";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, desc, eq, gt } from "@tefuda/db/sql";
import { maskedJokerName } from "@tefuda/domain/joker/display-name";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { DECK_SIZE } from "@tefuda/domain/swipe/policy";
import { type CandidateCard, readCards } from "../candidate/card.ts";
import { findJokers } from "../candidate/find-jokers.ts";
import { currentRound } from "../candidate/record-decision.ts";
import type { Ctx } from "../kernel/context.ts";

export interface Deck {
  readonly round: number;
  /** The next cards, the one on top first; none at the end of the round. */
  readonly cards: readonly CandidateCard[];
  /** Cards left in the round, those above among them. */
  readonly remaining: number;
  /** Cards decided on in the round. */
  readonly decided: number;
  /** Whom the ace passed over last in the round, as long as that can be undone. */
  readonly lastSkipped: { readonly jokerId: string; readonly name: string } | null;
}

/**
 * The top of an ace's deck: registered candidates of rank S to E, the best score first, without
 * whom the ace decided on in this round, whom anyone of the company keeps, and who has an offer
 * (spec 4 · Only registered jokers). Nobody comes twice in a round.
 */
export async function getDeck(ctx: Ctx<AceActor>): Promise<Deck> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const round = await currentRound(db, actor.userId);
  const [decided, kept, lastSkipped] = await Promise.all([
    idsDecidedOn(db, actor.userId, round),
    idsKept(db, actor.companyId, now),
    readLastSkipped(db, actor, round),
  ]);
  const { ids, nbHits } = await findJokers(ctx, {
    query: { facets: { exceptOffered: true } },
    sort: "recommended",
    page: 0,
    size: DECK_SIZE,
    except: [...new Set([...decided, ...kept])],
  });
  return {
    round,
    cards: await readCards(db, actor, now, ids),
    remaining: nbHits,
    decided: decided.length,
    lastSkipped,
  };
}

async function idsDecidedOn(db: Db, aceId: string, round: number): Promise<string[]> {
  const rows = await db
    .select({ jokerId: skippedJokers.jokerId })
    .from(skippedJokers)
    .where(and(eq(skippedJokers.aceId, aceId), eq(skippedJokers.round, round)));
  return rows.map(({ jokerId }) => jokerId);
}

async function idsKept(db: Db, companyId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ jokerId: keeps.jokerId })
    .from(keeps)
    .where(and(eq(keeps.companyId, companyId), gt(keeps.expiresAt, now)));
  return rows.map(({ jokerId }) => jokerId);
}

async function readLastSkipped(db: Db, { userId, companyId }: AceActor, round: number) {
  const [last] = await db
    .select({ jokerId: skippedJokers.jokerId, publicId: jokers.publicId })
    .from(skippedJokers)
    .innerJoin(jokerSearchDocuments, eq(jokerSearchDocuments.objectID, skippedJokers.jokerId))
    .innerJoin(jokers, eq(jokers.id, skippedJokers.jokerId))
    .where(
      and(
        eq(skippedJokers.aceId, userId),
        eq(skippedJokers.round, round),
        eq(skippedJokers.decision, "skip"),
        whereFindable(db, companyId),
      ),
    )
    .orderBy(desc(skippedJokers.createdAt), desc(skippedJokers.jokerId))
    .limit(1);
  return last ? { jokerId: last.jokerId, name: maskedJokerName(last.publicId) } : null;
}
