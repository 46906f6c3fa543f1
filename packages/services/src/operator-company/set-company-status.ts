import type { Tx } from "@tefuda/db/client";
import { sessions } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { companies } from "@tefuda/db/schema/company";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, inArray, isNull } from "@tefuda/db/sql";
import type { SetCompanyStatus } from "@tefuda/domain/company/contract";
import { companyStatusMachine } from "@tefuda/domain/company/status";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { transition } from "@tefuda/domain/states/machine";
import { type DroppedLink, dropLink, revokeDropped } from "../calendar/drop-link.ts";
import { lockCompany } from "../company/company-of.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { endSchedules, signalEndedSchedules } from "../schedule/end-schedules.ts";
import { signalAllCandidates } from "../signals/candidate.ts";
import { signalMatching } from "../signals/matching.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalSession } from "../signals/session.ts";
import { lapseCompany, signalLapsed } from "./lapse.ts";

const auditActions = {
  suspend: "suspendCompany",
  resume: "resumeCompany",
  close: "closeCompany",
} as const;

/**
 * Suspends a company, lets it go on, or closes it for good. One that stops is out of sight at
 * once, its staff are signed out and cannot come back, and what waits between it and seekers
 * lapses or, where they were to meet, is cancelled, of which these are told.
 * @throws AppError companyNotFound, lock when the company is not in a state for it
 */
export async function setCompanyStatus(
  ctx: Ctx<OperatorActor>,
  { companyId, action, reason }: SetCompanyStatus,
): Promise<void> {
  const now = ctx.clock();
  const { lapsed, interviews, staff, dropped } = await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, ctx.actor, companyId);
    const status = transition(companyStatusMachine, {
      from: company.status,
      action,
      by: "operator",
    });
    if (!status) throw new AppError("lock");
    await tx
      .update(companies)
      .set({ status, statusReason: reason, statusChangedAt: now, updatedAt: now })
      .where(eq(companies.id, companyId));
    const members = await staffOf(tx, companyId);
    const ended =
      action === "resume" ? { offers: [], likes: [] } : await lapseCompany(tx, ctx, company);
    const cancelled =
      action === "resume"
        ? []
        : await endSchedules(tx, ctx, {
            where: eq(matchings.aceCompanyId, companyId),
            leaver: "ace",
          });
    if (action !== "resume") await tx.delete(sessions).where(inArray(sessions.userId, members));
    if (action === "close") await giveUp(tx, companyId, now);
    // Whoever cannot sign in any more cannot end the link to a calendar either.
    const links: (DroppedLink | undefined)[] = [];
    if (action === "close") for (const id of members) links.push(await dropLink(tx, id));
    const auditAction = auditActions[action];
    const target = { type: "company", id: companyId };
    await writeAudit(tx, ctx, { action: auditAction, target, companyId, reason });
    return { lapsed: ended, interviews: cancelled, staff: members, dropped: links };
  });
  for (const id of staff) signalSession(ctx.ports.bus, id);
  for (const link of dropped) await revokeDropped(ctx, link);
  await signalLapsed(ctx, lapsed);
  signalEndedSchedules(ctx, interviews);
  await signalThreads(ctx, companyId);
  signalAllCandidates(ctx.ports.bus);
  signalPublicPages(ctx);
}

async function staffOf(tx: Tx, companyId: string): Promise<string[]> {
  const staff = await tx.select({ id: aces.id }).from(aces).where(eq(aces.companyId, companyId));
  return staff.map(({ id }) => id);
}

/** What a company that does not come back holds on to: candidates, and people it has invited. */
async function giveUp(tx: Tx, companyId: string, now: Date) {
  await tx.delete(keeps).where(eq(keeps.companyId, companyId));
  await tx
    .update(memberInvitations)
    .set({ canceledAt: now, updatedAt: now })
    .where(
      and(
        eq(memberInvitations.companyId, companyId),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.canceledAt),
      ),
    );
}

/** Open threads close, or open again, before the eyes of the seekers in them. */
async function signalThreads({ db, ports }: Pick<Ctx, "db" | "ports">, companyId: string) {
  const threads = await db
    .select({ id: matchings.id, jokerId: matchings.jokerId })
    .from(matchings)
    .where(eq(matchings.aceCompanyId, companyId));
  for (const { id, jokerId } of threads) signalMatching(ports.bus, [jokerId], id);
}
