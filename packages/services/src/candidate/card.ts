import type { Db } from "@tefuda/db/client";
import {
  whereHiddenBy,
  whereLikes,
  whereMatchedWith,
  whereOfferedBy,
} from "@tefuda/db/queries/candidate";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { candidateCardState } from "@tefuda/domain/candidate/policy";
import { ageBand } from "@tefuda/domain/joker/age";
import { maskedJokerName } from "@tefuda/domain/joker/display-name";
import { onlineRecencyLabel } from "@tefuda/domain/joker/recency";
import { truncateGraphemes } from "@tefuda/domain/text/graphemes";
import { jstDate } from "@tefuda/domain/time/jst";
import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { companyOf, type Viewer } from "./viewer.ts";

const EXCERPT_MAX = 120;
/** More than enough for an excerpt, whatever its characters are made of. */
const EXCERPT_READ = 600;

/**
 * Candidates with what their cards show and how they stand to the viewer's company, in one
 * statement whatever their number. The caller orders and limits it.
 */
export function selectCandidates(db: Db, viewer: Viewer, now: Date, where: SQL | undefined) {
  const companyId = companyOf(viewer);
  return db
    .select({
      jokerId: jokerSearchDocuments.objectID,
      publicId: jokers.publicId,
      occupation: jokerSearchDocuments.occupation,
      subOccupation: jokerSearchDocuments.subOccupation,
      industry: jokerSearchDocuments.industry,
      jobChangeWillingness: jokerSearchDocuments.jobChangeWillingness,
      sideJobWillingness: jokerSearchDocuments.sideJobWillingness,
      preferredWorkplaces: jokerSearchDocuments.preferredWorkplaces,
      skills: jokerSearchDocuments.skills,
      birthdayTimestamp: jokerSearchDocuments.birthdayTimestamp,
      onlineAt: jokerSearchDocuments.onlineAt,
      introduction: sql<string | null>`left(${jokers.introduction}, ${EXCERPT_READ})`,
      keptAt: keeps.createdAt,
      keepExpiresAt: keeps.expiresAt,
      keeperId: keeps.aceId,
      keeperName: aces.name,
      isHidden: sql<boolean>`${whereHiddenBy(db, companyId)}`,
      isMatched: sql<boolean>`${whereMatchedWith(db, companyId)}`,
      isOffered: sql<boolean>`${whereOfferedBy(db, companyId)}`,
      hasLiked: sql<boolean>`${whereLikes(db, companyId, now)}`,
    })
    .from(jokerSearchDocuments)
    .innerJoin(jokers, eq(jokers.id, jokerSearchDocuments.objectID))
    .leftJoin(
      keeps,
      and(
        eq(keeps.companyId, companyId),
        eq(keeps.jokerId, jokerSearchDocuments.objectID),
        gt(keeps.expiresAt, now),
      ),
    )
    .leftJoin(aces, eq(aces.id, keeps.aceId))
    .where(where);
}

type CandidateRow = Awaited<ReturnType<typeof selectCandidates>>[number];

/** A candidate as a company sees one before a match (spec 6 · Searching for jokers). */
export type CandidateCard = ReturnType<typeof toCandidateCard>;

/**
 * Turns a row into a card. Each field is named one by one, so that nothing which a company may
 * not see (name, contact, birthday, gender, school, picture, rank, time of the last sign-in) can
 * come along.
 */
export function toCandidateCard(row: CandidateRow, viewer: Viewer, now: Date) {
  return {
    jokerId: row.jokerId,
    name: maskedJokerName(row.publicId),
    ageBand: ageBandOf(row.birthdayTimestamp, now),
    occupation: row.occupation,
    subOccupation: row.subOccupation,
    industry: row.industry,
    jobChangeWillingness: row.jobChangeWillingness,
    sideJobWillingness: row.sideJobWillingness,
    preferredWorkplaces: row.preferredWorkplaces,
    skills: row.skills,
    excerpt: excerptOf(row.introduction),
    recency: onlineRecencyLabel(row.onlineAt, now),
    ...standingOf(row, viewer),
  };
}

/** The cards of these candidates, in their order; one who is gone is left out. */
export async function readCards(
  db: Db,
  viewer: Viewer,
  now: Date,
  ids: readonly string[],
): Promise<CandidateCard[]> {
  if (ids.length === 0) return [];
  const found = await selectCandidates(
    db,
    viewer,
    now,
    inArray(jokerSearchDocuments.objectID, [...ids]),
  );
  const byId = new Map(found.map((row) => [row.jokerId, toCandidateCard(row, viewer, now)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How a candidate stands to the viewer's company, and who of it keeps them. */
function standingOf(row: CandidateRow, viewer: Viewer) {
  return {
    state: candidateCardState({ ...row, isKept: row.keeperId !== null }),
    /** The member who keeps the candidate; nobody else of the company can. */
    keep:
      row.keeperId === null
        ? null
        : {
            isOwn: row.keeperId === viewer.userId,
            aceName: row.keeperName ?? "",
            expiresAt: row.keepExpiresAt,
          },
  };
}

/** The band shown in place of an age; blank when the birthday is unknown. */
function ageBandOf(birthdayTimestamp: number | null, now: Date): string {
  return birthdayTimestamp === null ? "" : ageBand(jstDate(new Date(birthdayTimestamp)), now);
}

function excerptOf(introduction: string | null): string {
  return truncateGraphemes((introduction ?? "").replace(/\s+/gu, " ").trim(), EXCERPT_MAX, "…");
}
