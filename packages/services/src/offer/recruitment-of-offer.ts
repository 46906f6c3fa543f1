import type { Db } from "@tefuda/db/client";
import { recruitmentAces, recruitments } from "@tefuda/db/schema/recruitment";
import { AppError } from "@tefuda/domain/errors/app-error";
import { isPayWithin, payRangeOf } from "@tefuda/domain/offer/pay";
import { offerMessages } from "@tefuda/domain/offer/labels.ja";
import type { CreateOffer } from "@tefuda/domain/offer/schema";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { and, asc, desc, eq, type SQL } from "drizzle-orm";

const columns = {
  id: recruitments.id,
  title: recruitments.title,
  employmentType: recruitments.employmentType,
  minSalary: recruitments.minSalary,
  maxSalary: recruitments.maxSalary,
  conditions: recruitments.conditions,
  revision: recruitments.revision,
};

/** Published positions of the company; a member uses those they are in charge of, an admin all. */
function selectLinkable(db: Db, actor: AceActor, where?: SQL) {
  const inCharge = and(
    eq(recruitmentAces.recruitmentId, recruitments.id),
    eq(recruitmentAces.aceId, actor.userId),
  );
  const query = db.select(columns).from(recruitments).$dynamic();
  if (actor.authority !== "admin") query.innerJoin(recruitmentAces, inCharge);
  return query
    .where(
      and(
        eq(recruitments.companyId, actor.companyId),
        eq(recruitments.status, "published"),
        where,
      ),
    )
    .orderBy(desc(recruitments.publishedAt), asc(recruitments.id));
}

/** Positions an ace can link an offer to, with what each pays. */
export async function listLinkableRecruitments(db: Db, actor: AceActor) {
  const found = await selectLinkable(db, actor).limit(100);
  return found.map(({ conditions, revision: _, ...recruitment }) => ({
    ...recruitment,
    pay: payRangeOf({ ...recruitment, reward: conditions.reward }),
  }));
}

/**
 * The position an offer is linked to (spec 5 · Offers need a linked recruitment position).
 * @throws AppError `aceNotLinkingRecruitment`, `invalidParameter` when the pay leaves its range.
 */
export async function requireLinkable(
  db: Db,
  actor: AceActor,
  { recruitmentId, minSalary, maxSalary }: CreateOffer,
) {
  const [recruitment] = await selectLinkable(db, actor, eq(recruitments.id, recruitmentId));
  if (!recruitment) throw new AppError("aceNotLinkingRecruitment");
  const range = payRangeOf({ ...recruitment, reward: recruitment.conditions.reward });
  if (range && !isPayWithin({ minSalary, maxSalary }, range))
    throw new AppError("invalidParameter", {
      fields: { minSalary: offerMessages.salaryOutsideRecruitment },
    });
  return recruitment;
}
