import { matchings } from "@tefuda/db/schema/matching";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { type MatchingCard, selectCards, toCard } from "./card.ts";
import { type MatchingAction, sideOf, whereReachable } from "./reach.ts";

/** A matching the actor may see as its card, or nothing. */
export async function findMatching(
  { db, actor }: Pick<Ctx<SignedInActor>, "db" | "actor">,
  matchingId: string,
  action: MatchingAction = "matching:list",
): Promise<MatchingCard | undefined> {
  const [row] = await selectCards(
    db,
    and(eq(matchings.id, matchingId), whereReachable(actor, action)),
  );
  return row && toCard(row, sideOf(actor));
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
  const card = await findMatching(ctx, matchingId, "message:read-company");
  if (!card) throw new AppError("dataNotFound");
  return card;
}
