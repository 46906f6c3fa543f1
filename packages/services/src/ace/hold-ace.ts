import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { and, eq, isNull } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";

/**
 * Holds an ace's row until the transaction ends, so that what the ace begins happens one after
 * another. One who was removed, suspended or made an interview agent while the call was on its way
 * begins nothing more: nobody could go on with it.
 * @throws AppError unauthenticated
 */
export async function holdAce(tx: Tx, aceId: string): Promise<void> {
  const [held] = await tx
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.id, aceId), eq(aces.isAgent, false), isNull(aces.removedAt)))
    .for("no key update");
  if (!held) throw new AppError("unauthenticated");
}
