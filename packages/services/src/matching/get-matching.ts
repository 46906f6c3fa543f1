import { matchings } from "@tefuda/db/schema/matching";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { type MatchingCard, selectCards, toCard, toCompanyCard } from "./card.ts";
import { type MatchingAction, sideOf, whereReachable } from "./reach.ts";

type Reader = Pick<Ctx<SignedInActor>, "db" | "actor" | "clock">;

async function findRow(
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
