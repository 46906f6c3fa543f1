import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import { type LoginPage, wrongLoginPage } from "@tefuda/domain/account/policy";
import type { SignIn } from "@tefuda/domain/account/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { type SecondStep, secondStepOf } from "@tefuda/domain/second-factor/policy";
import { countAttempt, whileTried } from "../account/attempts.ts";
import { isRightPassword, renewHash } from "../account/passwords.ts";
import type { Ctx } from "../kernel/context.ts";
import { beginSecondStep } from "../second-factor/second-step.ts";
import {
  findPerson,
  finishSignIn,
  kindOf,
  notingFailure,
  type Person,
  requireEnabled,
  requireOwnMachine,
  type SignedIn,
  type SignInKind,
} from "./signing-in.ts";

export type SignInPage = LoginPage | "operator";

/** Signed in, or what the same browser has to do before it is. */
export type SignInResult = SignedIn | { readonly secondStep: SecondStep };

/**
 * Signs in by e-mail and password on one of the login pages (spec 7 · Sign-in). A right password
 * on the other side's page gives a signal instead of a session (spec 2 · Auth and redirect rules);
 * everything that could tell a stranger that an address exists reads as a wrong password.
 * Whoever needs a second factor gets no session yet. Signing in takes a requested withdrawal back.
 * @throws wrongPassword, temporarilyLocked, tooManyRequests, userDisabled, likelyCompanyUser,
 * loginPageForCompany, userNotFound, serverBusy
 */
export const signIn = (ctx: Ctx, given: SignIn & { readonly page: SignInPage }) =>
  whileTried(async () => {
    const person = await findPerson(ctx.db, eq(users.email, given.email));
    return notingFailure(ctx, person?.id, () => signInByPassword(ctx, given, person));
  });

async function signInByPassword(
  ctx: Ctx,
  { email, password, page }: SignIn & { readonly page: SignInPage },
  person: Person | undefined,
): Promise<SignInResult> {
  const { db } = ctx;
  const now = ctx.clock();
  const takeBack = await countAttempt(ctx, { email, userId: person?.id });
  const isRight = await isRightPassword(person?.passwordHash, password);
  if (!isRight || !person) throw new AppError("wrongPassword");
  if (person.deleteAt && person.deleteAt <= now) throw new AppError("wrongPassword");

  await takeBack();
  const kind = kindOnPage(person, page);
  requireEnabled(person, kind);
  await renewHash(db, now, person.id, { hash: person.passwordHash, password });
  const secondStep = secondStepOf(kind, person.factorOf !== null);
  if (!secondStep) return finishSignIn(ctx, person, kind);
  requireOwnMachine(ctx, person);
  await beginSecondStep(ctx, person.id, secondStep);
  ctx.request.note?.({ event: "secondStep", userId: person.id });
  return { secondStep };
}

/** The operators' page is for operators only. */
function kindOnPage(person: Person, page: SignInPage): SignInKind {
  const kind = kindOf(person);
  if (page === "operator" || kind === "operator") {
    if (page !== "operator" || kind !== "operator") throw new AppError("wrongPassword");
    return kind;
  }
  const signal = wrongLoginPage(page, kind);
  if (signal) throw new AppError(signal);
  return kind;
}
