import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { offerTemplates } from "@tefuda/db/schema/offer";
import { and, asc, eq, isNull, or, type SQL, sql } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import { OFFER_TEMPLATES_PER_ACE } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import type { SaveOfferTemplate } from "@tefuda/domain/offer/template-schema";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** Those that an ace writes from: the own ones, and what colleagues share. */
const whereUsable = ({ companyId, userId }: AceActor): SQL | undefined =>
  and(
    eq(offerTemplates.companyId, companyId),
    or(eq(offerTemplates.aceId, userId), eq(offerTemplates.isShared, true)),
  );

/** Those that an ace may change: the own ones; an admin also what anybody shares. */
const whereEditable = (actor: AceActor): SQL | undefined =>
  actor.authority === "admin" ? whereUsable(actor) : eq(offerTemplates.aceId, actor.userId);

export type OfferTemplate = Awaited<ReturnType<typeof listOfferTemplates>>[number];

/** The templates of offers' bodies that the caller can write from, by name. */
export async function listOfferTemplates({ db, actor }: Ctx<AceActor>) {
  const found = await db
    .select({
      id: offerTemplates.id,
      name: offerTemplates.name,
      body: offerTemplates.body,
      isShared: offerTemplates.isShared,
      lockVersion: offerTemplates.lockVersion,
      updatedAt: offerTemplates.updatedAt,
      aceId: offerTemplates.aceId,
      aceName: aces.name,
    })
    .from(offerTemplates)
    .innerJoin(aces, eq(aces.id, offerTemplates.aceId))
    .where(whereUsable(actor))
    .orderBy(asc(offerTemplates.name), asc(offerTemplates.id));
  return found.map(({ aceId, ...template }) => ({
    ...template,
    isOwn: aceId === actor.userId,
    canEdit: aceId === actor.userId || actor.authority === "admin",
  }));
}

/**
 * Keeps a template, new or changed. The id is the client's: saving again saves no second one.
 * @throws AppError reachOfferTemplateLimit, alreadyExistsOfferTemplate, lock, dataNotFound
 */
export async function saveOfferTemplate(
  ctx: Ctx<AceActor>,
  { templateId: id, lockVersion, ...fields }: SaveOfferTemplate,
): Promise<{ templateId: string; lockVersion: number }> {
  const { db, actor, clock } = ctx;
  const now = clock();
  return db
    .transaction(async (tx) => {
      const [changed] = await tx
        .update(offerTemplates)
        .set({ ...fields, lockVersion: sql`${offerTemplates.lockVersion} + 1`, updatedAt: now })
        .where(
          and(
            eq(offerTemplates.id, id),
            eq(offerTemplates.lockVersion, lockVersion),
            whereEditable(actor),
          ),
        )
        .returning({ templateId: offerTemplates.id, lockVersion: offerTemplates.lockVersion });
      if (changed) return changed;
      const kept = await findKept(tx, actor, id);
      if (kept) {
        if (!isRetry(kept, { ...fields, lockVersion })) throw new AppError("lock");
        return { templateId: id, lockVersion: kept.lockVersion };
      }
      await requireRoom(tx, actor);
      await tx.insert(offerTemplates).values({
        ...fields,
        id,
        companyId: actor.companyId,
        aceId: actor.userId,
        lockVersion: 1,
        createdAt: now,
        updatedAt: now,
      });
      return { templateId: id, lockVersion: 1 };
    })
    .catch((error: unknown) => {
      const constraint = uniqueViolation(error);
      if (constraint === "offer_templates_pkey") throw new AppError("dataNotFound");
      if (constraint?.startsWith("offer_templates_"))
        throw new AppError("alreadyExistsOfferTemplate", {
          cause: error,
          fields: { name: errorText("alreadyExistsOfferTemplate") },
        });
      throw error;
    });
}

async function findKept(tx: Tx, actor: AceActor, id: string) {
  const [kept] = await tx
    .select({
      name: offerTemplates.name,
      body: offerTemplates.body,
      isShared: offerTemplates.isShared,
      lockVersion: offerTemplates.lockVersion,
    })
    .from(offerTemplates)
    .where(and(eq(offerTemplates.id, id), whereEditable(actor)));
  return kept;
}

type Kept = Omit<SaveOfferTemplate, "templateId">;

/** Whether the same call has been answered before and its answer was lost. */
const isRetry = (kept: Kept, sent: Kept) =>
  kept.lockVersion === sent.lockVersion + 1 &&
  kept.name === sent.name &&
  kept.body === sent.body &&
  kept.isShared === sent.isShared;

/**
 * One new template of an ace at a time, so that their number holds whatever arrives at once.
 * @throws AppError reachOfferTemplateLimit
 */
async function requireRoom(tx: Tx, { userId }: AceActor) {
  await tx
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.id, userId), isNull(aces.removedAt)))
    .for("no key update");
  if (
    (await tx.$count(offerTemplates, eq(offerTemplates.aceId, userId))) >= OFFER_TEMPLATES_PER_ACE
  )
    throw new AppError("reachOfferTemplateLimit", { params: { limit: OFFER_TEMPLATES_PER_ACE } });
}

/** Deletes a template; one that is gone already is no error. */
export async function deleteOfferTemplate(
  { db, actor }: Ctx<AceActor>,
  { templateId }: { readonly templateId: string },
): Promise<void> {
  await db
    .delete(offerTemplates)
    .where(and(eq(offerTemplates.id, templateId), whereEditable(actor)));
}
