import type { Tx } from "@tefuda/db/client";
import { whereHostHolds } from "@tefuda/db/queries/hidden-company";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { companies } from "@tefuda/db/schema/company";
import { hiddenCompanyDomains } from "@tefuda/db/schema/joker";
import { uniqueViolation } from "@tefuda/db/violations";
import { missingToPublish, publishErrors } from "@tefuda/domain/company/publish";
import type { CompanyPage, SaveCompany } from "@tefuda/domain/company/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { normalizedHost } from "@tefuda/domain/joker/hidden-company";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { and, eq, exists, isNull, sql } from "drizzle-orm";
import { hintCandidates } from "../candidate/hints.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { hintPublicPages } from "../kernel/public-pages.ts";
import { type Administrator, companyOf, lockCompany } from "../member/company-of.ts";
import { restateEmployer } from "../recruitment/restate-employer.ts";
import { hintConcerned } from "../recruitment/tell-jokers.ts";
import { removeRetired } from "../upload/retire-file.ts";
import { type EditedCompany, readCompanyPage } from "./get-company-page.ts";
import { changeImages } from "./images.ts";

/**
 * Saves a company's page (spec 6 · Edit company page). A page that is public has to have what
 * visitors must find on it. Another site is another word for seekers who hide from it: their
 * keeps are freed at once.
 * @throws AppError lock when somebody else has saved since, invalidParameter with fields,
 * dataNotFound for an image that is not the caller's to use, companyNotFound, permissionDenied
 */
export async function saveCompany(
  ctx: Ctx<Administrator>,
  { company, lockVersion, ...input }: SaveCompany,
): Promise<EditedCompany> {
  const companyId = companyOf(ctx.actor, input.companyId);
  const now = ctx.clock();
  refuseIncomplete(company);
  const { retired, hostChanged, saved, concerned } = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, ctx.actor, companyId);
    const before = await readCompanyPage(tx, companyId);
    if (before.lockVersion !== lockVersion) throw new AppError("lock");
    const gone = await changeImages(tx, { before, company, ownerId: ctx.actor.userId, now });
    const siteHost = normalizedHost(company.siteUrl);
    const isOtherHost = siteHost !== normalizedHost(before.siteUrl ?? "");
    await tx
      .update(companies)
      .set({ ...columnsOf(company), siteHost, lockVersion: lockVersion + 1, updatedAt: now })
      .where(eq(companies.id, companyId))
      .catch(refuseTakenNumber);
    if (isOtherHost) await freeKeeps(tx, companyId);
    const told = await restateEmployer(tx, ctx, { companyId, savedBy: staffId(ctx) });
    await writeAudit(tx, ctx, {
      action: "saveCompany",
      target: { type: "company", id: companyId },
      companyId,
    });
    return {
      retired: gone,
      hostChanged: isOtherHost,
      saved: await readCompanyPage(tx, companyId),
      concerned: told,
    };
  });
  for (const key of retired) await removeRetired(ctx, key);
  if (hostChanged) await hintSight(ctx, companyId);
  hintConcerned(ctx, concerned);
  hintPublicPages(ctx);
  return saved;
}

/** Revisions name the member who saved, and nobody for the product's own staff. */
const staffId = ({ actor }: Ctx<Administrator>) => (actor.kind === "ace" ? actor.userId : null);

function refuseIncomplete(company: CompanyPage) {
  const missing = company.isPublic ? missingToPublish(company) : [];
  if (missing.length > 0)
    throw new AppError("invalidParameter", { fields: publishErrors(missing) });
}

/** What was left empty is empty from now on. */
const columnsOf = (company: CompanyPage) => ({
  name: company.name,
  nameKana: company.nameKana,
  siteUrl: company.siteUrl,
  logoUrl: company.logoUrl,
  coverUrl: company.coverUrl,
  address: company.address ?? null,
  contact: company.contact ?? null,
  corporateNumber: company.corporateNumber ?? null,
  foundedYear: company.foundedYear ?? null,
  representative: company.representative ?? null,
  industry: company.industry ?? null,
  companyScale: company.companyScale ?? null,
  teamSize: company.teamSize ?? null,
  mission: company.mission ?? null,
  vision: company.vision ?? null,
  values: company.values,
  businessSummary: company.businessSummary ?? null,
  benefits: company.benefits,
  workStyles: company.workStyles,
  photos: company.photos,
  isPublic: company.isPublic,
});

function refuseTakenNumber(error: unknown): never {
  if (uniqueViolation(error) !== "companies_corporate_number_key") throw error;
  throw new AppError("invalidParameter", {
    fields: { corporateNumber: messages.corporateNumberTaken },
    cause: error,
  });
}

/** Keeps of seekers who hide from the new site end, as if they had hidden from it now. */
async function freeKeeps(tx: Tx, companyId: string) {
  await tx.delete(keeps).where(
    and(
      eq(keeps.companyId, companyId),
      exists(
        tx
          .select({ one: sql`1` })
          .from(hiddenCompanyDomains)
          .innerJoin(companies, eq(companies.id, companyId))
          .where(
            and(
              eq(hiddenCompanyDomains.jokerId, keeps.jokerId),
              whereHostHolds(hiddenCompanyDomains.word),
            ),
          ),
      ),
    ),
  );
}

async function hintSight(ctx: Pick<Ctx, "db" | "ports">, companyId: string) {
  const staff = await ctx.db
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), isNull(aces.removedAt)));
  hintCandidates(
    ctx.ports.bus,
    staff.map(({ id }) => id),
  );
}
