import { createHash, randomBytes } from "node:crypto";
import type { Db } from "@tefuda/db/client";
import { actionCodes } from "@tefuda/db/schema/account";
import { and, eq, gt, gte, inArray, isNull, or } from "@tefuda/db/sql";
import type { ActionCodeKind } from "@tefuda/domain/account/constants";
import { actionCodeExpiresAt } from "@tefuda/domain/account/policy";
import { AppError } from "@tefuda/domain/errors/app-error";
import { uuidv7 } from "uuidv7";

const CODE_BYTES = 32;

export type ActionCode = typeof actionCodes.$inferSelect;

export interface NewActionCode {
  readonly kind: ActionCodeKind;
  readonly email: string;
  readonly userId?: string | undefined;
  readonly payload?: Record<string, unknown> | undefined;
  /** A code that no mail carries: it only counts the request, so that unknown addresses look alike. */
  readonly isDecoy?: boolean | undefined;
}

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");

/**
 * Makes a one-time code for a mailed link and cancels the earlier ones of the same kind and
 * address (spec 7 · password reset by action code). Only its hash is stored.
 */
export async function issueActionCode(
  db: Db,
  now: Date,
  { kind, email, userId, payload = {}, isDecoy = false }: NewActionCode,
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString("base64url");
  await db
    .update(actionCodes)
    .set({ canceledAt: now })
    .where(
      and(
        eq(actionCodes.email, email),
        eq(actionCodes.kind, kind),
        isNull(actionCodes.usedAt),
        isNull(actionCodes.canceledAt),
      ),
    );
  await db.insert(actionCodes).values({
    id: uuidv7(),
    kind,
    email,
    userId: userId ?? null,
    payload,
    codeHash: hashOf(code),
    expiresAt: actionCodeExpiresAt(kind, now),
    canceledAt: isDecoy ? now : null,
    createdAt: now,
  });
  return code;
}

const working = (code: string, kinds: readonly ActionCodeKind[], now: Date) =>
  and(
    eq(actionCodes.codeHash, hashOf(code)),
    inArray(actionCodes.kind, kinds),
    isNull(actionCodes.usedAt),
    isNull(actionCodes.canceledAt),
    gt(actionCodes.expiresAt, now),
  );

/** The row of a code that still works, without using it. @throws invalidActionCode */
export async function findActionCode(
  db: Db,
  now: Date,
  code: string,
  ...kinds: ActionCodeKind[]
): Promise<ActionCode> {
  const [row] = await db
    .select()
    .from(actionCodes)
    .where(working(code, kinds, now));
  if (!row) throw new AppError("invalidActionCode");
  return row;
}

/** Uses a code; of two callers at once only one gets it. @throws invalidActionCode */
export async function useActionCode(
  db: Db,
  now: Date,
  code: string,
  ...kinds: ActionCodeKind[]
): Promise<ActionCode> {
  const [row] = await db
    .update(actionCodes)
    .set({ usedAt: now })
    .where(working(code, kinds, now))
    .returning();
  if (!row) throw new AppError("invalidActionCode");
  return row;
}

/**
 * Cancels the codes of a user, of every address, that were mailed at a moment or later, and of whatever
 * time those that would change the e-mail.
 */
export async function cancelActionCodes(db: Db, now: Date, userId: string, since: Date) {
  await db
    .update(actionCodes)
    .set({ canceledAt: now })
    .where(
      and(
        eq(actionCodes.userId, userId),
        or(gte(actionCodes.createdAt, since), eq(actionCodes.kind, "verifyEmail")),
        isNull(actionCodes.usedAt),
        isNull(actionCodes.canceledAt),
      ),
    );
}
