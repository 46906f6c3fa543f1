import type { Tx } from "@tefuda/db/client";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import type { CareerValue } from "@tefuda/domain/joker/career-schema";
import { isJudgeable } from "@tefuda/domain/joker/judgeable";
import { effectOfSave } from "@tefuda/domain/joker/registration";
import { doesSaveAskAgain, type SavePlace } from "@tefuda/domain/judgement/policy";
import type { RegistrationStatus } from "@tefuda/domain/options/registration-statuses";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import type { StoredProfile } from "../joker/profile.ts";
import { saveCareers } from "../joker/save-careers.ts";
import { findJudgement } from "../judgement/judgement-row.ts";
import { submitProfile } from "../judgement/submit-profile.ts";
import type { Ctx } from "../kernel/context.ts";

interface ProfileChange {
  readonly columns: Partial<typeof jokers.$inferInsert>;
  readonly careers?: readonly CareerValue[];
  readonly place: SavePlace;
}

interface WrittenProfile {
  readonly registrationStatus: RegistrationStatus;
  readonly lockVersion: number;
  /** Judging was asked for with it: `signalJudgement` after commit. */
  readonly isAsked: boolean;
}

/**
 * The one way in which a seeker changes the own profile, inside the transaction that holds its lock
 * (`before`): with it goes what the change does to the judging (`doesSaveAskAgain`) and the search
 * document. The version counts up, so that no verdict falls on what the reviewer has not seen.
 */
export async function writeProfile(
  tx: Tx,
  ctx: Ctx<JokerActor>,
  before: StoredProfile,
  { columns, careers, place }: ProfileChange,
): Promise<WrittenProfile> {
  const now = ctx.clock();
  const jokerId = ctx.actor.userId;
  const judgement = await findJudgement(tx, jokerId);
  const judgeable = isJudgeable({
    ...before.joker,
    ...columns,
    careers: careers ?? before.careers,
  });
  const isAsked = judgeable && doesSaveAskAgain(judgement, { place, now });
  const { registrationStatus } = effectOfSave({
    stored: before.joker.registrationStatus,
    judgementStatus: judgement?.status,
    judgeable,
    requestJudgement: isAsked,
  });
  const lockVersion = before.joker.lockVersion + 1;
  await tx
    .update(jokers)
    .set({ ...columns, registrationStatus, lockVersion, updatedAt: now })
    .where(eq(jokers.id, jokerId));
  if (careers) await saveCareers(tx, jokerId, careers, now);
  await upsertSearchDocument(tx, jokerId, now);
  if (isAsked) await submitProfile(tx, ctx, judgement);
  return { registrationStatus, lockVersion, isAsked };
}
