import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, sql } from "@tefuda/db/sql";
import { type Given, listOf, statement } from "@tefuda/db/statement";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { togetherOn } from "../kernel/together.ts";
import { type CardRow, type MatchingCard, selectCards, toCard, toCompanyCard } from "./card.ts";
import { isReachable, type MatchingAction, sideOf, whereReachable } from "./reach.ts";

type Reader = Pick<Ctx<SignedInActor>, "db" | "actor" | "clock">;

/** A matching with what is known of both sides, where the actor's permission reaches it. */
export async function findRow(
  { db, actor }: Pick<Reader, "db" | "actor">,
  matchingId: string,
  action: MatchingAction,
) {
  const [row] = await selectCards(
    db,
    and(eq(matchings.id, matchingId), whereReachable(actor, action)),
  );
  return row;
}

/** A matching the actor may see as its card, or nothing. */
export async function findMatching(
  reader: Reader,
  matchingId: string,
): Promise<MatchingCard | undefined> {
  const row = await findRow(reader, matchingId, "matching:list");
  return row && toCard(row, sideOf(reader.actor), reader.clock());
}

/** Any matching of the company as its admins see it, or nothing. */
export async function findCompanyMatching(
  reader: Reader,
  matchingId: string,
): Promise<MatchingCard | undefined> {
  const row = await findRow(reader, matchingId, "message:read-company");
  return row && toCompanyCard(row, reader.clock());
}

const selectById = statement((db, given: Given<{ ids: readonly string[] }>) =>
  selectCards(db, sql`${matchings.id} = any(${listOf(given.ids, "uuid")})`),
);

interface Asked {
  readonly actor: SignedInActor;
  readonly action: MatchingAction;
  readonly matchingId: string;
}

/** Readers of one run, who mostly ask for the same row: those of a thread. */
const LIMITS = { runs: 2, size: 500 };

const readRow = togetherOn<Asked, CardRow | undefined>(async (db, asked) => {
  const ids = [...new Set(asked.map(({ matchingId }) => matchingId))];
  const byId = new Map((await selectById(db, { ids })).map((row) => [row.id, row]));
  return asked.map(({ actor, action, matchingId }) => {
    const row = byId.get(matchingId);
    return row && isReachable(actor, action, row) ? row : undefined;
  });
}, LIMITS);

/**
 * `findMatching` for live streams: all who follow a thread ask at once when it changes, and share one statement;
 * the right of each is looked at in the row.
 */
export async function followMatching(
  { db, actor, clock }: Reader,
  matchingId: string,
): Promise<MatchingCard | undefined> {
  const row = await readRow(db, { actor, action: "matching:list", matchingId });
  return row && toCard(row, sideOf(actor), clock());
}

/** `findCompanyMatching`, likewise. */
export async function followCompanyMatching(
  { db, actor, clock }: Reader,
  matchingId: string,
): Promise<MatchingCard | undefined> {
  const row = await readRow(db, { actor, action: "message:read-company", matchingId });
  return row && toCompanyCard(row, clock());
}

/** The head of a thread. @throws AppError `dataNotFound` for one the actor is not in. */
export async function getMatching(
  ctx: Ctx<SignedInActor>,
  { matchingId }: { readonly matchingId: string },
): Promise<MatchingCard> {
  const card = await findMatching(ctx, matchingId);
  if (!card) throw new AppError("dataNotFound");
  return card;
}

/** The head of any thread of the company, for its admins. @throws AppError `dataNotFound` */
export async function getCompanyMatching(
  ctx: Ctx<SignedInActor>,
  { matchingId }: { readonly matchingId: string },
): Promise<MatchingCard> {
  const card = await findCompanyMatching(ctx, matchingId);
  if (!card) throw new AppError("dataNotFound");
  return card;
}
