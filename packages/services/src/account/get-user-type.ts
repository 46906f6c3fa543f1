import { AppError } from "@tefuda/domain/errors/app-error";
import type { UserType } from "@tefuda/domain/options/user-types";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/**
 * Whether the caller is an ace or a joker; the actor was looked up as an ace first (spec 4 · User
 * type).
 * @throws userNotFound for someone who is neither
 */
export async function getUserType({
  actor,
}: Ctx<SignedInActor>): Promise<{ userType: UserType; userId: string }> {
  if (actor.kind === "operator") throw new AppError("userNotFound");
  return { userType: actor.kind, userId: actor.userId };
}
