import type { Db } from "@tefuda/db/client";
import { whereOpen, wherePublicCompany } from "@tefuda/db/queries/recruitment";
import { companies } from "@tefuda/db/schema/company";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { whereNotHiddenBy } from "../hidden-company/not-hidden.ts";
import type { Ctx } from "../kernel/context.ts";
import { readPeopleInCharge } from "./card.ts";
import { selectRecruitments } from "./read-recruitment-at.ts";

export type RecruitmentView = Awaited<ReturnType<typeof getRecruitment>>;

/**
 * A position as anyone may read it (spec 6 · View public pages, published recruitments): with all
 * its conditions, the people in charge whom one may look at, and its company. One that is not
 * published, is over, or whose company is not public or hidden by the reader, reads as absent.
 * @throws AppError recruitmentNotFound
 */
export async function getRecruitment(
  { db, actor, clock }: Ctx,
  { recruitmentId }: { readonly recruitmentId: string },
) {
  const [found] = await selectRecruitments(
    db,
    and(
      eq(recruitments.id, recruitmentId),
      whereOpen(clock()),
      wherePublicCompany(),
      whereNotHiddenBy(db, actor, recruitments.companyId),
    ),
  );
  if (!found) throw new AppError("recruitmentNotFound");
  const [people, company] = await Promise.all([
    readPeopleInCharge(db, [recruitmentId]),
    readShownCompany(db, found.companyId),
  ]);
  return {
    ...found,
    people: people.map(({ recruitmentId: _, ...person }) => person),
    company,
  };
}

/** What the card of the company shows. */
export async function readShownCompany(db: Db, companyId: string) {
  const [company] = await db
    .select({
      id: companies.id,
      name: companies.name,
      logoUrl: companies.logoUrl,
      coverUrl: companies.coverUrl,
      siteUrl: companies.siteUrl,
      industry: companies.industry,
      companyScale: companies.companyScale,
      teamSize: companies.teamSize,
      prefecture: companies.address,
      mission: companies.mission,
      businessSummary: companies.businessSummary,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new AppError("recruitmentNotFound");
  const { prefecture, ...rest } = company;
  return { ...rest, prefecture: prefecture?.prefecture ?? null };
}
