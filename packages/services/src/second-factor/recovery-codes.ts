import { createHash, randomInt } from "node:crypto";
import type { Tx } from "@tefuda/db/client";
import { recoveryCodes } from "@tefuda/db/schema/second-factor";
import { and, eq, isNull } from "@tefuda/db/sql";
import { writeRecoveryCode } from "@tefuda/domain/second-factor/code";
import { RECOVERY_CODES } from "@tefuda/domain/second-factor/constants";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";

/** The hash under which a code is kept; a code has more bits than anyone can try. */
export const hashRecoveryCode = (code: string): string =>
  createHash("sha256").update(code.replaceAll("-", "")).digest("base64url");

/** A user's codes as they are shown, once, from the system's source of randomness. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => writeRecoveryCode((below) => randomInt(below)));

/** Puts new codes in the place of all earlier ones. */
export async function storeRecoveryCodes(
  tx: Tx,
  now: Date,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = codes.map((code) => ({
    id: uuidv7(),
    userId,
    codeHash: hashRecoveryCode(code),
    createdAt: now,
  }));
  await tx.insert(recoveryCodes).values(rows);
}

/** How many codes a user has left. */
export const countRecoveryCodes = ({ db }: Pick<Ctx, "db">, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
