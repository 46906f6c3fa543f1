import { createHash, randomBytes } from "node:crypto";
import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { customTokens } from "@tefuda/db/schema/bridge";
import { and, eq, gt, isNull, lte } from "@tefuda/db/sql";
import { CUSTOM_TOKENS_PER_MINUTE, customTokenExpiresAt } from "@tefuda/domain/bridge/custom-token";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { MINUTE_MS } from "@tefuda/domain/time/units";
import { uuidv7 } from "uuidv7";
import { currentSession } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";

const TOKEN_BYTES = 32;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Makes a token by which the caller's app signs its own view in (spec 7 · Functions): good once and for a
 * minute, and the only good one of the caller. Its hash alone is kept.
 * @throws AppError tooManyRequests, noCurrentUser
 */
export async function issueCustomToken(ctx: Ctx<MemberActor>): Promise<{ readonly token: string }> {
  const { db, clock } = ctx;
  const { userId } = ctx.actor;
  const now = clock();
  const { createdAt: signedInAt } = await currentSession(ctx);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const own = eq(customTokens.userId, userId);
  await db.transaction(async (tx) => {
    // Two requests at once come one by one, so that neither leaves the other's token good.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    await tx.delete(customTokens).where(and(own, lte(customTokens.createdAt, minuteAgo)));
    if ((await tx.$count(customTokens, own)) >= CUSTOM_TOKENS_PER_MINUTE)
      throw new AppError("tooManyRequests");
    await tx.update(customTokens).set({ expiresAt: now }).where(own);
    await tx.insert(customTokens).values({
      id: uuidv7(),
      tokenHash: hashOf(token),
      userId,
      signedInAt,
      expiresAt: customTokenExpiresAt(now),
      createdAt: now,
    });
  });
  return { token };
}

const working = (token: string, now: Date) =>
  and(
    eq(customTokens.tokenHash, hashOf(token)),
    isNull(customTokens.usedAt),
    gt(customTokens.expiresAt, now),
  );

/** Whose token it is, and when they signed in, without using it. @throws AppError customTokenExpired */
export async function ownerOfToken(db: Db, now: Date, token: string) {
  const [row] = await db
    .select({ userId: customTokens.userId, signedInAt: customTokens.signedInAt })
    .from(customTokens)
    .where(working(token, now));
  if (!row) throw new AppError("customTokenExpired");
  return row;
}

/** Uses a token up; of two callers at once only one gets it. @throws AppError customTokenExpired */
export async function takeToken(db: Db, now: Date, token: string): Promise<void> {
  const [row] = await db
    .update(customTokens)
    .set({ usedAt: now })
    .where(working(token, now))
    .returning({ id: customTokens.id });
  if (!row) throw new AppError("customTokenExpired");
}
