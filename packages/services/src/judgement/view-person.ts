import { AppError } from "@tefuda/domain/errors/app-error";
import type { ViewPerson } from "@tefuda/domain/judgement/schema";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { findProfile } from "../joker/profile.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { findJudgement } from "./judgement-row.ts";
import { type Person, personOf } from "./person.ts";
import { previousSnapshot } from "./snapshots.ts";

/**
 * Shows a seeker's sex and birthday to an operator who judges, as they are now and as they were at
 * the request before, null at the first. Each view is recorded with its reason, never with what was
 * seen: nothing is shown without the record (spec 6 · Roles and permissions).
 * @throws dataNotFound
 */
export function viewPerson(
  ctx: Ctx<OperatorActor>,
  { jokerId, reason }: ViewPerson,
): Promise<{ now: Person; previous: Person | null }> {
  return ctx.db.transaction(async (tx) => {
    const profile = await findProfile(tx, jokerId);
    const judgement = await findJudgement(tx, jokerId);
    if (!profile || !judgement) throw new AppError("dataNotFound");
    await writeAudit(tx, ctx, {
      action: "viewPersonInJudging",
      target: { type: "joker", id: jokerId },
      reason,
    });
    const previous = await previousSnapshot(tx, jokerId, judgement.requestCount);
    return { now: personOf(profile.joker), previous: previous && personOf(previous.profile) };
  });
}
