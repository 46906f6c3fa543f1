import type { Db } from "@tefuda/db/client";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, count, desc, eq, inArray, ne, type SQL, sql } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { ListOwnRecruitments } from "@tefuda/domain/recruitment/schema";
import { freshnessOf, type RecruitmentStatus } from "@tefuda/domain/recruitment/states";
import { searchWords } from "@tefuda/domain/text/search-words";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";
import { readLinkedPeople } from "./linked-people.ts";
import { mayEdit } from "./own-position.ts";

export type OwnRecruitments = Awaited<ReturnType<typeof listOwnRecruitments>>;

/**
 * The company's positions for its members, the newest first, whatever their state: each with what
 * came of it. All members see all; `canEdit` says which ones are theirs to change.
 */
export async function listOwnRecruitments(ctx: Ctx<AceActor>, input: ListOwnRecruitments) {
  const { db, actor } = ctx;
  const { tab, cursor, limit } = input;
  const now = ctx.clock();
  const isOwn = eq(recruitments.companyId, actor.companyId);
  const matches = and(isOwn, ...wordsIn(input.words));
  const [found, counts] = await Promise.all([
    db
      .select(columns)
      .from(recruitments)
      .where(
        and(
          matches,
          tab === "all" ? undefined : eq(recruitments.status, tab),
          whereBefore(recruitments.createdAt, recruitments.id, decodeCursor(cursor)),
        ),
      )
      .orderBy(desc(recruitments.createdAt), desc(recruitments.id))
      .limit(oneMoreThan(limit)),
    countByStatus(db, matches),
  ]);
  const { page, nextCursor } = pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }));
  const ids = page.map(({ id }) => id);
  const [people, results] = await Promise.all([readLinkedPeople(db, ids), readResults(db, ids)]);
  return {
    items: page.map((row) => {
      const inCharge = people.filter(({ recruitmentId }) => recruitmentId === row.id);
      return {
        ...row,
        people: inCharge.map(({ recruitmentId: _, ...person }) => person),
        ...resultsOf(results, row.id),
        canEdit:
          row.status !== "closed" &&
          mayEdit(
            actor,
            inCharge.map(({ id }) => id),
          ),
        /** A published one that nobody has confirmed for 30 days. */
        needsConfirmation:
          row.status === "published" &&
          freshnessOf(row.lastConfirmedAt ?? row.publishedAt ?? now, now) !== "fresh",
      };
    }),
    counts,
    nextCursor,
  };
}

const columns = {
  id: recruitments.id,
  title: recruitments.title,
  status: recruitments.status,
  pauseReason: recruitments.pauseReason,
  employmentType: recruitments.employmentType,
  contractType: recruitments.contractType,
  minSalary: recruitments.minSalary,
  maxSalary: recruitments.maxSalary,
  reward: sql<
    typeof recruitments.$inferSelect.conditions.reward | null
  >`${recruitments.conditions}->'reward'`,
  publishedAt: recruitments.publishedAt,
  lastConfirmedAt: recruitments.lastConfirmedAt,
  closesAt: recruitments.closesAt,
  createdAt: recruitments.createdAt,
  updatedAt: recruitments.updatedAt,
};

const wordsIn = (words: string | undefined): SQL[] =>
  searchWords(words ?? "").map((word) => sql`strpos(${recruitments.textFolded}, ${word}) > 0`);

async function countByStatus(db: Db, where: SQL | undefined) {
  const found = await db
    .select({ status: recruitments.status, total: count() })
    .from(recruitments)
    .where(where)
    .groupBy(recruitments.status);
  const of = (status: RecruitmentStatus) => found.find((row) => row.status === status)?.total ?? 0;
  return {
    all: found.reduce((sum, { total }) => sum + total, 0),
    draft: of("draft"),
    published: of("published"),
    paused: of("paused"),
    closed: of("closed"),
  } satisfies Record<RecruitmentStatus | "all", number>;
}

/** What came of positions: offers that stand, likes, matchings; three statements whatever their number. */
export async function readResults(db: Db, ids: readonly string[]) {
  const of = [...ids];
  if (of.length === 0) return { offers: [], likes: [], matchings: [] };
  const [sent, liked, matched] = await Promise.all([
    db
      .select({ id: offers.recruitmentId, total: count() })
      .from(offers)
      .where(and(inArray(offers.recruitmentId, of), ne(offers.status, "withdrawn")))
      .groupBy(offers.recruitmentId),
    db
      .select({ id: likes.recruitmentId, total: count() })
      .from(likes)
      .where(inArray(likes.recruitmentId, of))
      .groupBy(likes.recruitmentId),
    db
      .select({ id: matchings.recruitmentId, total: count() })
      .from(matchings)
      .where(inArray(matchings.recruitmentId, of))
      .groupBy(matchings.recruitmentId),
  ]);
  return { offers: sent, likes: liked, matchings: matched };
}

type Results = Awaited<ReturnType<typeof readResults>>;

/** The numbers of one position. */
export function resultsOf(results: Results, id: string) {
  const of = (list: Results[keyof Results]) => list.find((row) => row.id === id)?.total ?? 0;
  return {
    offerCount: of(results.offers),
    likeCount: of(results.likes),
    matchingCount: of(results.matchings),
  };
}
