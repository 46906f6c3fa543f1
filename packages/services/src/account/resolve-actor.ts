import type { Db } from "@tefuda/db/client";
import { onAce, onJoker, whereComesIn } from "@tefuda/db/queries/member";
import { operators, sessions, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { and, eq, sql } from "@tefuda/db/sql";
import { type Given, listOf, statement } from "@tefuda/db/statement";
import { type Actor, visitor } from "@tefuda/domain/policy/actor";
import { isRestrictedAt } from "@tefuda/domain/policy/restrictions";
import type { Ctx } from "../kernel/context.ts";
import { together } from "../kernel/together.ts";
import { sessionTokenOf, touchSession } from "./sessions.ts";

type App = Pick<Ctx, "db" | "clock" | "ports" | "site">;

const columns = {
  session: {
    id: sessions.id,
    token: sessions.token,
    createdAt: sessions.createdAt,
    updatedAt: sessions.updatedAt,
    expiresAt: sessions.expiresAt,
  },
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
  const row = await finderOf(db)(token);
  return row && row.session.expiresAt > clock() ? row : undefined;
}

type Finder = (
  token: string,
) => Promise<Awaited<ReturnType<typeof findActors>>[number] | undefined>;
const finders = new WeakMap<Db, Finder>();

/** Every call asks who is calling: those that come at once ask together, in the tables every time. */
function finderOf(db: Db): Finder {
  const known = finders.get(db);
  if (known) return known;
  const find: Finder = together(
    async (tokens) => {
      const found = await findActors(db, { tokens });
      const byToken = new Map(found.map((row) => [row.session.token, row]));
      return tokens.map((token) => byToken.get(token));
    },
    { runs: 2 },
  );
  finders.set(db, find);
  return find;
}

const findActors = statement((db, given: Given<{ tokens: readonly string[] }>) =>
  db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(aces, onAce())
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(jokers, onJoker())
    .leftJoin(operators, eq(operators.id, users.id))
    .where(and(sql`${sessions.token} = any(${listOf(given.tokens, "text")})`, whereComesIn())),
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
