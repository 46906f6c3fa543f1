import type { Db } from "@tefuda/db/client";
import { whereVisibleTo } from "@tefuda/db/queries/candidate";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { canOfferAgain } from "@tefuda/domain/offer/policy";
import { scopeOf } from "@tefuda/domain/policy/can";
import { selectCandidates, toCandidateCard } from "../candidate/card.ts";
import type { CandidateId } from "../candidate/keep-joker.ts";
import { readMaskedDetail } from "../candidate/masked-profile.ts";
import { companyOf, type Viewer } from "../candidate/viewer.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { recordReading } from "../monitoring/record-reading.ts";
import { readEarlierOffers } from "../offer/earlier-offers.ts";
import { findSentOffer } from "../offer/find-sent-offer.ts";

export type CandidateProfile = Awaited<ReturnType<typeof getCandidate>>;

/**
 * One candidate as a company sees them before a match (spec 6 · Roles and permissions): without
 * name, contact, birthday, gender, school, picture, rank and the companies they worked for. An
 * agent sees only those of its own matchings; a look of an operator is put on record.
 * @throws AppError dataNotFound
 */
export async function getCandidate(ctx: Ctx<Viewer>, { jokerId }: CandidateId) {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const companyId = companyOf(actor);
  const [[row], matching] = await Promise.all([
    selectCandidates(
      db,
      actor,
      now,
      and(eq(jokerSearchDocuments.objectID, jokerId), whereVisibleTo(db, companyId)),
    ),
    findMatchingOf(db, companyId, jokerId),
  ]);
  const isOwnMatching = matching?.aceId === actor.userId;
  if (!row || (scopeOf(actor, "joker:view-candidate") === "member" && !isOwnMatching))
    throw new AppError("dataNotFound");
  const [detail, earlier, sentOffer] = await Promise.all([
    readMaskedDetail(db, jokerId),
    readEarlierOffers(db, { companyId, jokerId }, now),
    actor.kind === "ace" ? findSentOffer(db, { jokerId, aceId: actor.userId }, now) : null,
    recordReading(ctx, "candidate_view", {}, jokerId),
  ]);
  if (actor.kind === "operator")
    await writeAudit(db, ctx, { action: "viewJoker", target: { type: "joker", id: jokerId } });
  return {
    ...toCandidateCard(row, actor, now),
    ...detail,
    /** Set when the viewer has the matching, where the whole profile is open. */
    matchingId: isOwnMatching ? matching.id : null,
    canOffer: !matching && canOfferAgain(earlier, now),
    /** The viewer's own offer that waits for an answer, and until when it can be taken back. */
    sentOffer,
  };
}

async function findMatchingOf(db: Db, companyId: string, jokerId: string) {
  const [matching] = await db
    .select({ id: matchings.id, aceId: matchings.aceId })
    .from(matchings)
    .where(and(eq(matchings.aceCompanyId, companyId), eq(matchings.jokerId, jokerId)));
  return matching;
}
