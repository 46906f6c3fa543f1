import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { and, desc, eq, isNotNull, lte } from "@tefuda/db/sql";
import { missingAceSteps } from "@tefuda/domain/ace/progress";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { readAceView } from "./get-ace.ts";

const ARTICLES_SHOWN = 100;

const own = {
  name: aces.name,
  nameKana: aces.nameKana,
  gender: aces.gender,
  birthday: aces.birthday,
  occupations: aces.occupations,
  position: aces.position,
  business: aces.business,
  businessURL: aces.businessURL,
  businessDetail: aces.businessDetail,
  graduatedSchool: aces.graduatedSchool,
  graduatedFacultyDepartment: aces.graduatedFacultyDepartment,
  careers: aces.careers,
  introduction: aces.introduction,
  valueInJob: aces.valueInJob,
  appealOfWorking: aces.appealOfWorking,
  personalities: aces.personalities,
  profileImage: aces.profileImage,
  articleId: aces.articleId,
};

/**
 * The caller's own profile with what is still missing of it, the company's published articles to
 * choose from, and the page as visitors see it, also while the caller is on pause.
 * @throws dataNotFound
 */
export async function getOwnAce({ db, actor, clock }: Ctx<AceActor>) {
  const { userId, companyId } = actor;
  const [row] = await db
    .select({ profile: own, isAvailable: aces.isAvailable, lockVersion: aces.lockVersion })
    .from(aces)
    .where(eq(aces.id, userId));
  const preview = await readAceView(db, eq(aces.id, userId));
  if (!row || !preview) throw new AppError("dataNotFound");
  return {
    ...row,
    userId,
    missing: missingAceSteps(row.profile),
    articles: await db
      .select({ id: articles.id, title: articles.title })
      .from(articles)
      .where(and(wherePublishedOf(companyId), lte(articles.publishedAt, clock())))
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(ARTICLES_SHOWN),
    preview: { company: preview.company, profile: preview.profile },
  };
}

/** What a company's people may show beside their profile. */
export const wherePublishedOf = (companyId: string) =>
  and(
    eq(articles.companyId, companyId),
    eq(articles.status, "published"),
    isNotNull(articles.publishedAt),
  );
