import { aces } from "@tefuda/db/schema/ace";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { freshnessOf } from "@tefuda/domain/recruitment/states";
import type { Ctx } from "../kernel/context.ts";
import { readPeopleInCharge } from "./card.ts";
import { currentContent } from "./content.ts";
import { readShownCompany } from "./get-recruitment.ts";
import { openItems } from "./incomplete.ts";
import { readResults, resultsOf } from "./list-own-recruitments.ts";
import {
  mayEdit,
  type PositionRow,
  readAceIds,
  readEmployer,
  whereCanBeInCharge,
  wholePosition,
} from "./own-position.ts";

export type OwnRecruitment = Awaited<ReturnType<typeof getOwnRecruitment>>;

/**
 * A position of the company for its members, in any state: what it says, what is missing, what was
 * typed and is not right yet, what came of it, and as its page shows it to jokers (`view`).
 * @throws AppError recruitmentNotFound
 */
export async function getOwnRecruitment(
  ctx: Ctx<AceActor>,
  { recruitmentId }: { readonly recruitmentId: string },
) {
  const { db, actor } = ctx;
  const [position] = await db
    .select()
    .from(recruitments)
    .where(and(eq(recruitments.id, recruitmentId), eq(recruitments.companyId, actor.companyId)));
  if (!position) throw new AppError("recruitmentNotFound");
  const [aceIds, employer, results, people, company] = await Promise.all([
    readAceIds(db, recruitmentId),
    readEmployer(db, actor.companyId),
    readResults(db, [recruitmentId]),
    readPeopleInCharge(db, [recruitmentId]),
    readShownCompany(db, actor.companyId),
  ]);
  const whole = wholePosition(position, employer, aceIds);
  const { aceIds: _, ...content } = whole;
  const { status, revision, lockVersion, unfinished, publishedAt, lastConfirmedAt } = position;
  // What has ended stands as it was; before that the company's own address is followed.
  const stated = status === "closed" ? currentContent(position) : content;
  return {
    id: recruitmentId,
    status,
    revision,
    lockVersion,
    pauseReason: position.pauseReason,
    recruitment: whole,
    unfinished,
    missing: openItems(whole, unfinished, ctx.clock()),
    needsConfirmation: needsConfirmation(position, ctx.clock()),
    canEdit: status !== "closed" && mayEdit(actor, aceIds),
    ...resultsOf(results, recruitmentId),
    view: {
      id: recruitmentId,
      companyId: actor.companyId,
      companyName: company.name,
      companyLogoUrl: company.logoUrl,
      status,
      revision,
      publishedAt,
      lastConfirmedAt,
      content: stated,
      people: people.map(({ recruitmentId: __, ...person }) => person),
      company,
    },
  };
}

function needsConfirmation({ status, lastConfirmedAt, publishedAt }: PositionRow, now: Date) {
  return (
    status === "published" && freshnessOf(lastConfirmedAt ?? publishedAt ?? now, now) !== "fresh"
  );
}

/** What a form of a position needs of the company: what it states of itself, and who can be in charge. */
export async function getRecruitmentFrame({ db, actor }: Ctx<AceActor>) {
  const [employer, members] = await Promise.all([
    readEmployer(db, actor.companyId),
    db
      .select({
        id: aces.id,
        name: aces.name,
        position: aces.position,
        profileImage: aces.profileImage,
        isAvailable: aces.isAvailable,
      })
      .from(aces)
      .where(whereCanBeInCharge(actor.companyId))
      .orderBy(asc(aces.createdAt), asc(aces.id)),
  ]);
  return { employer, members };
}
