import type { Db } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { recruitmentAces, recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, desc, eq, gte, isNull, or, type SQL } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { LikeTarget } from "@tefuda/domain/like/schema";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { jstDate } from "@tefuda/domain/time/jst";
import { whereNotHiddenBy } from "../hidden-company/not-hidden.ts";

const RECEIVERS_MAX = 10;

/**
 * People whom the joker can send a like to: available, of a company that shows itself and that the
 * joker does not hide. An agent's agency need not show itself.
 */
function whereLikable(db: Db, actor: JokerActor): SQL | undefined {
  return and(
    eq(aces.isAvailable, true),
    isNull(aces.removedAt),
    eq(companies.status, "active"),
    or(eq(companies.isPublic, true), eq(aces.isAgent, true)),
    whereNotHiddenBy(db, actor, companies.id),
  );
}

function whereOpenPosition(now: Date): SQL | undefined {
  return and(
    eq(recruitments.status, "published"),
    or(isNull(recruitments.closesAt), gte(recruitments.closesAt, jstDate(now))),
  );
}

const aceColumns = {
  aceId: aces.id,
  aceName: aces.name,
  acePosition: aces.position,
  aceImage: aces.profileImage,
  isAgent: aces.isAgent,
  companyId: companies.id,
  companyName: companies.name,
};

/**
 * Who would receive a like: the person, or those in charge of the position who are not on pause,
 * in the order that the company put them.
 * @throws AppError aceNotFound, recruitmentNotFound
 */
export async function readReceivers(db: Db, actor: JokerActor, target: LikeTarget, now: Date) {
  if ("aceId" in target) {
    const [ace] = await selectAces(db, and(eq(aces.id, target.aceId), whereLikable(db, actor)));
    if (!ace) throw new AppError("aceNotFound");
    return { receivers: [ace], recruitment: null };
  }
  const [recruitment] = await db
    .select({ id: recruitments.id, title: recruitments.title })
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(
      and(
        eq(recruitments.id, target.recruitmentId),
        whereOpenPosition(now),
        eq(companies.isPublic, true),
        eq(companies.status, "active"),
        whereNotHiddenBy(db, actor, companies.id),
      ),
    );
  if (!recruitment) throw new AppError("recruitmentNotFound");
  const receivers = await selectAces(db, whereLikable(db, actor))
    .innerJoin(
      recruitmentAces,
      and(eq(recruitmentAces.aceId, aces.id), eq(recruitmentAces.recruitmentId, recruitment.id)),
    )
    .orderBy(asc(recruitmentAces.sortOrder), desc(aces.pickupPoint), asc(aces.id))
    .limit(RECEIVERS_MAX);
  if (receivers.length === 0) throw new AppError("aceNotFound");
  return { receivers, recruitment };
}

function selectAces(db: Db, where: SQL | undefined) {
  return db
    .select(aceColumns)
    .from(aces)
    .innerJoin(companies, eq(companies.id, aces.companyId))
    .where(where)
    .$dynamic();
}

/**
 * The person a like goes to, and the revision of the position it is about.
 * @throws AppError aceNotFound, recruitmentNotFound
 */
export async function requireReceiver(
  db: Db,
  actor: JokerActor,
  { aceId, recruitmentId }: { readonly aceId: string; readonly recruitmentId?: string | undefined },
  now: Date,
) {
  // Held until the like is written: an agent stays one, or is none, for as long.
  const [ace] = await selectAces(db, and(eq(aces.id, aceId), whereLikable(db, actor))).for(
    "share",
    { of: aces },
  );
  if (!ace) throw new AppError("aceNotFound");
  if (!recruitmentId) return { ...ace, recruitmentRevision: null };
  const [position] = await db
    .select({ recruitmentRevision: recruitments.revision })
    .from(recruitments)
    .innerJoin(
      recruitmentAces,
      and(eq(recruitmentAces.recruitmentId, recruitments.id), eq(recruitmentAces.aceId, aceId)),
    )
    .where(
      and(
        eq(recruitments.id, recruitmentId),
        eq(recruitments.companyId, ace.companyId),
        whereOpenPosition(now),
      ),
    );
  if (!position) throw new AppError("recruitmentNotFound");
  return { ...ace, ...position };
}
