import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import type { ListMembers } from "@tefuda/domain/company/member";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { type Administrator, companyOf } from "./company-of.ts";
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
  const after = decodeCursor(input.cursor);
  const found = await db
    .select({
      id: aces.id,
      name: aces.name,
      email: users.email,
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
        after && sql`(${aces.createdAt}, ${aces.id}) > (${after.at.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(asc(aces.createdAt), asc(aces.id))
    .limit(PAGE + 1);
  const items = found.slice(0, PAGE);
  const last = items.at(-1);
  return {
    items,
    nextCursor:
      found.length > PAGE && last ? encodeCursor({ at: last.createdAt, id: last.id }) : undefined,
  };
}
