import type { Db, Tx } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { offerQuotas } from "@tefuda/db/schema/offer";
import { and, eq, gt, lt, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { jstMonthKey } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";
import { firstContactsToday } from "./first-contacts.ts";

export interface OfferQuota {
  /** Offers the company can still send this month. */
  readonly remaining: number;
  /** What it can send in the whole month. */
  readonly granted: number;
  /** First contacts that the caller can still make today. */
  readonly leftToday: number;
}

/** The month's quota as the offer form shows it. */
export async function getQuota({ db, actor, clock }: Ctx<AceActor>): Promise<OfferQuota> {
  const now = clock();
  return {
    ...(await readQuota(db, actor.companyId, now)),
    leftToday: await firstContactsToday(db, actor.userId, now),
  };
}

/** How many offers the company can still send this month. */
export async function remainingOffers(db: Db, companyId: string, now: Date): Promise<number> {
  return (await readQuota(db, companyId, now)).remaining;
}

/** A company's quota of the month in Japan; before its first offer, what the contract grants. */
export async function readQuota(db: Db, companyId: string, now: Date) {
  const [row] = await db
    .select({
      granted: sql<number>`coalesce(${offerQuotas.granted}, ${companies.offerMonthlyQuota})::int`,
      remaining: sql<number>`greatest(0,
        coalesce(${offerQuotas.granted} - ${offerQuotas.used}, ${companies.offerMonthlyQuota}))::int`,
    })
    .from(companies)
    .leftJoin(
      offerQuotas,
      and(eq(offerQuotas.companyId, companies.id), eq(offerQuotas.month, jstMonthKey(now))),
    )
    .where(eq(companies.id, companyId));
  if (!row) throw new AppError("dataNotFound");
  return row;
}

/**
 * Takes one offer of the month's quota; the row is made at the month's first offer from what the
 * contract grants. Answers the month that was charged and what remains.
 * @throws AppError `reactOfferCount` when none is left.
 */
export async function takeOffer(tx: Tx, companyId: string, now: Date) {
  const month = jstMonthKey(now);
  await tx
    .insert(offerQuotas)
    .select(
      tx
        .select({
          companyId: companies.id,
          month: sql<string>`${month}`.as("month"),
          granted: companies.offerMonthlyQuota,
          used: sql<number>`0`.as("used"),
          updatedAt: sql<Date>`${now.toISOString()}::timestamptz`.as("updated_at"),
        })
        .from(companies)
        .where(eq(companies.id, companyId)),
    )
    .onConflictDoNothing();
  const [taken] = await tx
    .update(offerQuotas)
    .set({ used: sql`${offerQuotas.used} + 1`, updatedAt: now })
    .where(
      and(
        eq(offerQuotas.companyId, companyId),
        eq(offerQuotas.month, month),
        lt(offerQuotas.used, offerQuotas.granted),
      ),
    )
    .returning({
      granted: offerQuotas.granted,
      remaining: sql<number>`(${offerQuotas.granted} - ${offerQuotas.used})::int`,
    });
  if (!taken) throw new AppError("reactOfferCount");
  return { month, ...taken };
}

/** Gives an offer back to the month it was charged to. */
export async function returnOffer(tx: Tx, companyId: string, month: string, now: Date) {
  await tx
    .update(offerQuotas)
    .set({ used: sql`${offerQuotas.used} - 1`, updatedAt: now })
    .where(
      and(
        eq(offerQuotas.companyId, companyId),
        eq(offerQuotas.month, month),
        gt(offerQuotas.used, 0),
      ),
    );
}
