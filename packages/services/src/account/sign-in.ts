import type { Db } from "@tefuda/db/client";
import { accounts, operators, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { type LoginPage, wrongLoginPage } from "@tefuda/domain/account/policy";
import type { SignIn } from "@tefuda/domain/account/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { hintTakenBack, takeWithdrawalBack } from "../withdrawal/take-back.ts";
import { clearAttempts, countAttempt } from "./attempts.ts";
import { isRightPassword } from "./passwords.ts";
import { openSession } from "./sessions.ts";

export type SignInPage = LoginPage | "operator";
export type SignInKind = "joker" | "ace" | "operator";

export interface SignInResult {
  readonly userId: string;
  readonly kind: SignInKind;
  /** A company member has to set its own password before anything else. */
  readonly mustChangePassword: boolean;
  /** A withdrawal was asked for, and is taken back by this. */
  readonly isBack: boolean;
}

/**
 * Signs in by e-mail and password on one of the login pages (spec 7 · Sign-in). A right password
 * on the other side's page gives a hint instead of a session (spec 2 · Auth and redirect rules);
 * everything that could tell a stranger that an address exists reads as a wrong password.
 * Signing in takes a requested withdrawal back.
 * @throws wrongPassword, temporarilyLocked, userDisabled, likelyCompanyUser, loginPageForCompany,
 * userNotFound
 */
export async function signIn(
  ctx: Ctx,
  { email, password, page }: SignIn & { readonly page: SignInPage },
): Promise<SignInResult> {
  const { db } = ctx;
  const now = ctx.clock();
  await countAttempt(db, now, email, ctx.request.ip);
  const person = await findPerson(db, email);
  const isRight = await isRightPassword(person?.passwordHash, password);
  if (!isRight || !person) throw new AppError("wrongPassword");
  if (person.deleteAt && person.deleteAt <= now) throw new AppError("wrongPassword");

  await clearAttempts(db, email);
  const kind = kindOnPage(person, page);
  if (person.suspendedAt || isRemoved(person)) throw new AppError("userDisabled");
  if (kind === "ace" && person.companyStatus !== "active") throw new AppError("userDisabled");

  const { id, withdrawalRequestedAt } = person;
  const withdrawn =
    withdrawalRequestedAt && kind !== "operator" ? { id, kind, withdrawalRequestedAt } : undefined;
  await db.transaction(async (tx) => {
    await tx.update(users).set({ lastSignedInAt: now }).where(eq(users.id, id));
    if (withdrawn) await takeWithdrawalBack(tx, withdrawn, now);
  });
  await openSession(ctx, id);
  if (withdrawn) await hintTakenBack(ctx, withdrawn);
  return {
    userId: id,
    kind,
    mustChangePassword: person.mustChangePassword,
    isBack: withdrawn !== undefined,
  };
}

/** The company has let the member go; a member who withdrew stands removed since that moment. */
function isRemoved({ aceRemovedAt, withdrawalRequestedAt }: Person): boolean {
  return aceRemovedAt !== null && aceRemovedAt.getTime() !== withdrawalRequestedAt?.getTime();
}

async function findPerson(db: Db, email: string) {
  const [person] = await db
    .select({
      id: users.id,
      mustChangePassword: users.mustChangePassword,
      suspendedAt: users.suspendedAt,
      withdrawalRequestedAt: users.withdrawalRequestedAt,
      deleteAt: users.deleteAt,
      passwordHash: accounts.password,
      aceId: aces.id,
      aceRemovedAt: aces.removedAt,
      companyStatus: companies.status,
      jokerId: jokers.id,
      operatorId: operators.id,
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .leftJoin(aces, eq(aces.id, users.id))
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(jokers, eq(jokers.id, users.id))
    .leftJoin(operators, eq(operators.id, users.id))
    .where(eq(users.email, email));
  return person;
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Ace first, then joker (spec 4 · User type); the operators' page is for operators only. */
function kindOnPage({ aceId, jokerId, operatorId }: Person, page: SignInPage): SignInKind {
  const kind = aceId ? "ace" : jokerId ? "joker" : operatorId ? "operator" : undefined;
  if (!kind) throw new AppError("userNotFound");
  if (page === "operator" || kind === "operator") {
    if (page !== "operator" || kind !== "operator") throw new AppError("wrongPassword");
    return kind;
  }
  const hint = wrongLoginPage(page, kind);
  if (hint) throw new AppError(hint);
  return kind;
}
