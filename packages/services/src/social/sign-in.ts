import type { SocialIdentity } from "@tefuda/adapters/social/port";
import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import type { SocialProvider } from "@tefuda/domain/account/constants";
import { pathAfterLogin } from "@tefuda/domain/account/guard";
import { isAppError } from "@tefuda/domain/errors/app-error";
import type { SocialResult } from "@tefuda/domain/social/constants";
import { email as emailField } from "@tefuda/domain/validation/fields";
import type { Ctx } from "../kernel/context.ts";
import { findPerson, finishSignIn, type Person, requireEnabled } from "../sign-in/signing-in.ts";
import { findOwner, linkAccount } from "./accounts.ts";
import type { Visit } from "./attempts.ts";
import { findNewcomer, keepNewcomer, leaveNewcomer } from "./newcomer.ts";

type Account = SocialIdentity & { readonly provider: SocialProvider };
type Answer = { readonly to: string } | { readonly result: SocialResult };

/** Says that this login took a withdrawal back. */
const TAKEN_BACK = "/mypage/withdrawal?back=1";
const NEXT_STEP = "/signup/social";

/**
 * Signs in whom a provider brought (spec 7 · social sign-in). Only the provider's own name for a person
 * finds an account, never an address: whoever is not known by it is a newcomer, and what becomes of
 * them is decided on the next page, before there is anything of theirs. A withdrawal is taken back.
 */
export async function signInBySocial(ctx: Ctx, account: Account, visit: Visit): Promise<Answer> {
  const userId = await findOwner(ctx.db, account);
  if (!userId) {
    // Whoever was to show that an account is theirs has shown another one.
    if (visit.intent === "prove") return { result: "wrongAccount" };
    await keepNewcomer(ctx, known(account));
    return { to: NEXT_STEP };
  }
  const person = await findPerson(ctx.db, eq(users.id, userId));
  const refusal = refusalOf(person, ctx.clock());
  if (!person || refusal) return { result: refusal ?? "noUserInfo" };
  if (visit.intent === "prove" && !(await fittingNewcomer(ctx, person)))
    return { result: "wrongAccount" };
  const { isBack } = await finishSignIn(ctx, person, "joker");
  const outcome = visit.intent === "prove" ? await linkNewcomer(ctx, person) : undefined;
  if (isBack) return { to: TAKEN_BACK };
  if (outcome) return { to: `/mypage/setting?social=${outcome}#social` };
  if (visit.intent === "signUp") return { to: `/offers?social=existing&by=${account.provider}` };
  return { to: pathAfterLogin(visit.backTo, "joker") };
}

/** Of an address only what is one. */
function known({ provider, accountId, email, isEmailVerified }: Account): Account {
  const read = emailField.safeParse(email);
  return {
    provider,
    accountId,
    email: read.success ? read.data : null,
    isEmailVerified: read.success && isEmailVerified,
  };
}

/** Why somebody may not come in by a provider; job seekers may, and nobody who needs a second factor. */
function refusalOf(person: Person | undefined, now: Date): SocialResult | undefined {
  if (!person) return "noUserInfo";
  if (person.aceId || person.operatorId || person.factorOf) return "staff";
  if (!person.jokerId) return "noUserInfo";
  try {
    requireEnabled(person, "joker");
  } catch (error) {
    if (isAppError(error)) return "disabled";
    throw error;
  }
  return person.deleteAt && person.deleteAt <= now ? "gone" : undefined;
}

/** The newcomer whom an account is shown for, when its address is theirs. */
async function fittingNewcomer(ctx: Ctx, { email }: Pick<Person, "email">) {
  const newcomer = await findNewcomer(ctx);
  return newcomer?.isEmailVerified && newcomer.email === email ? newcomer : undefined;
}

/**
 * Links the provider that had brought a newcomer to the account that was proven since, when its address
 * is the account's. Twice is once.
 */
export async function linkNewcomer(ctx: Ctx, person: Pick<Person, "id" | "email">) {
  const newcomer = await fittingNewcomer(ctx, person);
  if (!newcomer) return undefined;
  const outcome = await linkAccount(ctx, person.id, newcomer);
  await leaveNewcomer(ctx, newcomer);
  return outcome;
}
