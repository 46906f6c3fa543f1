import type { Db } from "@tefuda/db/client";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { resolveRegistrationStatus } from "@tefuda/domain/joker/registration";
import { shownRankOf } from "@tefuda/domain/judgement/passed-screen";
import { judgementDeadline, requestableAt } from "@tefuda/domain/judgement/policy";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** Where a seeker's own judgement stands; what the modal, the banner and the passed screen need. */
export type OwnJudgement = Awaited<ReturnType<typeof readOwnJudgement>>;

/**
 * Reads where a seeker's own judgement stands (spec 4 · registrationStatus). Before the first
 * request `status` is null. A rank that no screen may show is left out.
 * @throws dataNotFound
 */
export function getOwnJudgement(ctx: Ctx<JokerActor>) {
  return readOwnJudgement(ctx.db, ctx.actor.userId);
}

export async function readOwnJudgement(db: Db, jokerId: string) {
  const [row] = await db
    .select({ registrationStatus: jokers.registrationStatus, judgement: jokerJudgements })
    .from(jokers)
    .leftJoin(jokerJudgements, eq(jokerJudgements.jokerId, jokers.id))
    .where(eq(jokers.id, jokerId));
  if (!row) throw new AppError("dataNotFound");
  const { judgement } = row;
  const status = judgement?.status ?? null;
  // Reasons of an earlier verdict stay with the row while a new request waits.
  const isAnswered = status === "remanded" || status === "rejected";
  return {
    registrationStatus: resolveRegistrationStatus(row.registrationStatus, status),
    status,
    rank: status === "passed" ? (shownRankOf(judgement?.rank) ?? null) : null,
    requestedAt: judgement?.requestedAt ?? null,
    deadline: judgement ? judgementDeadline(judgement.requestedAt) : null,
    /** From when a new request is taken after a rejection. */
    requestableAt: judgement && status === "rejected" ? requestableAt(judgement) : null,
    reasonCodes: isAnswered ? (judgement?.reasonCodes ?? []) : [],
    fieldComments: isAnswered ? (judgement?.fieldComments ?? []) : [],
    comment: isAnswered ? (judgement?.comment ?? null) : null,
    /** False once, after the judgement has passed, until the screen that says so was shown. */
    isShownJudgementPassed: status !== "passed" || judgement?.isShownJudgementPassed === true,
  };
}
