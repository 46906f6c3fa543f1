import type { Db } from "@tefuda/db/client";
import { folded } from "@tefuda/db/schema/columns";
import { recruitmentAces, recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, desc, eq, exists, gte, isNull, or, type SQL, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { offerMessages } from "@tefuda/domain/offer/labels.ja";
import { isPayWithin, type PayRange, payRangeOf } from "@tefuda/domain/offer/pay";
import type { CreateOffer, ListLinkable } from "@tefuda/domain/offer/schema";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import { searchWords } from "@tefuda/domain/text/search-words";

import { jstDate } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";
import { oneMoreThan } from "../kernel/cursor.ts";

const LIST_LIMIT = 100;

/**
 * Positions that an offer of the ace's can be linked to: published and not past their last day;
 * a member's are those they are in charge of, an admin's all of the company.
 */
function selectLinkable(db: Db, actor: AceActor, now: Date, where?: SQL) {
  const inCharge = exists(
    db
      .select({ one: sql`1` })
      .from(recruitmentAces)
      .where(
        and(
          eq(recruitmentAces.recruitmentId, recruitments.id),
          eq(recruitmentAces.aceId, actor.userId),
        ),
      ),
  );
  return db
    .select({
      id: recruitments.id,
      title: recruitments.title,
      employmentType: recruitments.employmentType,
      contractType: recruitments.contractType,
      minSalary: recruitments.minSalary,
      maxSalary: recruitments.maxSalary,
      conditions: recruitments.conditions,
      revision: recruitments.revision,
    })
    .from(recruitments)
    .where(
      and(
        eq(recruitments.companyId, actor.companyId),
        eq(recruitments.status, "published"),
        or(isNull(recruitments.closesAt), gte(recruitments.closesAt, jstDate(now))),
        scopeOf(actor, "recruitment:edit") === "company" ? undefined : inCharge,
        where,
      ),
    )
    .orderBy(desc(recruitments.publishedAt), asc(recruitments.id));
}

type LinkableRow = Awaited<ReturnType<typeof selectLinkable>>[number];

/**
 * The positions that the offer form lets an ace choose from, the newest first, with what each pays; of more
 * than a hundred the others are found by words of their titles, and one that was chosen by its id.
 */
export async function listLinkableRecruitments(
  { db, actor, clock }: Ctx<AceActor>,
  { words, recruitmentId }: ListLinkable = {},
) {
  const where = recruitmentId ? eq(recruitments.id, recruitmentId) : whereTitled(words);
  const found = await selectLinkable(db, actor, clock(), where).limit(oneMoreThan(LIST_LIMIT));
  return {
    items: found.slice(0, LIST_LIMIT).map((row) => ({
      id: row.id,
      title: row.title,
      employmentType: row.employmentType,
      pay: payOf(row),
    })),
    hasMore: found.length > LIST_LIMIT,
  };
}

/** Every word has to stand in the title, in whatever letters it is written. */
const whereTitled = (words = "") =>
  and(
    ...searchWords(words).map(
      (word) => sql`position(${word} in ${folded(recruitments.title)}) > 0`,
    ),
  );

/**
 * The position an offer is linked to (spec 5 · Offers need a linked recruitment position).
 * @throws AppError `aceNotLinkingRecruitment`, `invalidParameter` when the pay leaves its range.
 */
export async function requireLinkable(
  db: Db,
  actor: AceActor,
  { recruitmentId, minSalary, maxSalary }: CreateOffer,
  now: Date,
): Promise<{ readonly revision: number }> {
  const [recruitment] = await selectLinkable(db, actor, now, eq(recruitments.id, recruitmentId));
  if (!recruitment) throw new AppError("aceNotLinkingRecruitment");
  const range = payOf(recruitment);
  if (range && !isPayWithin({ minSalary, maxSalary }, range))
    throw new AppError("invalidParameter", {
      fields: { minSalary: offerMessages.salaryOutsideRecruitment },
    });
  return recruitment;
}

function payOf({ conditions, ...row }: LinkableRow): PayRange | undefined {
  return payRangeOf({ ...row, reward: conditions.reward });
}
