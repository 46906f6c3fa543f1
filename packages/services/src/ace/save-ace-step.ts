import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { eq } from "@tefuda/db/sql";
import type { SaveAceStep } from "@tefuda/domain/ace/step-save";
import { AppError } from "@tefuda/domain/errors/app-error";
import { birthdayFault } from "@tefuda/domain/joker/birthday";
import type { Career, CareerValue } from "@tefuda/domain/joker/career-schema";
import { arrangeCareers } from "@tefuda/domain/joker/careers";
import { futureYearFaults } from "@tefuda/domain/joker/future-years";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { signalPublicPages } from "../signals/public-pages.ts";

/**
 * Saves one step of the caller's own profile, which visitors see at once (spec 3 · Ace profile
 * steps). A value that the step left empty is cleared. The last save sent again answers as it did,
 * so a lost answer may be asked for once more.
 * @throws lock, invalidParameter, dataNotFound
 */
export async function saveAceStep(
  ctx: Ctx<AceActor>,
  { values, lockVersion, saveId }: SaveAceStep,
): Promise<{ readonly lockVersion: number }> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  refuseFuture(values, now);
  const mine = eq(aces.id, actor.userId);
  const next = lockVersion + 1;
  const saved = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({
        careers: aces.careers,
        lockVersion: aces.lockVersion,
        lastSaveId: aces.lastSaveId,
      })
      .from(aces)
      .where(mine)
      .for("no key update");
    if (!before) throw new AppError("dataNotFound");
    if (saveId && before.lastSaveId === saveId) return before.lockVersion;
    if (before.lockVersion !== lockVersion) throw new AppError("lock");
    const columns = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, value ?? null]),
    );
    if ("careers" in values) columns.careers = storedCareers(values.careers, before.careers, now);
    await tx
      .update(aces)
      .set({ ...columns, lockVersion: next, lastSaveId: saveId ?? null, updatedAt: now })
      .where(mine);
    if ("name" in values)
      await tx
        .update(users)
        .set({ name: values.name, updatedAt: now })
        .where(eq(users.id, actor.userId));
    return next;
  });
  signalPublicPages(ctx);
  return { lockVersion: saved };
}

/** Nobody is born, or employed, in a year to come. */
function refuseFuture(values: SaveAceStep["values"], now: Date) {
  const birthday =
    "birthday" in values && values.birthday ? birthdayFault(values.birthday, now) : undefined;
  const careers = "careers" in values ? futureYearFaults({ careers: values.careers }, now) : {};
  const fields = { ...careers, ...(birthday && { birthday }) };
  if (Object.keys(fields).length > 0) throw new AppError("invalidParameter", { fields });
}

/** The careers in their stored order; one that was there before keeps its id and first writing. */
function storedCareers(
  values: readonly CareerValue[],
  before: readonly Career[],
  now: Date,
): Career[] {
  const known = new Map(before.map((career) => [career.id, career]));
  const at = now.toISOString();
  return arrangeCareers(values).map((career) => {
    const kept = career.id ? known.get(career.id) : undefined;
    // Each entry is kept by one of the new ones only.
    if (kept) known.delete(kept.id);
    return {
      ...career,
      id: kept?.id ?? uuidv7(),
      createdAt: kept?.createdAt ?? at,
      updatedAt: at,
    };
  });
}
