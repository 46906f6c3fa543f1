import type { Tx } from "@tefuda/db/client";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { withoutForeignFields } from "@tefuda/domain/recruitment/publish";
import { type RecruitmentStatus, recruitmentMachine } from "@tefuda/domain/recruitment/states";
import { transition } from "@tefuda/domain/states/machine";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalRecruitment } from "../signals/recruitment.ts";
import { columnsOf } from "./content.ts";
import { requireComplete } from "./incomplete.ts";
import { holdPosition, readEmployer, wholePosition } from "./own-position.ts";
import { signalConcerned, tellJokers } from "./tell-jokers.ts";
import { readRevision, saysTheSame, writeRevision } from "./write-revision.ts";

/**
 * Makes a position public, for the first time or again after a pause, once everything the law asks
 * for stands in it. What it says is kept as a revision, unless it says what it said before.
 * @throws AppError recruitmentIncomplete, recruitmentNotFound, permissionDenied
 */
export async function publishRecruitment(
  ctx: Ctx<AceActor>,
  { recruitmentId }: { readonly recruitmentId: string },
): Promise<{ status: RecruitmentStatus }> {
  const concerned = await ctx.db.transaction((tx) => publishOne(tx, ctx, recruitmentId));
  await signalRecruitment(ctx, { id: recruitmentId, companyId: ctx.actor.companyId });
  signalPublicPages(ctx);
  signalConcerned(ctx, concerned);
  return { status: "published" };
}

async function publishOne(tx: Tx, ctx: Ctx<AceActor>, recruitmentId: string) {
  const { actor } = ctx;
  const now = ctx.clock();
  const { position, aceIds } = await holdPosition(tx, actor, recruitmentId);
  if (position.status === "published") return [];
  const step = { from: position.status, action: "publish", by: "ace" } as const;
  if (!transition(recruitmentMachine, step)) throw new AppError("recruitmentNotFound");

  const employer = await readEmployer(tx, actor.companyId);
  const content = withoutForeignFields(wholePosition(position, employer, aceIds));
  requireComplete(content, position.unfinished, now);
  const kept = await readRevision(tx, recruitmentId, position.revision);
  const isNew = kept === undefined || !saysTheSame(kept, content);
  const revision = position.revision + (isNew ? 1 : 0);
  const { aceIds: _, ...stated } = content;
  await tx
    .update(recruitments)
    .set({
      ...columnsOf(stated),
      status: "published",
      pauseReason: null,
      revision,
      publishedAt: position.publishedAt ?? now,
      lastConfirmedAt: now,
      confirmationAskedAt: null,
      lockVersion: position.lockVersion + 1,
      updatedAt: now,
    })
    .where(eq(recruitments.id, recruitmentId));
  const hasChanged =
    isNew &&
    (await writeRevision(tx, { recruitmentId, revision, content, savedBy: actor.userId, at: now }));
  await writeAudit(tx, ctx, {
    action: "publishRecruitment",
    target: { type: "recruitment", id: recruitmentId },
  });
  return hasChanged
    ? tellJokers(tx, ctx, { id: recruitmentId, companyId: actor.companyId, revision })
    : [];
}
