import type { Db } from "@tefuda/db/client";
import { whereViewableAce } from "@tefuda/db/queries/ace";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { and, eq, inArray, type SQL, sql } from "@tefuda/db/sql";
import type { Actor } from "@tefuda/domain/policy/actor";
import { truncateGraphemes } from "@tefuda/domain/text/graphemes";
import { whereNotHiddenBy } from "../hidden-company/not-hidden.ts";

const EXCERPT_MAX = 80;
/** More than enough for an excerpt, whatever its characters are made of. */
const EXCERPT_READ = 500;

const excerptOf = (text: string | null) =>
  truncateGraphemes((text ?? "").replace(/\s+/gu, " ").trim(), EXCERPT_MAX, "…");

/**
 * Whom the reader may look at: an available member of a company that shows itself and that the
 * reader does not hide. Belongs to a query that joins the company.
 */
export function whereShownAce(db: Db, actor: Actor): SQL | undefined {
  return and(whereViewableAce(), whereNotHiddenBy(db, actor, aces.companyId));
}

/** Members with what their cards show, in one statement. The caller orders and limits it. */
export function selectAceCards(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: aces.id,
      name: aces.name,
      position: aces.position,
      occupations: aces.occupations,
      profileImage: aces.profileImage,
      business: aces.business,
      value: sql<string | null>`left(${aces.valueInJob}, ${EXCERPT_READ})`,
      introduction: sql<string | null>`left(${aces.introduction}, ${EXCERPT_READ})`,
      isAgent: aces.isAgent,
      companyId: companies.id,
      companyName: companies.name,
      companyLogoUrl: companies.logoUrl,
      createdAt: aces.createdAt,
    })
    .from(aces)
    .innerJoin(companies, eq(companies.id, aces.companyId))
    .where(where);
}

type AceRow = Awaited<ReturnType<typeof selectAceCards>>[number];
export type AceCard = ReturnType<typeof toAceCard>;

/** A member as a card shows one: what they say about their work stands first. */
export function toAceCard({ value, introduction, createdAt: _, ...card }: AceRow) {
  return { ...card, excerpt: excerptOf(value ?? introduction) };
}

/** The cards of these members, in their order; one who is gone is left out. */
export async function readAceCards(db: Db, ids: readonly string[]): Promise<AceCard[]> {
  if (ids.length === 0) return [];
  const found = await selectAceCards(db, inArray(aces.id, [...ids]));
  const byId = new Map(found.map((ace) => [ace.id, toAceCard(ace)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
