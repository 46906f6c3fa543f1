import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { resumeStep } from "@tefuda/domain/joker/completeness";
import { missingForJudgement } from "@tefuda/domain/joker/judgeable";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { findProfile, profileOf } from "../joker/profile.ts";
import { findJudgement } from "../judgement/judgement-row.ts";
import { readOwnJudgement } from "../judgement/own-judgement.ts";
import { isStillRemanded } from "../judgement/snapshots.ts";
import type { Ctx } from "../kernel/context.ts";

/**
 * A seeker's own profile with all that the registration needs: the version to save against, the
 * step at which it goes on, what judging still lacks, and where the judgement stands.
 * @throws dataNotFound
 */
export async function getOwnProfile(ctx: Ctx<JokerActor>) {
  const jokerId = ctx.actor.userId;
  const stored = await findProfile(ctx.db, jokerId);
  if (!stored) throw new AppError("dataNotFound");
  const [account] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, jokerId));
  const profile = profileOf(stored);
  return {
    profile,
    /** The account's address, which the e-mail step shows and confirms. */
    accountEmail: account?.email ?? "",
    lockVersion: stored.joker.lockVersion,
    resumeStep: resumeStep(profile),
    missing: missingForJudgement(profile),
    judgement: await readOwnJudgement(ctx.db, jokerId),
    /** Sent back and not changed since: it has to be mended before it is handed in again. */
    isStillRemanded: await isStillRemanded(ctx.db, stored, await findJudgement(ctx.db, jokerId)),
  };
}
