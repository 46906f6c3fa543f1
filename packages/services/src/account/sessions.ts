import type { Db } from "@tefuda/db/client";
import { operators, sessions, users } from "@tefuda/db/schema/account";
import { customTokens } from "@tefuda/db/schema/bridge";
import { pushSubscriptions } from "@tefuda/db/schema/push";
import { secondSteps } from "@tefuda/db/schema/second-factor";
import { and, eq, gt, inArray, ne, sql } from "@tefuda/db/sql";
import { sessionExpiresAt } from "@tefuda/domain/account/policy";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Ctx } from "../kernel/context.ts";
import { signalSession } from "../signals/session.ts";
import { rememberDevice } from "./known-device.ts";
import { rememberSide } from "./last-side.ts";

const TOUCH_EVERY_MS = 60 * 60 * 1000;

type SessionCtx = Pick<Ctx, "db" | "clock" | "ports" | "request">;

/**
 * Signs a user in whose right to it was checked before, and gives the browser its cookie. A session
 * that the browser had ends with it: nobody is left signed in by a cookie that was put aside. Pushes
 * go on coming to the browser where the session before was the same user's.
 * @param startedAt what counts as the moment of the sign-in where that is not now
 */
export async function openSession(
  ctx: SessionCtx,
  userId: string,
  startedAt = ctx.clock(),
): Promise<void> {
  const { db, clock, ports, request } = ctx;
  const now = clock();
  const isOperator = (await db.$count(operators, eq(operators.id, userId))) > 0;
  const before = await sessionTokenOf(ports, request.headers);
  const { headers, response: made } = await ports.auth.api.openSession({
    body: {
      userId,
      ipAddress: request.ip,
      userAgent: request.userAgent,
      now,
      startedAt,
      expiresAt: sessionExpiresAt(startedAt, isOperator, now),
    },
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) request.setCookie(cookie);
  request.note?.({ event: "signedIn", userId });
  await rememberDevice(ctx, userId);
  await rememberSide(ctx, userId);
  await db.update(users).set({ lastSignedInAt: now }).where(eq(users.id, userId));
  if (!before) return;
  await passPushesOn(db, { userId, before, after: made.token });
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.token, before))
    .returning({ userId: sessions.userId });
  if (ended && ended.userId !== userId) signalSession(ports.bus, ended.userId);
}

/** Of two sessions of one browser, by their tokens; pushes would end with the one before. */
async function passPushesOn(
  db: Db,
  { userId, before, after }: Readonly<Record<"userId" | "before" | "after", string>>,
) {
  const sessionOf = (token: string) =>
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.token, token), eq(sessions.userId, userId)));
  await db
    .update(pushSubscriptions)
    .set({ sessionId: sql`(${sessionOf(after)})` })
    .where(inArray(pushSubscriptions.sessionId, sessionOf(before)));
}

/** Cookie headers whose signature was right, for each engine with its secret, and their tokens. */
const checked = new WeakMap<Ctx["ports"]["auth"], Map<string, string>>();
const CHECKED_MAX = 5000;

/**
 * The token in the session cookie, its signature checked; undefined without one. A right signature
 * stays right, so it is worked out once for all calls of a browser; whether the session still
 * lives is for the tables to say, every time.
 */
export async function sessionTokenOf({ auth }: Ctx["ports"], headers: Headers) {
  const cookie = headers.get("cookie") ?? "";
  const tokens = checked.get(auth) ?? new Map<string, string>();
  const known = tokens.get(cookie);
  if (known) return known;
  const token = await auth.api.readSessionToken({ headers });
  if (!token) return undefined;
  if (tokens.size >= CHECKED_MAX) tokens.clear();
  checked.set(auth, tokens.set(cookie, token));
  return token;
}

/** The caller's own session row. @throws noCurrentUser where it has ended, or there was none */
export async function currentSession({ db, clock, ports, request }: SessionCtx) {
  const token = await sessionTokenOf(ports, request.headers);
  const [session] = token
    ? await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.token, token), gt(sessions.expiresAt, clock())))
    : [];
  if (!session) throw new AppError("noCurrentUser");
  return session;
}

/**
 * Ends every session of a user, except one that stays, every sign-in that is half done, and what an
 * app could still sign in by.
 */
export async function endSessions(db: Db, userId: string, exceptId?: string) {
  await db.delete(secondSteps).where(eq(secondSteps.userId, userId));
  await db.delete(customTokens).where(eq(customTokens.userId, userId));
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );
}

/** Moves the end of a session that is in use, as far as it may go; at most once an hour. */
export async function touchSession(
  db: Db,
  now: Date,
  session: Pick<typeof sessions.$inferSelect, "id" | "createdAt" | "updatedAt">,
  isOperator: boolean,
) {
  if (now.getTime() - session.updatedAt.getTime() < TOUCH_EVERY_MS) return;
  await db
    .update(sessions)
    .set({ updatedAt: now, expiresAt: sessionExpiresAt(session.createdAt, isOperator, now) })
    .where(eq(sessions.id, session.id));
}
