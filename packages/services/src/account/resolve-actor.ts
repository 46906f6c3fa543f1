import type { Db } from "@tefuda/db/client";
import { prepared } from "@tefuda/db/prepared";
import { operators, sessions, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { type Actor, visitor } from "@tefuda/domain/policy/actor";
import { isRestrictedAt } from "@tefuda/domain/policy/restrictions";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { sessionTokenOf, touchSession } from "./sessions.ts";

type App = Pick<Ctx, "db" | "clock" | "ports" | "site">;

const columns = {
  session: { id: sessions.id, createdAt: sessions.createdAt, updatedAt: sessions.updatedAt },
  restriction: { restrictedAt: users.restrictedAt, restrictedUntil: users.restrictedUntil },
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
export async function resolveActor(app: App, headers: Headers): Promise<Actor> {
  const row = await rowOf(app, headers);
  if (!row) return visitor;
  const now = app.clock();
  await touchSession(app.db, now, row.session, row.operator !== null);
  return actorOf(row, isRestrictedAt(row.restriction, now));
}

/**
 * The same for a stream that asks by itself: a page that was left open is no sign of life, and its
 * session lapses as if it were closed.
 */
export async function peekActor(app: App, headers: Headers): Promise<Actor> {
  const row = await rowOf(app, headers);
  return row ? actorOf(row, isRestrictedAt(row.restriction, app.clock())) : visitor;
}

async function rowOf({ db, clock, ports }: App, headers: Headers) {
  const token = await sessionTokenOf(ports, headers);
  if (!token) return undefined;
  // It runs before every call, so it is planned once for a connection.
  const statement = prepared(db, "session_actor", () => selectActor(db).prepare("session_actor"));
  const [row] = await statement.execute({ token, now: clock() });
  return row;
}

const selectActor = (db: Db) =>
  db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(aces, and(eq(aces.id, users.id), isNull(aces.removedAt)))
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(jokers, and(eq(jokers.id, users.id), isNull(jokers.withdrawnAt)))
    .leftJoin(operators, eq(operators.id, users.id))
    .where(
      and(
        eq(sessions.token, sql.placeholder("token")),
        gt(sessions.expiresAt, sql.placeholder("now")),
        eq(users.mustChangePassword, false),
        isNull(users.suspendedAt),
        isNull(users.withdrawalRequestedAt),
      ),
    );

type Row<Kind extends Actor["kind"]> =
  | (Omit<Extract<Actor, { kind: Kind }>, "kind" | "userId" | "isRestricted"> & {
      readonly id: string;
    })
  | null;

interface People {
  readonly ace: Row<"ace">;
  readonly companyStatus: string | null;
  readonly joker: Row<"joker">;
  readonly operator: Row<"operator">;
}

function actorOf({ ace, companyStatus, joker, operator }: People, isClosed: boolean): Actor {
  const restriction = isClosed ? ({ isRestricted: true } as const) : undefined;
  if (ace) {
    const { id: userId, ...rest } = ace;
    if (companyStatus !== "active") return visitor;
    return { kind: "ace", userId, ...rest, ...restriction };
  }
  if (joker) {
    const { id: userId, ...rest } = joker;
    return { kind: "joker", userId, ...rest, ...restriction };
  }
  if (operator) {
    const { id: userId, ...rest } = operator;
    return { kind: "operator", userId, ...rest };
  }
  return visitor;
}
