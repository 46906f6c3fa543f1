import type { Db } from "@tefuda/db/client";
import { wherePublicCompany } from "@tefuda/db/queries/recruitment";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { and, eq, isNull, type SQL } from "@tefuda/db/sql";
import { isProfileViewable } from "@tefuda/domain/ace/policy";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Career } from "@tefuda/domain/joker/career-schema";
import { whereNotHiddenBy } from "../hidden-company/not-hidden.ts";
import type { Ctx } from "../kernel/context.ts";

export type AceView = Awaited<ReturnType<typeof getAce>>;

/**
 * A member of a company's staff as anyone may see them: never e-mail, birthday, gender or kana.
 * Of one on pause only the company is told (spec 4 · Ace availability). One who has left, whose
 * company does not show itself, or whose company the reader hides, reads as absent.
 * @throws AppError aceNotFound
 */
export async function getAce({ db, actor }: Ctx, { aceId }: { readonly aceId: string }) {
  const found = await readAceView(
    db,
    and(
      eq(aces.id, aceId),
      isNull(aces.removedAt),
      wherePublicCompany(),
      whereNotHiddenBy(db, actor, aces.companyId),
    ),
  );
  if (!found) throw new AppError("aceNotFound");
  const { isAvailable, company, profile } = found;
  return {
    company,
    /** Null while the member is on pause. */
    profile: isProfileViewable({ isAvailable }) ? profile : null,
  };
}

/** What the page of a member shows, whether or not it may be shown. */
export async function readAceView(db: Db, where: SQL | undefined) {
  const [found] = await db
    .select({
      isAvailable: aces.isAvailable,
      company: {
        id: companies.id,
        name: companies.name,
        logoUrl: companies.logoUrl,
        industry: companies.industry,
        companyScale: companies.companyScale,
        teamSize: companies.teamSize,
        mission: companies.mission,
      },
      profile: {
        id: aces.id,
        name: aces.name,
        position: aces.position,
        occupations: aces.occupations,
        profileImage: aces.profileImage,
        introduction: aces.introduction,
        valueInJob: aces.valueInJob,
        appealOfWorking: aces.appealOfWorking,
        business: aces.business,
        businessURL: aces.businessURL,
        businessDetail: aces.businessDetail,
        careers: aces.careers,
        personalities: aces.personalities,
        isAgent: aces.isAgent,
        articleId: aces.articleId,
        updatedAt: aces.updatedAt,
      },
    })
    .from(aces)
    .innerJoin(companies, eq(companies.id, aces.companyId))
    .where(where);
  if (!found) return undefined;
  const { profile } = found;
  return { ...found, profile: { ...profile, careers: profile.careers.map(publicCareer) } };
}

/** What of a career stands on the page; its bookkeeping does not. */
function publicCareer(career: Career) {
  return {
    id: career.id,
    companyName: career.companyName,
    position: career.position,
    startWorkingDuration: career.startWorkingDuration,
    endWorkingDuration: career.endWorkingDuration,
    business: career.business,
    businessDetail: career.businessDetail,
    isCurrentWorkplace: career.isCurrentWorkplace,
  };
}
