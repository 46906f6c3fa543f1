import { AppError } from "@tefuda/domain/errors/app-error";
import type { Ctx } from "../kernel/context.ts";
import { type SignInResult, signIn } from "../sign-in/sign-in.ts";
import type { LinkOutcome } from "./accounts.ts";
import { requireNewcomer } from "./newcomer.ts";
import { linkNewcomer } from "./sign-in.ts";

export interface Proven {
  readonly signedIn: SignInResult;
  /** Absent when the account was not linked after all. */
  readonly outcome?: LinkOutcome | undefined;
}

/**
 * Links the provider that brought somebody to the account that has the same address, after its
 * password: the provider vouches for the address, the password for the account. A second press is
 * answered as the first.
 * @throws AppError socialSignInExpired, wrongPassword, temporarilyLocked, userDisabled, likelyCompanyUser
 */
export async function proveAccount(
  ctx: Ctx,
  { password, mark }: { readonly password: string; readonly mark: string },
): Promise<Proven> {
  const { email, isEmailVerified } = await requireNewcomer(ctx, mark);
  if (!email || !isEmailVerified) throw new AppError("socialSignInExpired");
  const signedIn = await signIn(ctx, { email, password, page: "joker" });
  if ("secondStep" in signedIn) return { signedIn };
  return { signedIn, outcome: await linkNewcomer(ctx, { id: signedIn.userId, email }) };
}
