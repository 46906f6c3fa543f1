import type { Db, Tx } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { companyIdentityRequests } from "@tefuda/db/schema/hidden-company";
import { and, desc, eq, isNotNull, isNull, or } from "@tefuda/db/sql";
import { type Identity, isSameIdentity } from "@tefuda/domain/company/identity";
import { normalizedHost } from "@tefuda/domain/joker/hidden-company";
import { uuidv7 } from "uuidv7";
import type { Administrator } from "../company/company-of.ts";
import type { Ctx } from "../kernel/context.ts";

const requested = {
  id: companyIdentityRequests.id,
  name: companyIdentityRequests.name,
  nameKana: companyIdentityRequests.nameKana,
  siteUrl: companyIdentityRequests.siteUrl,
  requestedAt: companyIdentityRequests.requestedAt,
  declinedReason: companyIdentityRequests.declinedReason,
};

/** What a company last asked to be known by, as long as no operator agreed and it did not take it back. */
export async function readIdentityRequest(db: Db, companyId: string) {
  const [latest] = await db
    .select(requested)
    .from(companyIdentityRequests)
    .where(
      and(
        eq(companyIdentityRequests.companyId, companyId),
        or(
          isNull(companyIdentityRequests.closedAt),
          isNotNull(companyIdentityRequests.declinedReason),
        ),
      ),
    )
    .orderBy(desc(companyIdentityRequests.requestedAt))
    .limit(1);
  return latest ?? null;
}

/**
 * Sets by what a company is known. An operator's word counts at once; the company's own waits for an
 * operator, or whom a seeker hides from could come back under another name. What is asked for is a
 * mark already, so that it hides from both.
 */
export async function changeIdentity(
  tx: Tx,
  { actor, clock }: Pick<Ctx<Administrator>, "actor" | "clock">,
  {
    companyId,
    before,
    wanted,
  }: { readonly companyId: string; readonly before: Identity; readonly wanted: Identity },
): Promise<void> {
  const now = clock();
  const open = and(
    eq(companyIdentityRequests.companyId, companyId),
    isNull(companyIdentityRequests.closedAt),
  );
  const [waiting] = await tx.select(requested).from(companyIdentityRequests).where(open);
  if (actor.kind === "ace" && waiting && isSameIdentity(waiting, wanted)) return;
  await tx.update(companyIdentityRequests).set({ closedAt: now }).where(open);
  if (isSameIdentity(before, wanted)) return;
  if (actor.kind === "operator") return setIdentity(tx, companyId, wanted);
  await tx.insert(companyIdentityRequests).values({
    id: uuidv7(),
    companyId,
    ...identityOf(wanted),
    requestedBy: actor.userId,
    requestedAt: now,
  });
}

export async function setIdentity(tx: Tx, companyId: string, identity: Identity) {
  await tx.update(companies).set(identityOf(identity)).where(eq(companies.id, companyId));
}

const identityOf = ({ name, nameKana, siteUrl }: Identity) => ({
  name,
  nameKana,
  siteUrl,
  siteHost: normalizedHost(siteUrl),
});
