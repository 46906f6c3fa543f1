import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { birthdayFault } from "@tefuda/domain/joker/birthday";
import { futureYearFaults } from "@tefuda/domain/joker/future-years";
import { type JudgeableProfile, missingForJudgement } from "@tefuda/domain/joker/judgeable";
import type { SaveStep } from "@tefuda/domain/joker/step-save-schema";
import type { RegistrationStatus } from "@tefuda/domain/options/registration-statuses";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { findProfile, type JokerRow } from "../joker/profile.ts";
import { stepColumns } from "../joker/step-columns.ts";
import type { Ctx } from "../kernel/context.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { signalJudgement } from "../signals/judgement.ts";
import { writeProfile } from "./write-profile.ts";

export interface SavedStep {
  readonly registrationStatus: RegistrationStatus;
  /** What the next save has to name. */
  readonly lockVersion: number;
}

/**
 * Saves one step of a seeker's own profile at once (spec 3 · Joker registration steps, spec 4 ·
 * registrationStatus). The e-mail address is the account's, whatever the step sends: it changes by a
 * confirmed link only. The last save sent again answers as it did, so a lost answer may be asked for
 * once more.
 * @throws lock, invalidParameter, dataNotFound
 */
export async function saveStep(
  ctx: Ctx<JokerActor>,
  { step, values, lockVersion, saveId, place }: SaveStep,
): Promise<SavedStep> {
  const now = ctx.clock();
  const jokerId = ctx.actor.userId;
  refuseFuture(values, now);

  const { isAsked, ...result } = await ctx.db.transaction(async (tx) => {
    const before = await findProfile(tx, jokerId, { lock: true });
    if (!before) throw new AppError("dataNotFound");
    if (saveId && before.joker.lastSaveId === saveId)
      return { isAsked: false, ...savedOf(before.joker) };
    if (before.joker.lockVersion !== lockVersion) throw new AppError("lock");

    const columns = stepColumns(values, now);
    if (step === "email") {
      const [account] = await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, jokerId));
      columns.email = account?.email ?? null;
    }
    const careers = "careers" in values ? { careers: values.careers } : {};
    const written = await writeProfile(tx, ctx, before, {
      columns: { ...columns, lastSaveId: saveId ?? null },
      ...careers,
      place,
    });
    if (written.registrationStatus === "registered")
      refuseMissing({ careers: before.careers, ...before.joker, ...columns, ...careers });
    // Later on the same steps are ways to edit one's profile.
    if (before.joker.registrationStatus !== "registered")
      await recordEvent(tx, ctx, "registration_step", { step });
    return written;
  });
  if (isAsked) await signalJudgement(ctx, jokerId);
  return result;
}

const savedOf = ({ registrationStatus, lockVersion }: JokerRow): SavedStep => ({
  registrationStatus,
  lockVersion,
});

/** What only the clock can tell: nobody is born, employed or examined in a year to come. */
function refuseFuture(values: SaveStep["values"], now: Date) {
  const birthday = "birthday" in values && birthdayFault(values.birthday, now);
  const fields = { ...futureYearFaults(values, now), ...(birthday && { birthday }) };
  if (Object.keys(fields).length > 0) throw new AppError("invalidParameter", { fields });
}

/** A registered seeker may not empty what judging required (spec 4 · registrationStatus). */
function refuseMissing(profile: JudgeableProfile) {
  const missing = missingForJudgement(profile);
  if (missing.length === 0) return;
  throw new AppError("invalidParameter", {
    fields: Object.fromEntries(missing.map(({ item }) => [item, messages.required])),
  });
}
