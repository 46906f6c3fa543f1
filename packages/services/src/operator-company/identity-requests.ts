import { users } from "@tefuda/db/schema/account";
import { companies } from "@tefuda/db/schema/company";
import { companyIdentityRequests } from "@tefuda/db/schema/hidden-company";
import { and, asc, eq, isNull } from "@tefuda/db/sql";
import type { DecideIdentity } from "@tefuda/domain/company/identity";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { lockCompany } from "../company/company-of.ts";
import { setIdentity } from "../company-admin/identity.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";
import { restateEmployer } from "../recruitment/restate-employer.ts";
import { signalConcerned } from "../recruitment/tell-jokers.ts";
import { signalDesk } from "../signals/desk.ts";
import { signalNotification } from "../signals/notification.ts";
import { signalPublicPages } from "../signals/public-pages.ts";

/** More than anybody decides in a day; the oldest come first. */
const LISTED_MAX = 100;

/** The companies that ask to be known by another name or site, with what they are known by now. */
export function listIdentityRequests({ db }: Ctx<OperatorActor>) {
  return db
    .select({
      id: companyIdentityRequests.id,
      companyId: companies.id,
      requestedAt: companyIdentityRequests.requestedAt,
      requestedBy: users.name,
      before: {
        name: companies.name,
        nameKana: companies.nameKana,
        siteUrl: companies.siteUrl,
      },
      after: {
        name: companyIdentityRequests.name,
        nameKana: companyIdentityRequests.nameKana,
        siteUrl: companyIdentityRequests.siteUrl,
      },
    })
    .from(companyIdentityRequests)
    .innerJoin(companies, eq(companies.id, companyIdentityRequests.companyId))
    .leftJoin(users, eq(users.id, companyIdentityRequests.requestedBy))
    .where(isNull(companyIdentityRequests.closedAt))
    .orderBy(asc(companyIdentityRequests.requestedAt), asc(companyIdentityRequests.id))
    .limit(LISTED_MAX);
}

/**
 * Agrees to another name or site of a company, or declines it with a reason that the company reads.
 * Its published positions state the new name at once.
 * @throws AppError dataNotFound, lock when it was decided or taken back meanwhile
 */
export async function decideIdentity(
  ctx: Ctx<OperatorActor>,
  input: DecideIdentity,
): Promise<void> {
  const now = ctx.clock();
  const isAccepted = input.decision === "accept";
  const { requestedBy, concerned } = await ctx.db.transaction(async (tx) => {
    const [asked] = await tx
      .select({ companyId: companyIdentityRequests.companyId })
      .from(companyIdentityRequests)
      .where(eq(companyIdentityRequests.id, input.requestId));
    if (!asked) throw new AppError("dataNotFound");
    const { companyId } = asked;
    await lockCompany(tx, ctx.actor, companyId);
    const [request] = await tx
      .update(companyIdentityRequests)
      .set({ closedAt: now, declinedReason: isAccepted ? null : input.reason })
      .where(
        and(
          eq(companyIdentityRequests.id, input.requestId),
          isNull(companyIdentityRequests.closedAt),
        ),
      )
      .returning();
    if (!request) throw new AppError("lock");
    if (isAccepted) await setIdentity(tx, companyId, request);
    const told = isAccepted ? await restateEmployer(tx, ctx, { companyId, savedBy: null }) : [];
    await writeAudit(tx, ctx, {
      action: isAccepted ? "acceptIdentity" : "declineIdentity",
      target: { type: "company", id: companyId },
      companyId,
      reason: isAccepted ? request.name : input.reason,
    });
    if (request.requestedBy)
      await createNotification(tx, ctx, {
        userId: request.requestedBy,
        type: isAccepted ? "identityAccepted" : "identityDeclined",
        params: { companyName: request.name },
      });
    return { requestedBy: request.requestedBy, concerned: told };
  });
  if (requestedBy) signalNotification(ctx.ports.bus, requestedBy, input.requestId);
  signalConcerned(ctx, concerned);
  signalPublicPages(ctx);
  await signalDesk(ctx, "identities");
}
