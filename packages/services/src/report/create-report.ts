import type { Tx } from "@tefuda/db/client";
import { whereMemberOf } from "@tefuda/db/queries/matching";
import { users } from "@tefuda/db/schema/account";
import { matchings } from "@tefuda/db/schema/matching";
import { reports } from "@tefuda/db/schema/report";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { reportDueAt } from "@tefuda/domain/report/policy";
import type { CreateReport } from "@tefuda/domain/report/schema";
import { and, eq } from "drizzle-orm";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../notification/enqueue-mail.ts";
import { hintReport } from "./hints.ts";
import { readEvidence } from "./read-evidence.ts";

/**
 * Reports the other side of a matching to the support team (spec 3 · Report). The last messages
 * are kept with it only when the reporter agreed to that; nobody else opens the thread. The id is
 * the client's: sending again makes no second report.
 * @throws dataNotFound for a thread the caller is not in, or one without another member
 */
export async function createReport(
  ctx: Ctx<MemberActor>,
  input: CreateReport,
): Promise<{ reportId: string }> {
  const { reportId } = input;
  const isNew = await ctx.db.transaction(async (tx) => {
    const { id: matchingId, aceId, jokerId } = await findPair(tx, ctx.actor, input.matchingId);
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
    if (!made) {
      await requireOwn(tx, reportId, reporterId);
      return false;
    }
    await thank(tx, ctx, reportId);
    await writeAudit(tx, ctx, {
      action: "createReport",
      target: { type: "report", id: reportId },
      reason: input.reasons.join(" "),
    });
    return true;
  });
  if (isNew) await hintReport(ctx, reportId);
  return { reportId };
}

async function findPair(tx: Tx, actor: MemberActor, matchingId: string) {
  const [pair] = await tx
    .select({ id: matchings.id, aceId: matchings.aceId, jokerId: matchings.jokerId })
    .from(matchings)
    .where(and(eq(matchings.id, matchingId), whereMemberOf(actor)));
  if (!pair?.aceId) throw new AppError("dataNotFound");
  return { ...pair, aceId: pair.aceId };
}

/** The id may be somebody else's report, which does not exist for this caller. */
async function requireOwn(tx: Tx, id: string, reporterId: string) {
  const [own] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.id, id), eq(reports.reporterId, reporterId)));
  if (!own) throw new AppError("dataNotFound");
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
