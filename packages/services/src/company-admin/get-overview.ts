import type { PgTable } from "@tefuda/db/pg-core";
import { whereLikeOpen } from "@tefuda/db/queries/like";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, isNotNull, isNull, type SQL, sql } from "@tefuda/db/sql";
import { hasAgreed } from "@tefuda/domain/company/agreement";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { FRESHNESS_ASK_DAYS } from "@tefuda/domain/recruitment/constants";
import type { Ctx } from "../kernel/context.ts";
import { remainingOffers } from "../offer/quota.ts";
import { whereUnconfirmedFor } from "../recruitment/freshness.ts";
import { readCompanyPage } from "./get-company-page.ts";

export type Overview = Awaited<ReturnType<typeof getOverview>>;

/** What waits to be done in a company, for its administrators' first page. */
export async function getOverview({ db, actor, clock }: Ctx<AceActor>) {
  const now = clock();
  const { companyId } = actor;
  const count = (table: PgTable, where: SQL | undefined) => db.$count(table, where);
  const [page, contract, waitingLikes, toConfirm, drafts, invitations, left, members, remaining] =
    await Promise.all([
      readCompanyPage(db, companyId),
      readContract(db, companyId),
      count(likes, and(eq(likes.aceCompanyId, companyId), whereLikeOpen(now))),
      count(
        recruitments,
        and(
          eq(recruitments.companyId, companyId),
          eq(recruitments.status, "published"),
          whereUnconfirmedFor(FRESHNESS_ASK_DAYS, now),
        ),
      ),
      count(
        recruitments,
        and(eq(recruitments.companyId, companyId), eq(recruitments.status, "draft")),
      ),
      count(
        memberInvitations,
        and(
          eq(memberInvitations.companyId, companyId),
          isNull(memberInvitations.acceptedAt),
          isNull(memberInvitations.canceledAt),
        ),
      ),
      // Threads whose ace has withdrawn and nobody has taken over.
      count(
        matchings,
        and(
          eq(matchings.aceCompanyId, companyId),
          sql`${matchings.aceId} in (select ${aces.id} from ${aces} where ${and(eq(aces.companyId, companyId), isNotNull(aces.removedAt))})`,
        ),
      ),
      count(aces, and(eq(aces.companyId, companyId), isNull(aces.removedAt))),
      remainingOffers(db, companyId, now),
    ]);
  return {
    companyId,
    name: page.name,
    isPublic: page.isPublic,
    missing: page.missing,
    isAgreed: hasAgreed(contract),
    contractEndsOn: contract.contractEndsOn,
    quota: { remaining, granted: contract.offerMonthlyQuota },
    waitingLikes,
    toConfirm,
    drafts,
    invitations,
    leftThreads: left,
    members,
  };
}

async function readContract(db: Ctx["db"], companyId: string) {
  const [contract] = await db
    .select({
      contractEndsOn: companies.contractEndsOn,
      offerMonthlyQuota: companies.offerMonthlyQuota,
      contractVersion: companies.contractVersion,
      agreedTermsVersion: companies.agreedTermsVersion,
      agreedContractVersion: companies.agreedContractVersion,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!contract) throw new AppError("companyNotFound");
  return contract;
}
