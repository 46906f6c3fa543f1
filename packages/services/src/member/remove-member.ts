import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { and, eq, isNotNull } from "@tefuda/db/sql";
import { canSucceed } from "@tefuda/domain/ace/agent";
import { type HandOver, hasToHandOver, type RemoveMember } from "@tefuda/domain/company/member";
import { AppError } from "@tefuda/domain/errors/app-error";
import { WITHDRAWN_USER_NAME } from "@tefuda/domain/joker/display-name";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { endSessions } from "../account/sessions.ts";
import { dropLink, revokeDropped } from "../calendar/drop-link.ts";
import { type Administrator, companyOf, lockCompany, lockMember } from "../company/company-of.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";
import { unlinkAce } from "../recruitment/unlink-ace.ts";
import { lockPeople } from "../schedule/interview.ts";
import { takeOverInterviews } from "../schedule/take-over-interviews.ts";
import { signalCandidates } from "../signals/candidate.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalRecruitment } from "../signals/recruitment.ts";
import { signalSession } from "../signals/session.ts";
import { refuseLastAdmin } from "../withdrawal/refuse-last-admin.ts";
import { handOver } from "./hand-over.ts";
import { readInHand } from "./in-hand.ts";
import { type GivenToColleague, signalHandedOver } from "./signal-handed-over.ts";

/**
 * Takes a member out of the company: every session ends at once, and what the member had in hand
 * goes to a colleague in the same transaction (spec 6 · Admin authority).
 * @throws AppError lastAdmin, aceNotFound, companyNotFound, permissionDenied, invalidParameter with the
 * field `successorId` when there is something to hand over and nobody is named for it
 */
export async function removeMember(
  ctx: Ctx<Administrator>,
  { aceId, successorId, ...input }: RemoveMember,
): Promise<void> {
  const companyId = companyOf(ctx.actor, input.companyId);
  const now = ctx.clock();
  const {
    given: handed,
    unlinked,
    dropped,
  } = await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, ctx.actor, companyId);
    const leaver = await lockMember(tx, companyId, aceId);
    if (leaver.authority === "admin") await refuseLastAdmin(tx, { userId: aceId, companyId });
    const given = await give(tx, ctx, { leaver, successorId, company });
    // Positions that no colleague has taken over.
    const unlinked = await unlinkAce(tx, ctx, aceId);
    await tx.update(aces).set({ removedAt: now, updatedAt: now }).where(eq(aces.id, aceId));
    await endSessions(tx, aceId);
    const dropped = await dropLink(tx, aceId);
    await writeAudit(tx, ctx, {
      action: "removeMember",
      target: { type: "ace", id: aceId },
      companyId,
      reason: leaver.name,
    });
    return { given, unlinked, dropped };
  });
  const { bus } = ctx.ports;
  signalSession(bus, aceId);
  if (handed && successorId)
    await signalHandedOver(ctx, { companyId, fromId: aceId, toId: successorId }, handed);
  else signalCandidates(bus, [ctx.actor.userId]);
  for (const position of unlinked) await signalRecruitment(ctx, position);
  signalPublicPages(ctx);
  await revokeDropped(ctx, dropped);
}

/**
 * Gives what a member who has left, by withdrawing, still had in hand to a colleague.
 * @throws AppError aceNotFound, companyNotFound, permissionDenied, invalidParameter
 */
export async function handOverLeft(
  ctx: Ctx<Administrator>,
  { aceId, successorId, ...input }: HandOver,
): Promise<void> {
  const companyId = companyOf(ctx.actor, input.companyId);
  const handed = await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, ctx.actor, companyId);
    const [leaver] = await tx
      .select({ id: aces.id, name: aces.name, isAgent: aces.isAgent })
      .from(aces)
      .where(and(eq(aces.id, aceId), eq(aces.companyId, companyId), isNotNull(aces.removedAt)))
      .for("no key update");
    if (!leaver) throw new AppError("aceNotFound");
    const given = await give(tx, ctx, { leaver, successorId, company });
    await writeAudit(tx, ctx, {
      action: "handOver",
      target: { type: "ace", id: aceId },
      companyId,
      reason: leaver.name,
    });
    return given;
  });
  if (handed) await signalHandedOver(ctx, { companyId, fromId: aceId, toId: successorId }, handed);
}

interface Giving {
  readonly leaver: { readonly id: string; readonly name: string; readonly isAgent: boolean };
  readonly successorId: string | undefined;
  readonly company: { readonly id: string; readonly name: string };
}

async function give(
  tx: Tx,
  ctx: Ctx<Administrator>,
  { leaver, successorId, company }: Giving,
): Promise<GivenToColleague | undefined> {
  const now = ctx.clock();
  if (!successorId) {
    if (hasToHandOver(await readInHand(tx, leaver.id, now)))
      throw new AppError("invalidParameter", { fields: { successorId: messages.required } });
    return undefined;
  }
  if (successorId === leaver.id)
    throw new AppError("invalidParameter", { fields: { successorId: messages.invalid } });
  const to = await lockMember(tx, company.id, successorId);
  const inHand = await readInHand(tx, leaver.id, now);
  if (!canSucceed({ ...leaver, inHand }, to))
    throw new AppError("invalidParameter", { fields: { successorId: messages.invalid } });
  await lockPeople(tx, [to.id]);
  const handed = await handOver(tx, { companyId: company.id, fromId: leaver.id, to, now });
  const movedInterviews = await takeOverInterviews(tx, ctx, {
    threads: handed.threads,
    leaverId: leaver.id,
  });
  const count = handed.threads.length + handed.offers.length + handed.likes.length;
  if (count > 0)
    await createNotification(tx, ctx, {
      userId: to.id,
      type: "threadHandedOver",
      params: { aceName: leaver.name || WITHDRAWN_USER_NAME, count },
      aboutUserId: leaver.id,
    });
  for (const { id, jokerId } of handed.threads)
    await createNotification(tx, ctx, {
      userId: jokerId,
      type: "aceChanged",
      params: { companyName: company.name, aceName: to.name, id },
      aboutUserId: to.id,
    });
  return { ...handed, movedInterviews };
}
