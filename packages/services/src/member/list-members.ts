import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { and, asc, eq, isNotNull, isNull, sql } from "@tefuda/db/sql";
import type { ListMembers } from "@tefuda/domain/company/member";
import { type Administrator, companyOf } from "../company/company-of.ts";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereAfter } from "../kernel/cursor.ts";
import { inHandColumns } from "./in-hand.ts";

const PAGE = 50;

export type Member = Awaited<ReturnType<typeof listMembers>>["items"][number];

/**
 * The members of a company, the oldest first, with what each has in hand; or those who left, as
 * their threads may still wait for a colleague.
 */
export async function listMembers(
  { db, actor, clock }: Pick<Ctx<Administrator>, "db" | "actor" | "clock">,
  input: ListMembers & { readonly companyId?: string | undefined },
) {
  const now = clock();
  const found = await db
    .select({
      id: aces.id,
      name: aces.name,
      email: users.email,
      emailRefusedAt: users.emailRefusedAt,
      position: aces.position,
      profileImage: aces.profileImage,
      authority: aces.authority,
      isAvailable: aces.isAvailable,
      isAgent: aces.isAgent,
      lastSignedInAt: users.lastSignedInAt,
      /** Accepted the invitation and has set no password yet. */
      isStarting: users.mustChangePassword,
      isErased: sql<boolean>`${users.erasedAt} is not null`,
      hasWithdrawn: sql<boolean>`${users.withdrawalRequestedAt} is not null`,
      removedAt: aces.removedAt,
      createdAt: aces.createdAt,
      inHand: inHandColumns(now),
    })
    .from(aces)
    .innerJoin(users, eq(users.id, aces.id))
    .where(
      and(
        eq(aces.companyId, companyOf(actor, input.companyId)),
        input.group === "left" ? isNotNull(aces.removedAt) : isNull(aces.removedAt),
        whereAfter(aces.createdAt, aces.id, decodeCursor(input.cursor)),
      ),
    )
    .orderBy(asc(aces.createdAt), asc(aces.id))
    .limit(oneMoreThan(PAGE));
  const { page, nextCursor } = pageOf(found, PAGE, (row) => ({ at: row.createdAt, id: row.id }));
  return { items: page, nextCursor };
}
