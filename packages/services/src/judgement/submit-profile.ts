import type { Tx } from "@tefuda/db/client";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { findProfile, type StoredProfile } from "../joker/profile.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { type JudgementRow, withStep } from "./judgement-row.ts";
import { keepSnapshot } from "./snapshots.ts";

/**
 * Hands the caller's profile in for judging as it now stands, inside a transaction that holds its
 * lock: as a request of its own, or, while one waits for its verdict, as the newer state of that
 * one. Call `signalJudgement` after commit.
 * @throws dataNotFound
 */
export async function submitProfile(
  tx: Tx,
  ctx: Ctx<JokerActor>,
  judgement: JudgementRow | undefined,
): Promise<void> {
  const profile = await findProfile(tx, ctx.actor.userId);
  if (!profile) throw new AppError("dataNotFound");
  if (judgement?.status === "requested" || judgement?.status === "reviewing")
    return renewRequest(tx, profile, judgement, ctx.clock());
  return makeRequest(tx, ctx, profile, judgement);
}

/**
 * The request keeps its place in the queue, its deadline and its reviewer, and sends no further
 * mail; a verdict on what the reviewer has read is refused by the new step.
 */
async function renewRequest(
  tx: Tx,
  profile: StoredProfile,
  { id, status, history, requestCount }: JudgementRow,
  now: Date,
) {
  await keepSnapshot(tx, profile, requestCount, now);
  if (status === "requested") return;
  const step = { status: "requested" as const, history: withStep(history, "requested", now) };
  await tx
    .update(jokerJudgements)
    .set({ ...step, updatedAt: now })
    .where(eq(jokerJudgements.id, id));
}

async function makeRequest(
  tx: Tx,
  ctx: Ctx<JokerActor>,
  profile: StoredProfile,
  judgement: JudgementRow | undefined,
) {
  const now = ctx.clock();
  const { id: jokerId, email } = profile.joker;
  const id = judgement?.id ?? uuidv7();
  const requestCount = (judgement?.requestCount ?? 0) + 1;
  const requested = {
    status: "requested" as const,
    requestedAt: now,
    requestCount,
    reviewerId: null,
    claimedAt: null,
    history: withStep(judgement?.history ?? [], "requested", now),
    updatedAt: now,
  };
  await tx
    .insert(jokerJudgements)
    .values({ id, jokerId, createdAt: now, ...requested })
    .onConflictDoUpdate({ target: jokerJudgements.jokerId, set: requested });
  await keepSnapshot(tx, profile, requestCount, now);
  await recordEvent(tx, ctx, "judgement_request", {});
  if (email)
    await enqueueMail(tx, ctx, {
      template: "judgementRequested",
      to: email,
      userId: jokerId,
      params: {},
      dedupeKey: `judgementRequested:${id}:${requestCount}`,
    });
}
