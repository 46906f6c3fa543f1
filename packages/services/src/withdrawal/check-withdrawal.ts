import type { Db } from "@tefuda/db/client";
import type { PgTable } from "@tefuda/db/pg-core";
import { aces } from "@tefuda/db/schema/ace";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import type { SQL } from "@tefuda/db/sql";
import { and, eq, gt, inArray, isNull, ne } from "@tefuda/db/sql";
import { withdrawalDeleteAt } from "@tefuda/domain/account/policy";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** What leaving would mean for the caller now: what lapses, what others keep, and whether it is possible. */
export async function checkWithdrawal({ db, actor, clock }: Ctx<MemberActor>) {
  const now = clock();
  const { userId } = actor;
  const isJoker = actor.kind === "joker";
  const [isLastAdmin, openOffers, openLikes, threads] = await Promise.all([
    isOnlyAdmin(db, actor),
    count(
      db,
      offers,
      and(
        eq(isJoker ? offers.jokerId : offers.aceId, userId),
        inArray(offers.status, [...liveOfferStatuses]),
        gt(offers.expiresAt, now),
      ),
    ),
    count(
      db,
      likes,
      and(
        eq(isJoker ? likes.jokerId : likes.aceId, userId),
        eq(likes.status, "sent"),
        gt(likes.expiresAt, now),
      ),
    ),
    count(db, matchings, eq(isJoker ? matchings.jokerId : matchings.aceId, userId)),
  ]);
  return { isLastAdmin, openOffers, openLikes, threads, deleteAt: withdrawalDeleteAt(now) };
}

function count(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  return db.$count(table, where);
}

async function isOnlyAdmin(db: Db, actor: MemberActor): Promise<boolean> {
  if (actor.kind === "joker" || actor.authority !== "admin") return false;
  const others = await count(
    db,
    aces,
    and(
      eq(aces.companyId, actor.companyId),
      eq(aces.authority, "admin"),
      isNull(aces.removedAt),
      ne(aces.id, actor.userId),
    ),
  );
  return others === 0;
}
