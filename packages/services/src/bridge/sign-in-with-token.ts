import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import {
  type SignInWithCustomToken,
  startOfTokenSession,
} from "@tefuda/domain/bridge/custom-token";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Ctx } from "../kernel/context.ts";
import { findPerson, finishSignIn, kindOf, requireEnabled } from "../sign-in/signing-in.ts";
import { ownerOfToken, takeToken } from "./custom-tokens.ts";

/**
 * Signs the view inside an app in by the token that its host was given (spec 7 · Functions). The token's
 * own session passed whatever was asked of it, so nothing more is asked; changes that ask for a recent
 * sign-in ask for the password in the view. A view that is signed in as somebody else stays so, and
 * the token unused, until its owner agrees.
 * @returns whether the view is somebody's who was not signed in there before
 * @throws AppError customTokenExpired, alreadySignedIn, userDisabled, userNotFound
 */
export async function signInWithToken(
  ctx: Ctx,
  { token, replace }: SignInWithCustomToken,
): Promise<{ readonly isNew: boolean }> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const { userId, signedInAt } = await ownerOfToken(db, now, token);
  const person = await findPerson(db, eq(users.id, userId));
  if (!person) throw new AppError("userNotFound");
  const kind = kindOf(person);
  requireEnabled(person, kind);
  // A withdrawal is taken back by a password, and a first password comes before anything else.
  if (person.withdrawalRequestedAt || person.mustChangePassword || kind === "operator")
    throw new AppError("userDisabled");
  const isSame = actor.kind !== "visitor" && actor.userId === person.id;
  if (actor.kind !== "visitor" && !isSame && !replace) throw new AppError("alreadySignedIn");
  await takeToken(db, now, token);
  if (!isSame) await finishSignIn(ctx, person, kind, startOfTokenSession(now, signedInAt ?? now));
  return { isNew: !isSame };
}
