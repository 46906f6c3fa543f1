import type { Db } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { readSheet } from "../joker/read-sheet.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { findMatching } from "./get-matching.ts";

export type PartnerProfile = Awaited<ReturnType<typeof getPartnerProfile>>;

/**
 * The other side of a matching, for the modal `profile`. A company sees the whole profile of the
 * person it is matched with, never contact data, birthday, hidden companies, judgement or rank.
 * The profile of an ace on pause cannot be seen (spec 4 · Ace availability).
 *
 * @throws AppError `dataNotFound` for a matching the actor is not in, or whose other side has left.
 */
export async function getPartnerProfile(
  ctx: Ctx<SignedInActor>,
  { matchingId }: { readonly matchingId: string },
) {
  const card = await findMatching(ctx, matchingId);
  if (!card || card.partner.hasLeft) throw new AppError("dataNotFound");
  if (ctx.actor.kind === "operator")
    await writeAudit(ctx.db, ctx, {
      action: "viewJoker",
      target: { type: "joker", id: card.jokerId },
    });
  if (ctx.actor.kind !== "joker")
    return { side: "joker" as const, joker: await readSheet(ctx.db, card.jokerId, ctx.clock()) };
  if (!card.aceId) throw new AppError("dataNotFound");
  return {
    side: "ace" as const,
    companyName: card.companyName,
    ace: card.partner.isAvailable ? await readAce(ctx.db, card.aceId) : null,
  };
}

async function readAce(db: Db, aceId: string) {
  const [profile] = await db
    .select({
      id: aces.id,
      companyId: aces.companyId,
      name: aces.name,
      nameKana: aces.nameKana,
      occupations: aces.occupations,
      position: aces.position,
      profileImage: aces.profileImage,
      introduction: aces.introduction,
      valueInJob: aces.valueInJob,
      appealOfWorking: aces.appealOfWorking,
      business: aces.business,
      businessDetail: aces.businessDetail,
      graduatedSchool: aces.graduatedSchool,
      graduatedFacultyDepartment: aces.graduatedFacultyDepartment,
      careers: aces.careers,
      personalities: aces.personalities,
    })
    .from(aces)
    .where(eq(aces.id, aceId));
  if (!profile) throw new AppError("dataNotFound");
  return profile;
}
