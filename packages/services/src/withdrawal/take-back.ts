import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { and, eq } from "drizzle-orm";
import { hintAllCandidates } from "../candidate/hints.ts";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import type { Ctx } from "../kernel/context.ts";
import { hintPublicPages } from "../kernel/public-pages.ts";
import { hintLeft } from "./close-dealings.ts";

export interface Withdrawn {
  readonly id: string;
  readonly kind: "joker" | "ace";
  readonly withdrawalRequestedAt: Date;
}

/** Puts someone who had withdrawn back, as they were, within the transaction that signs them in. */
export async function takeWithdrawalBack(
  tx: Tx,
  { id, kind, withdrawalRequestedAt }: Withdrawn,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ withdrawalRequestedAt: null, withdrawalReason: null, deleteAt: null })
    .where(eq(users.id, id));
  if (kind === "ace") {
    // Someone whom the company removed meanwhile stays removed.
    await tx
      .update(aces)
      .set({ removedAt: null })
      .where(and(eq(aces.id, id), eq(aces.removedAt, withdrawalRequestedAt)));
    return;
  }
  await tx.update(jokers).set({ withdrawnAt: null }).where(eq(jokers.id, id));
  await upsertSearchDocument(tx, id, now);
}

/** Tells everyone concerned that someone is back. Call it after commit. */
export async function hintTakenBack(
  ctx: Pick<Ctx, "db" | "ports">,
  { id, kind }: Pick<Withdrawn, "id" | "kind">,
): Promise<void> {
  await hintLeft(ctx, { kind, userId: id });
  if (kind === "joker") hintAllCandidates(ctx.ports.bus);
  else hintPublicPages(ctx);
}
