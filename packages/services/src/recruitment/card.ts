import type { Db } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { recruitmentAces, recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "@tefuda/db/sql";
import { truncateGraphemes } from "@tefuda/domain/text/graphemes";

const EXCERPT_MAX = 100;
/** More than enough for an excerpt, whatever its characters are made of. */
const EXCERPT_READ = 500;

/** Positions with what their cards show, in one statement whatever their number. */
function selectCards(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: recruitments.id,
      title: recruitments.title,
      employmentType: recruitments.employmentType,
      contractType: recruitments.contractType,
      occupations: recruitments.occupations,
      workplaces: recruitments.workplaces,
      workConditions: recruitments.workConditions,
      minSalary: recruitments.minSalary,
      maxSalary: recruitments.maxSalary,
      reward: sql<
        typeof recruitments.$inferSelect.conditions.reward | null
      >`${recruitments.conditions}->'reward'`,
      duties: sql<string | null>`left(${recruitments.conditions}->>'duties', ${EXCERPT_READ})`,
      publishedAt: recruitments.publishedAt,
      closesAt: recruitments.closesAt,
      companyId: companies.id,
      companyName: companies.name,
      companyLogoUrl: companies.logoUrl,
    })
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(where);
}

/** Someone in charge of a position, as its card and its page show them. */
export type PersonInCharge = Awaited<ReturnType<typeof readPeopleInCharge>>[number];

/** The members in charge whom anyone may look at, in the order of their position. */
export function readPeopleInCharge(db: Db, ids: readonly string[]) {
  return db
    .select({
      recruitmentId: recruitmentAces.recruitmentId,
      id: aces.id,
      name: aces.name,
      position: aces.position,
      profileImage: aces.profileImage,
      business: aces.business,
    })
    .from(recruitmentAces)
    .innerJoin(aces, eq(aces.id, recruitmentAces.aceId))
    .where(
      and(
        inArray(recruitmentAces.recruitmentId, [...ids]),
        eq(aces.isAvailable, true),
        isNull(aces.removedAt),
      ),
    )
    .orderBy(asc(recruitmentAces.sortOrder), asc(aces.id));
}

export type RecruitmentCard = Awaited<ReturnType<typeof readRecruitmentCards>>[number];

/** The cards of these positions, in their order; one that is gone is left out. */
export async function readRecruitmentCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const [found, people] = await Promise.all([
    selectCards(db, inArray(recruitments.id, [...ids])),
    readPeopleInCharge(db, ids),
  ]);
  return ids.flatMap((id) => {
    const row = found.find((one) => one.id === id);
    if (!row) return [];
    const { duties, ...rest } = row;
    const excerpt = (duties ?? "").replace(/\s+/gu, " ").trim();
    return [
      {
        ...rest,
        excerpt: truncateGraphemes(excerpt, EXCERPT_MAX, "…"),
        people: people
          .filter(({ recruitmentId }) => recruitmentId === id)
          .map(({ id: aceId, name, profileImage }) => ({ id: aceId, name, profileImage })),
      },
    ];
  });
}
