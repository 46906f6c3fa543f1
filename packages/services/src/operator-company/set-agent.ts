import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { and, asc, eq, inArray, isNull, or, sql } from "@tefuda/db/sql";
import {
  hiresInHand,
  leavesAdmin,
  missingForAgent,
  placeAgent,
  type SetAgent,
} from "@tefuda/domain/ace/agent";
import { aceLabels, agentReason } from "@tefuda/domain/ace/labels.ja";
import { aceProfileSteps } from "@tefuda/domain/ace/steps";
import { AGENTS_MAX } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import { authorityLabels } from "@tefuda/domain/options/authorities";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { lockCompany, lockMember } from "../company/company-of.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { readInHand } from "../member/in-hand.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalNotifications } from "../signals/offer.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalSession } from "../signals/session.ts";
import { selectAgents } from "./agents.ts";
import { lapseConsultations, signalLapsed } from "./lapse.ts";

const LIST_MARK = "、";

/**
 * Makes a member an interview agent at a place among all agents, moves one who is, or ends it.
 * Threads go on either way; consultations that still wait lapse with the agent, and the seekers
 * are told (spec 6 · Agent ace).
 * @throws AppError companyNotFound, aceNotFound, agentIncomplete with the labels of the steps that
 * are missing, agentStillHires, agentLeavesNoAdmin, reachAgentLimit
 */
export async function setAgent(ctx: Ctx<OperatorActor>, input: SetAgent): Promise<void> {
  const { aceId, isAgent } = input;
  const { isChanged, lapsed } = await ctx.db.transaction(async (tx) => {
    const company = await lockAgencies(tx, ctx, input.companyId);
    const member = await lockMember(tx, company.id, aceId);
    if (isAgent && !member.isAgent) await requireFit(tx, ctx, input);
    const place = isAgent ? await putInOrder(tx, ctx, input) : undefined;
    const changed = isAgent !== member.isAgent;
    const likes = isAgent || !changed ? [] : await lapseConsultations(tx, ctx, { aceId, company });
    if (changed) {
      await tx.update(aces).set({ isAgent, updatedAt: ctx.clock() }).where(eq(aces.id, aceId));
      const label = isAgent ? aceLabels.agent : authorityLabels[member.authority];
      await createNotification(tx, ctx, {
        userId: aceId,
        type: "authorityChanged",
        params: { label },
      });
    }
    await writeAudit(tx, ctx, {
      action: "setAgent",
      target: { type: "ace", id: aceId },
      companyId: company.id,
      reason: agentReason(place),
    });
    return { isChanged: changed, lapsed: { offers: [], likes } };
  });
  if (isChanged) {
    signalSession(ctx.ports.bus, aceId);
    signalNotifications(ctx, aceId);
  }
  await signalLapsed(ctx, lapsed);
  signalPublicPages(ctx);
}

/**
 * One change of agents at a time, and none of the members of an agency meanwhile: an order touches
 * people of several companies, whose rows are locked in one order only.
 */
async function lockAgencies(tx: Tx, ctx: Ctx<OperatorActor>, companyId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('agents'))`);
  const agencies = tx.select({ id: aces.companyId }).from(aces).where(eq(aces.isAgent, true));
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(or(eq(companies.id, companyId), inArray(companies.id, agencies)))
    .orderBy(asc(companies.id))
    .for("no key update");
  return lockCompany(tx, ctx.actor, companyId);
}

async function requireFit(tx: Tx, ctx: Ctx<OperatorActor>, { companyId, aceId }: SetAgent) {
  const members = await tx
    .select()
    .from(aces)
    .where(and(eq(aces.companyId, companyId), isNull(aces.removedAt)));
  const member = members.find(({ id }) => id === aceId);
  if (!member) throw new AppError("aceNotFound");
  const missing = missingForAgent(member);
  if (missing.length > 0)
    throw new AppError("agentIncomplete", {
      params: {
        list: aceProfileSteps
          .filter(({ key }) => missing.includes(key))
          .map(({ title }) => title)
          .join(LIST_MARK),
      },
    });
  if (hiresInHand(await readInHand(tx, aceId, ctx.clock()))) throw new AppError("agentStillHires");
  if (!leavesAdmin(members, aceId)) throw new AppError("agentLeavesNoAdmin");
}

/** Numbers all agents anew from 1, and answers the place of this one. @throws AppError reachAgentLimit */
async function putInOrder(tx: Tx, ctx: Ctx<OperatorActor>, { aceId, place }: SetAgent) {
  const agents = await selectAgents(tx);
  const isNew = agents.every(({ id }) => id !== aceId);
  if (isNew && agents.length >= AGENTS_MAX)
    throw new AppError("reachAgentLimit", { params: { limit: AGENTS_MAX } });
  const order = placeAgent(
    agents.map(({ id }) => id),
    aceId,
    place,
  );
  const before = new Map(agents.map(({ id, agentOrder }) => [id, agentOrder]));
  for (const [index, id] of order.entries()) {
    const agentOrder = index + 1;
    if (before.get(id) === agentOrder) continue;
    await tx.update(aces).set({ agentOrder, updatedAt: ctx.clock() }).where(eq(aces.id, id));
  }
  return order.indexOf(aceId) + 1;
}
