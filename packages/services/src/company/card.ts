import type { Db } from "@tefuda/db/client";
import { whereOpen } from "@tefuda/db/queries/recruitment";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, count, eq, inArray, isNull, sql } from "@tefuda/db/sql";
import type { Address } from "@tefuda/domain/company/schema";
import { truncateGraphemes } from "@tefuda/domain/text/graphemes";

const EXCERPT_MAX = 90;
/** More than enough for an excerpt, whatever its characters are made of. */
const EXCERPT_READ = 500;
const FACES_MAX = 3;

const facts = {
  id: companies.id,
  name: companies.name,
  logoUrl: companies.logoUrl,
  coverUrl: companies.coverUrl,
  industry: companies.industry,
  companyScale: companies.companyScale,
  teamSize: companies.teamSize,
  prefecture: sql<Address["prefecture"] | null>`${companies.address}->'prefecture'`,
  mission: companies.mission,
  business: sql<string | null>`left(${companies.businessSummary}, ${EXCERPT_READ})`,
  workStyles: companies.workStyles,
};

export type CompanyCard = Awaited<ReturnType<typeof readCompanyCards>>[number];

/**
 * The cards of these companies, in their order: facts, the faces of members whom one may look
 * at, and how many positions are open. Three statements whatever their number.
 */
export async function readCompanyCards(db: Db, ids: readonly string[], now: Date) {
  if (ids.length === 0) return [];
  const [found, people, positions] = await Promise.all([
    db
      .select(facts)
      .from(companies)
      .where(inArray(companies.id, [...ids])),
    readFaces(db, ids),
    db
      .select({ companyId: recruitments.companyId, open: count() })
      .from(recruitments)
      .where(and(inArray(recruitments.companyId, [...ids]), whereOpen(now)))
      .groupBy(recruitments.companyId),
  ]);
  return ids.flatMap((id) => {
    const company = found.find((one) => one.id === id);
    if (!company) return [];
    const { business, ...rest } = company;
    const faces = people.filter(({ companyId }) => companyId === id);
    return [
      {
        ...rest,
        excerpt: truncateGraphemes((business ?? "").replace(/\s+/gu, " ").trim(), EXCERPT_MAX, "…"),
        people: faces.map(({ id: aceId, name, profileImage }) => ({
          id: aceId,
          name,
          profileImage,
        })),
        peopleCount: faces[0]?.inAll ?? 0,
        openRecruitments: positions.find(({ companyId }) => companyId === id)?.open ?? 0,
      },
    ];
  });
}

/** The first members of each company, and how many it has in all. */
async function readFaces(db: Db, ids: readonly string[]) {
  const ranked = db.$with("ranked").as(
    db
      .select({
        id: aces.id,
        companyId: aces.companyId,
        name: aces.name,
        profileImage: aces.profileImage,
        place:
          sql<number>`row_number() over (partition by ${aces.companyId} order by ${aces.pickupPoint} desc, ${aces.id})`.as(
            "place",
          ),
        inAll: sql<number>`(count(*) over (partition by ${aces.companyId}))::int`.as("in_all"),
      })
      .from(aces)
      .where(
        and(inArray(aces.companyId, [...ids]), eq(aces.isAvailable, true), isNull(aces.removedAt)),
      ),
  );
  return db
    .with(ranked)
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${FACES_MAX}`)
    .orderBy(ranked.companyId, ranked.place);
}
