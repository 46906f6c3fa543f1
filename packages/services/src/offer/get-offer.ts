import { whereOfferOf } from "@tefuda/db/queries/offer";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { readRecruitmentAt } from "../recruitment/read-recruitment-at.ts";
import { selectOffers } from "./card.ts";
import { toCompanyCard, toJokerCard } from "./card-sides.ts";

type OfferCtx = Pick<Ctx<JokerActor | AceActor>, "db" | "actor" | "clock">;

/** An offer of the caller's side as its list shows it, or nothing when it is not theirs. */
export async function findOffer({ db, actor, clock }: OfferCtx, offerId: string) {
  const now = clock();
  const [row] = await selectOffers(db, now, and(eq(offers.id, offerId), whereOfferOf(db, actor)));
  if (!row) return undefined;
  return {
    row,
    doc: actor.kind === "joker" ? toJokerCard(row) : toCompanyCard(row, actor, now),
  };
}

export type OfferDetail = Awaited<ReturnType<typeof getOffer>>;

/**
 * An offer with the position it is for, in the conditions it was made with (spec 3 · Offer). The
 * reason of a no is not part of it for either side.
 * @throws AppError dataNotFound
 */
export async function getOffer(ctx: OfferCtx, { offerId }: { readonly offerId: string }) {
  const found = await findOfferDetail(ctx, offerId);
  if (!found) throw new AppError("dataNotFound");
  return found;
}

/** What `getOffer` answers, or nothing when the offer is not the caller's. */
export async function findOfferDetail(ctx: OfferCtx, offerId: string) {
  const found = await findOffer(ctx, offerId);
  if (!found) return undefined;
  const { row } = found;
  const recruitment = await readRecruitmentAt(ctx.db, row.recruitmentId, row.recruitmentRevision);
  return ctx.actor.kind === "joker"
    ? { side: "joker" as const, offer: toJokerCard(row), recruitment }
    : {
        side: "company" as const,
        offer: toCompanyCard(row, ctx.actor, ctx.clock()),
        recruitment,
      };
}
