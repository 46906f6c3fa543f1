import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { eq } from "@tefuda/db/sql";

/** Holds an ace's canned replies until the transaction ends: their number and order change one by one. */
export async function lockOwn(tx: Tx, aceId: string): Promise<void> {
  await tx.select({ id: aces.id }).from(aces).where(eq(aces.id, aceId)).for("no key update");
}
