import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { and, eq } from "@tefuda/db/sql";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalAllCandidates } from "../signals/candidate.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalLeft } from "./close-dealings.ts";

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
export async function signalTakenBack(
  ctx: Pick<Ctx, "db" | "ports">,
  { id, kind }: Pick<Withdrawn, "id" | "kind">,
): Promise<void> {
  await signalLeft(ctx, { kind, userId: id });
  if (kind === "joker") signalAllCandidates(ctx.ports.bus);
  else signalPublicPages(ctx);
}
