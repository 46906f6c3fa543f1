import { operators, sessions, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { type Actor, visitor } from "@tefuda/domain/policy/actor";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { sessionTokenOf, touchSession } from "./sessions.ts";

const columns = {
  session: { id: sessions.id, updatedAt: sessions.updatedAt },
  ace: {
    id: aces.id,
    companyId: aces.companyId,
    authority: aces.authority,
    isAgent: aces.isAgent,
  },
  companyStatus: companies.status,
  joker: { id: jokers.id, registrationStatus: jokers.registrationStatus },
  operator: { id: operators.id, role: operators.role },
};

/**
 * Who is calling, by the session cookie: an ace if there is one of that id, else a joker, else an
 * operator (spec 4 · User type). A person who is suspended, has withdrawn, left the company, or
 * still has to set the first password reads as a visitor.
 */
export async function resolveActor(
  { db, clock, ports }: Pick<Ctx, "db" | "clock" | "ports" | "site">,
  headers: Headers,
): Promise<Actor> {
  const token = await sessionTokenOf(ports, headers);
  if (!token) return visitor;
  const now = clock();
  const [row] = await db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(aces, and(eq(aces.id, users.id), isNull(aces.removedAt)))
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(jokers, and(eq(jokers.id, users.id), isNull(jokers.withdrawnAt)))
    .leftJoin(operators, eq(operators.id, users.id))
    .where(
      and(
        eq(sessions.token, token),
        gt(sessions.expiresAt, now),
        eq(users.mustChangePassword, false),
        isNull(users.suspendedAt),
        isNull(users.withdrawalRequestedAt),
      ),
    );
  if (!row) return visitor;
  await touchSession(db, now, row.session);
  return actorOf(row);
}

type Row<Kind extends Actor["kind"]> =
  | (Omit<Extract<Actor, { kind: Kind }>, "kind" | "userId"> & { readonly id: string })
  | null;

interface People {
  readonly ace: Row<"ace">;
  readonly companyStatus: string | null;
  readonly joker: Row<"joker">;
  readonly operator: Row<"operator">;
}

function actorOf({ ace, companyStatus, joker, operator }: People): Actor {
  if (ace) {
    const { id: userId, ...rest } = ace;
    return companyStatus === "active" ? { kind: "ace", userId, ...rest } : visitor;
  }
  if (joker) {
    const { id: userId, ...rest } = joker;
    return { kind: "joker", userId, ...rest };
  }
  if (operator) {
    const { id: userId, ...rest } = operator;
    return { kind: "operator", userId, ...rest };
  }
  return visitor;
}
