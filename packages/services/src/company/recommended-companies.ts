import type { Db } from "@tefuda/db/client";
import { whereOfferOpen } from "@tefuda/db/queries/offer";
import { whereOpen, wherePublicCompany, whereSeeks } from "@tefuda/db/queries/recruitment";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import {
  and,
  arrayOverlaps,
  desc,
  eq,
  inArray,
  notExists,
  or,
  type SQL,
  sql,
} from "@tefuda/db/sql";
import {
  missingWishes,
  type RecommendPosition,
  type RecommendReason,
  type RecommendWishes,
  recommend,
} from "@tefuda/domain/company/recommend";
import { AppError } from "@tefuda/domain/errors/app-error";
import { subOccupationsOf } from "@tefuda/domain/options/occupations";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { whereNotHiddenBy } from "../hidden-company/not-hidden.ts";
import type { Ctx } from "../kernel/context.ts";
import { readCompanyCards } from "./card.ts";

/** Companies that are compared with the wishes; the newest of those that have to do with them. */
const COMPARED = 200;
const one = { one: sql`1` };

type Asking = Pick<Ctx<JokerActor>, "db" | "actor" | "clock">;
export type RecommendedCompanies = Awaited<ReturnType<typeof recommendedCompanies>>;

/**
 * Companies that answer the joker's work and wishes best, each with the reasons, and the wishes
 * that are still missing. None that the joker hides, is matched with, or has an open offer of:
 * those have their own places.
 */
export async function recommendedCompanies(ctx: Asking, { limit }: { readonly limit: number }) {
  const { db, actor, clock } = ctx;
  const now = clock();
  const wishes = await readWishes(db, actor.userId);
  const missing = missingWishes(wishes);
  const scored = (await readCandidates(ctx, wishes, now)).flatMap(({ id, ...company }) => {
    const found = recommend(wishes, company);
    return found ? [{ id, ...found }] : [];
  });
  // The newest first among equals: that is how they were read.
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, limit);
  const reasons = new Map<string, readonly RecommendReason[]>(
    best.map((found) => [found.id, found.reasons]),
  );
  const cards = await readCompanyCards(
    db,
    best.map(({ id }) => id),
    now,
  );
  return {
    items: cards.map((company) => ({ ...company, reasons: reasons.get(company.id) ?? [] })),
    missing,
  };
}

async function readWishes(db: Db, jokerId: string): Promise<RecommendWishes> {
  const [wishes] = await db
    .select({
      occupation: jokers.occupation,
      subOccupation: jokers.subOccupation,
      interestedOccupations: jokers.interestedOccupations,
      interestedCompanyScales: jokers.interestedCompanyScales,
      workStyles: jokers.workStyles,
      preferredWorkplaces: jokers.preferredWorkplaces,
      preferredPrefectures: jokers.preferredPrefectures,
      focusOnChoosingCompanies: jokers.focusOnChoosingCompanies,
      jobChangeWillingness: jokers.jobChangeWillingness,
      sideJobWillingness: jokers.sideJobWillingness,
      minDesiredSalary: jokers.minDesiredSalary,
    })
    .from(jokers)
    .where(eq(jokers.id, jokerId));
  if (!wishes) throw new AppError("dataNotFound");
  return wishes;
}

/** The companies that may answer the wishes, with what the rule looks at, in one statement. */
function readCandidates({ db, actor }: Asking, wishes: RecommendWishes, now: Date) {
  const ofCompany = eq(recruitments.companyId, companies.id);
  const positions = sql<RecommendPosition[]>`coalesce((
    select json_agg(json_build_object(
      'employmentType', ${recruitments.employmentType}, 'occupations', ${recruitments.occupations},
      'workplaces', ${recruitments.workplaces}, 'workConditions', ${recruitments.workConditions},
      'maxSalary', ${recruitments.maxSalary}))
    from ${recruitments} where ${and(ofCompany, whereOpen(now))}), '[]'::json)`;
  const people = sql<number>`(select count(*)::int from ${aces}
    where ${aces.companyId} = ${companies.id} and ${aces.isAvailable} and ${aces.removedAt} is null)`;
  return db
    .select({
      id: companies.id,
      companyScale: companies.companyScale,
      workStyles: companies.workStyles,
      hasMission: sql<boolean>`coalesce(${companies.mission}, '') <> ''`,
      peopleCount: people,
      positions,
    })
    .from(companies)
    .where(
      and(
        wherePublicCompany(),
        whereNotHiddenBy(db, actor, companies.id),
        whereUnmet(db, actor, now),
        whereMayAnswer(db, wishes, now),
      ),
    )
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .limit(COMPARED);
}

/** Companies with which nothing has begun yet. */
function whereUnmet(db: Db, { userId }: JokerActor, now: Date): SQL | undefined {
  const matched = db
    .select(one)
    .from(matchings)
    .where(and(eq(matchings.aceCompanyId, companies.id), eq(matchings.jokerId, userId)));
  const offered = db
    .select(one)
    .from(offers)
    .where(
      and(eq(offers.companyId, companies.id), eq(offers.jokerId, userId), whereOfferOpen(now)),
    );
  return and(notExists(matched), notExists(offered));
}

/** Leaves out, before anything is compared, those without work in one's field and one's wishes. */
function whereMayAnswer(db: Db, wishes: RecommendWishes, now: Date): SQL | undefined {
  const field = wishes.occupation ? subOccupationsOf(wishes.occupation).map(({ key }) => key) : [];
  const sought = [...new Set([...wishes.interestedOccupations, ...field])];
  const { workStyles, interestedCompanyScales } = wishes;
  return or(
    sought.length > 0 ? whereSeeks(db, sought, now) : undefined,
    workStyles.length > 0 ? arrayOverlaps(companies.workStyles, [...workStyles]) : undefined,
    // Without a wish nothing is among these, so that somebody who wishes nothing is answered by nobody.
    inArray(companies.companyScale, [...interestedCompanyScales]),
  );
}
