import type { Tx } from "@tefuda/db/client";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import { type MissingField, withoutForeignFields } from "@tefuda/domain/recruitment/publish";
import type { SaveRecruitment } from "@tefuda/domain/recruitment/schema";
import type { RecruitmentStatus } from "@tefuda/domain/recruitment/states";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { signalRecruitment } from "../signals/recruitment.ts";
import { columnsOf } from "./content.ts";
import { openItems, requireComplete } from "./incomplete.ts";
import { holdPosition, linkAces, readEmployer } from "./own-position.ts";
import { signalConcerned, tellJokers } from "./tell-jokers.ts";
import { writeRevision } from "./write-revision.ts";

export interface SavedRecruitment {
  readonly recruitmentId: string;
  readonly status: RecruitmentStatus;
  readonly revision: number;
  readonly lockVersion: number;
  /** What still keeps it from being published. */
  readonly missing: readonly MissingField[];
}

/**
 * Saves a position of the company (spec 6 · Create, edit recruitment): a draft or a paused one as
 * far as it goes, a published one only whole, as a new revision of which offered and matched jokers
 * are told. The ids are the client's: what is sent twice is saved once.
 * @throws AppError lock when someone else saved meanwhile, recruitmentNotFound for a stranger's or
 * an ended one, permissionDenied for a colleague's, recruitmentIncomplete, invalidParameter
 */
export async function saveRecruitment(
  ctx: Ctx<AceActor>,
  input: SaveRecruitment,
): Promise<SavedRecruitment> {
  const { saved, concerned } = await ctx.db.transaction((tx) => saveOne(tx, ctx, input));
  const { companyId } = ctx.actor;
  await signalRecruitment(ctx, { id: saved.recruitmentId, companyId });
  if (saved.status === "published") signalPublicPages(ctx);
  signalConcerned(ctx, concerned);
  return saved;
}

async function saveOne(tx: Tx, ctx: Ctx<AceActor>, input: SaveRecruitment) {
  const { actor } = ctx;
  const { recruitmentId, unfinished, saveId } = input;
  const now = ctx.clock();
  if (input.lockVersion === undefined) await makeDraft(tx, actor, input, now);
  const { position } = await holdPosition(tx, actor, recruitmentId);
  const { status } = position;
  const employer = await readEmployer(tx, actor.companyId);
  const content = { ...withoutForeignFields(input.recruitment), ...employer };
  const wanted = { companyId: actor.companyId, recruitmentId, aceIds: aceIdsOf(actor, input) };

  if (position.savedAs === saveId) {
    const missing = openItems({ ...content, aceIds: wanted.aceIds }, unfinished, now);
    const { revision, lockVersion } = position;
    return { saved: { recruitmentId, status, revision, lockVersion, missing }, concerned: [] };
  }
  if (status === "closed") throw new AppError("recruitmentNotFound");
  if (position.lockVersion !== (input.lockVersion ?? 0)) throw new AppError("lock");

  const aceIds = await linkAces(tx, wanted);
  const whole = { ...content, aceIds };
  const isPublished = status === "published";
  if (isPublished) requireComplete(whole, unfinished, now);
  const revision = position.revision + (isPublished ? 1 : 0);
  const lockVersion = position.lockVersion + 1;
  const { aceIds: _, ...stated } = whole;
  await tx
    .update(recruitments)
    .set({
      ...columnsOf(stated),
      unfinished,
      revision,
      lockVersion,
      savedAs: saveId,
      updatedAt: now,
      ...(isPublished && { lastConfirmedAt: now, confirmationAskedAt: null }),
    })
    .where(eq(recruitments.id, recruitmentId));
  const hasChanged =
    isPublished &&
    (await writeRevision(tx, {
      recruitmentId,
      revision,
      content: whole,
      savedBy: actor.userId,
      at: now,
    }));
  await writeAudit(tx, ctx, {
    action: "saveRecruitment",
    target: { type: "recruitment", id: recruitmentId },
  });
  const concerned = hasChanged
    ? await tellJokers(tx, ctx, { id: recruitmentId, companyId: actor.companyId, revision })
    : [];
  const missing = openItems(whole, unfinished, now);
  return { saved: { recruitmentId, status, revision, lockVersion, missing }, concerned };
}

/** The row of a new position; nothing when the same call made it before. */
async function makeDraft(tx: Tx, actor: AceActor, input: SaveRecruitment, now: Date) {
  const { employmentType } = input.recruitment;
  if (!employmentType) throw new AppError("invalidParameter");
  const made = await tx
    .insert(recruitments)
    .values({
      id: input.recruitmentId,
      companyId: actor.companyId,
      employmentType,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: recruitments.id });
  if (made.length === 0) return;
  await linkAces(tx, {
    companyId: actor.companyId,
    recruitmentId: input.recruitmentId,
    aceIds: [actor.userId],
  });
}

/** A member stays in charge of what the member edits, and would otherwise lose it by saving. */
function aceIdsOf(actor: AceActor, { recruitment }: SaveRecruitment): string[] {
  const chosen = recruitment.aceIds ?? [];
  const isOwn = scopeOf(actor, "recruitment:edit") === "own";
  return isOwn && !chosen.includes(actor.userId) ? [...chosen, actor.userId] : chosen;
}
