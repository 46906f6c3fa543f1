import type { Tx } from "@tefuda/db/client";
import { whereMemberOf } from "@tefuda/db/queries/matching";
import { users } from "@tefuda/db/schema/account";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { reports } from "@tefuda/db/schema/report";
import { and, eq, gt } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { REPORTABLE_DAYS_AFTER_END } from "@tefuda/domain/report/constants";
import { reportDueAt } from "@tefuda/domain/report/policy";
import type { CreateReport } from "@tefuda/domain/report/schema";
import { addJstDays } from "@tefuda/domain/time/jst";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { endMatching, signalEnded } from "../release/end-matching.ts";
import { signalReport } from "../signals/report.ts";
import { readEvidence } from "./read-evidence.ts";

/**
 * Reports the other side of a matching to the support team (spec 3 · Report), and releases the
 * matching in the same transaction if that is asked for. The last messages are kept with it only
 * when the reporter agreed to that; nobody else opens the thread. A thread that the other side has
 * ended can still be reported for a month. The id is the client's: sending again makes no second
 * report.
 * @throws dataNotFound for a thread the caller is not in, or one without another member
 */
export async function createReport(
  ctx: Ctx<MemberActor>,
  input: CreateReport,
): Promise<{ reportId: string }> {
  const { reportId, matchingId } = input;
  const { isNew, userIds } = await ctx.db.transaction(async (tx) => {
    const [matching] = await tx
      .select()
      .from(matchings)
      .where(and(eq(matchings.id, matchingId), whereMemberOf(ctx.actor)))
      .for("update");
    // Of the same report sent twice, the second finds the thread released by the first; the wish to
    // release may also have come with the second only.
    const isNew = !(await isOwnReport(tx, ctx.actor, reportId));
    if (isNew)
      await insertReport(tx, ctx, input, matching ?? (await findEnded(tx, ctx, matchingId)));
    const releases = input.release && matching;
    return {
      isNew,
      userIds: releases && (await endMatching(tx, ctx, { matching, route: "release" })),
    };
  });
  if (userIds) await signalEnded(ctx, userIds, matchingId);
  if (isNew) await signalReport(ctx, reportId);
  return { reportId };
}

interface Pair {
  readonly aceId: string | null;
  readonly jokerId: string | null;
  readonly aceCompanyId: string | null;
}

/** A thread of the caller's that has ended lately, by whomever. */
async function findEnded(tx: Tx, { actor, clock }: Ctx<MemberActor>, matchingId: string) {
  const mine =
    actor.kind === "ace"
      ? eq(deletedMatchings.aceId, actor.userId)
      : eq(deletedMatchings.jokerId, actor.userId);
  const since = addJstDays(clock(), -REPORTABLE_DAYS_AFTER_END);
  const [ended] = await tx
    .select({
      aceId: deletedMatchings.aceId,
      jokerId: deletedMatchings.jokerId,
      aceCompanyId: deletedMatchings.aceCompanyId,
    })
    .from(deletedMatchings)
    .where(and(eq(deletedMatchings.id, matchingId), mine, gt(deletedMatchings.deletedAt, since)));
  return ended;
}

async function insertReport(
  tx: Tx,
  ctx: Ctx<MemberActor>,
  input: CreateReport,
  pair: Pair | undefined,
) {
  if (!pair?.aceId || !pair.jokerId) throw new AppError("dataNotFound");
  const { aceId, jokerId } = pair;
  const { reportId, matchingId } = input;
  const now = ctx.clock();
  const reporterId = ctx.actor.userId;
  const [made] = await tx
    .insert(reports)
    .values({
      id: reportId,
      matchingId,
      aceId,
      jokerId,
      reporterId,
      reportedUserId: reporterId === jokerId ? aceId : jokerId,
      reportReasons: input.reasons,
      content: input.content ?? "",
      shareMessages: input.shareMessages,
      evidence: input.shareMessages ? await readEvidence(tx, matchingId) : null,
      dueAt: reportDueAt(input.reasons, now),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: reports.id })
    .returning({ id: reports.id });
  // The id is somebody else's report, which does not exist for this caller.
  if (!made) throw new AppError("dataNotFound");
  await thank(tx, ctx, reportId);
  await recordEvent(tx, ctx, "report_send", {}, { companyId: pair.aceCompanyId });
  await writeAudit(tx, ctx, {
    action: "createReport",
    target: { type: "report", id: reportId },
    reason: input.reasons.join(" "),
  });
}

async function isOwnReport(tx: Tx, { userId }: MemberActor, id: string): Promise<boolean> {
  return (await tx.$count(reports, and(eq(reports.id, id), eq(reports.reporterId, userId)))) > 0;
}

async function thank(tx: Tx, ctx: Ctx<MemberActor>, reportId: string) {
  const { userId } = ctx.actor;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  await enqueueMail(tx, ctx, {
    template: "reportReceived",
    to: user.email,
    userId,
    params: {},
    dedupeKey: `reportReceived:${reportId}`,
  });
}
