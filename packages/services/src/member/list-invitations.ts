import { memberInvitations } from "@tefuda/db/schema/company-member";
import { and, desc, eq, isNull } from "@tefuda/db/sql";
import { type Administrator, companyOf } from "../company/company-of.ts";
import type { Ctx } from "../kernel/context.ts";

/** More open invitations than this no company has: a day makes at most as many, and they end. */
const SHOWN_MAX = 200;

export type Invitation = Awaited<ReturnType<typeof listInvitations>>[number];

/** The invitations of a company that nobody has accepted yet, also those whose link has run out. */
export async function listInvitations(
  { db, actor, clock }: Pick<Ctx<Administrator>, "db" | "actor" | "clock">,
  input: { readonly companyId?: string | undefined } = {},
) {
  const now = clock();
  const found = await db
    .select({
      id: memberInvitations.id,
      email: memberInvitations.email,
      name: memberInvitations.name,
      authority: memberInvitations.authority,
      sentAt: memberInvitations.sentAt,
      sentCount: memberInvitations.sentCount,
      expiresAt: memberInvitations.expiresAt,
    })
    .from(memberInvitations)
    .where(
      and(
        eq(memberInvitations.companyId, companyOf(actor, input.companyId)),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.canceledAt),
      ),
    )
    .orderBy(desc(memberInvitations.createdAt), desc(memberInvitations.id))
    .limit(SHOWN_MAX);
  return found.map((one) => ({ ...one, isExpired: one.expiresAt <= now }));
}
