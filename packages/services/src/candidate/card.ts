import type { Db } from "@tefuda/db/client";
import {
  whereHiddenBy,
  whereLikes,
  whereMatchedWith,
  whereOfferedBy,
  whereVisibleTo,
} from "@tefuda/db/queries/candidate";
import { aces } from "@tefuda/db/schema/ace";
import { candidateNotes, keeps } from "@tefuda/db/schema/candidate";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, eq, gt, type Placeholder, type SQL, sql } from "@tefuda/db/sql";
import { type Given, statement } from "@tefuda/db/statement";
import { candidateCardState } from "@tefuda/domain/candidate/policy";
import { maskedFacts } from "./masked-profile.ts";
import { companyOf, type Viewer } from "./viewer.ts";

/** More than enough for an excerpt, whatever its characters are made of. */
const EXCERPT_READ = 600;

/**
 * Candidates with what their cards show and how they stand to the viewer's company, in one
 * statement whatever their number. The caller orders and limits it.
 */
export function selectCandidates(db: Db, viewer: Viewer, now: Date, where: SQL | undefined) {
  return selectFor(db, companyOf(viewer), now, where);
}

function selectFor(
  db: Db,
  companyId: string | Placeholder,
  now: Date | Placeholder,
  where: SQL | undefined,
) {
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
      preferredPrefectures: jokerSearchDocuments.preferredPrefectures,
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
      noteCount: db.$count(
        candidateNotes,
        and(
          eq(candidateNotes.companyId, companyId),
          eq(candidateNotes.jokerId, jokerSearchDocuments.objectID),
        ),
      ),
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

/** Turns a row into a card: the masked facts, and how the candidate stands to the company. */
export function toCandidateCard(row: CandidateRow, viewer: Viewer, now: Date) {
  return { jokerId: row.jokerId, ...maskedFacts(row, now), ...standingOf(row, viewer) };
}

/**
 * The cards of these candidates, in their order; whoever the company cannot see is left out, as an
 * index that lags behind may still name them.
 */
export async function readCards(
  db: Db,
  viewer: Viewer,
  now: Date,
  ids: readonly string[],
): Promise<CandidateCard[]> {
  if (ids.length === 0) return [];
  const companyId = companyOf(viewer);
  const found = await findVisible(db, { companyId, now, ids: `{${ids.join(",")}}` });
  const byId = new Map(found.map((row) => [row.jokerId, toCandidateCard(row, viewer, now)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const findVisible = statement((db, given: Given<{ companyId: string; now: Date; ids: string }>) =>
  selectFor(
    db,
    given.companyId,
    given.now,
    and(
      sql`${jokerSearchDocuments.objectID} = any((${given.ids}::text)::uuid[])`,
      whereVisibleTo(db, given.companyId),
    ),
  ),
);

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
    /** The company's own notes on the candidate. */
    noteCount: row.noteCount,
  };
}
