import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { and, eq, isNull } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import { publishErrors } from "@tefuda/domain/company/publish";
import type { CompanyPage, SaveCompany } from "@tefuda/domain/company/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { type Administrator, companyOf, lockCompany } from "../company/company-of.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { restateEmployer } from "../recruitment/restate-employer.ts";
import { signalConcerned } from "../recruitment/tell-jokers.ts";
import { signalCandidates } from "../signals/candidate.ts";
import { signalDesk } from "../signals/desk.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { removeRetired } from "../upload/retire-file.ts";
import { type EditedCompany, readCompanyPage } from "./get-company-page.ts";
import { changeIdentity } from "./identity.ts";
import { changeImages } from "./images.ts";

/**
 * Saves a company's page (spec 6 · Edit company page). A page that is public has to have what
 * visitors must find on it. Another name or site that the company gives itself waits for an operator,
 * and its corporate number is theirs to enter.
 * @throws AppError lock when somebody else has saved since, invalidParameter with fields,
 * dataNotFound for an image that is not the caller's to use, companyNotFound, permissionDenied
 */
export async function saveCompany(
  ctx: Ctx<Administrator>,
  { company, lockVersion, ...input }: SaveCompany,
): Promise<EditedCompany> {
  const companyId = companyOf(ctx.actor, input.companyId);
  const now = ctx.clock();
  const { retired, saved, concerned } = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, ctx.actor, companyId);
    const before = await readCompanyPage(tx, companyId);
    if (before.lockVersion !== lockVersion) throw new AppError("lock");
    if (ctx.actor.kind !== "operator") refuseOtherNumber(before, company);
    const gone = await changeImages(tx, { before, company, ownerId: ctx.actor.userId, now });
    await changeIdentity(tx, ctx, { companyId, before, wanted: company });
    await tx
      .update(companies)
      .set({
        ...columnsOf(company),
        corporateNumber: company.corporateNumber ?? null,
        lockVersion: lockVersion + 1,
        updatedAt: now,
      })
      .where(eq(companies.id, companyId))
      .catch(refuseTakenNumber);
    const after = await readCompanyPage(tx, companyId);
    refuseIncomplete(company, after);
    const told = await restateEmployer(tx, ctx, { companyId, savedBy: staffId(ctx) });
    await writeAudit(tx, ctx, {
      action: "saveCompany",
      target: { type: "company", id: companyId },
      companyId,
    });
    return {
      retired: gone,
      saved: after,
      concerned: told,
    };
  });
  for (const key of retired) await removeRetired(ctx, key);
  await signalSight(ctx, companyId);
  await signalDesk(ctx, "identities");
  signalConcerned(ctx, concerned);
  signalPublicPages(ctx);
  return saved;
}

/** Revisions name the member who saved, and nobody for the product's own staff. */
const staffId = ({ actor }: Ctx<Administrator>) => (actor.kind === "ace" ? actor.userId : null);

/** What is on the page counts, not what waits for an operator. */
function refuseIncomplete(wanted: CompanyPage, page: EditedCompany) {
  if (!page.isPublic || page.missing.length === 0) return;
  const fields = publishErrors(page.missing);
  if (fields.siteUrl && wanted.siteUrl) fields.siteUrl = messages.awaitsOperator;
  throw new AppError("invalidParameter", { fields });
}

/** What was left empty is empty from now on. */
const columnsOf = (company: CompanyPage) => ({
  logoUrl: company.logoUrl,
  coverUrl: company.coverUrl,
  address: company.address ?? null,
  contact: company.contact ?? null,
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

/** The page sends the number that it shows; another one would be thrown away without a word. */
function refuseOtherNumber(
  before: { readonly corporateNumber: string | null },
  wanted: { readonly corporateNumber?: string | undefined },
) {
  if ((wanted.corporateNumber ?? null) === before.corporateNumber) return;
  const fields = { corporateNumber: messages.corporateNumberByOperator };
  throw new AppError("invalidParameter", { fields });
}

function refuseTakenNumber(error: unknown): never {
  if (uniqueViolation(error) !== "companies_corporate_number_key") throw error;
  throw new AppError("invalidParameter", {
    fields: { corporateNumber: messages.corporateNumberTaken },
    cause: error,
  });
}

async function signalSight(ctx: Pick<Ctx, "db" | "ports">, companyId: string) {
  const staff = await ctx.db
    .select({ id: aces.id })
    .from(aces)
    .where(and(eq(aces.companyId, companyId), isNull(aces.removedAt)));
  signalCandidates(
    ctx.ports.bus,
    staff.map(({ id }) => id),
  );
}
