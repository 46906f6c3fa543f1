import type { Db } from "@tefuda/db/client";
import { accounts, operators, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { and, eq, type SQL } from "@tefuda/db/sql";
import { isDemoAddress } from "@tefuda/domain/account/demo";
import { AppError, isAppError } from "@tefuda/domain/errors/app-error";
import { tellOfNewDevice } from "../account/known-device.ts";
import { openSession } from "../account/sessions.ts";
import { endDormancyBySignIn } from "../dormancy/end-dormancy.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalAllCandidates } from "../signals/candidate.ts";
import { signalTakenBack, takeWithdrawalBack } from "../withdrawal/take-back.ts";

export type SignInKind = "joker" | "ace" | "operator";

export interface SignedIn {
  readonly userId: string;
  readonly kind: SignInKind;
  /** A company member has to set its own password before anything else. */
  readonly mustChangePassword: boolean;
  /** A withdrawal was asked for, and is taken back by this. */
  readonly isBack: boolean;
}

/** Everything about a user that decides whether, and as what, it may sign in. */
export async function findPerson(db: Db, where: SQL) {
  const [person] = await db
    .select({
      id: users.id,
      email: users.email,
      mustChangePassword: users.mustChangePassword,
      suspendedAt: users.suspendedAt,
      withdrawalRequestedAt: users.withdrawalRequestedAt,
      deleteAt: users.deleteAt,
      passwordHash: accounts.password,
      aceId: aces.id,
      aceRemovedAt: aces.removedAt,
      companyId: aces.companyId,
      companyStatus: companies.status,
      jokerId: jokers.id,
      operatorId: operators.id,
      factorOf: secondFactors.userId,
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .leftJoin(aces, eq(aces.id, users.id))
    .leftJoin(companies, eq(companies.id, aces.companyId))
    .leftJoin(jokers, eq(jokers.id, users.id))
    .leftJoin(operators, eq(operators.id, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(where);
  return person;
}

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Ace first, then joker (spec 4 · User type). @throws userNotFound */
export function kindOf({ aceId, jokerId, operatorId }: Person): SignInKind {
  if (aceId) return "ace";
  if (jokerId) return "joker";
  if (operatorId) return "operator";
  throw new AppError("userNotFound");
}

/** @throws userDisabled for someone suspended, let go by the company, or of one that is not active */
export function requireEnabled(person: Person, kind: SignInKind) {
  if (person.suspendedAt || isRemoved(person)) throw new AppError("userDisabled");
  if (kind === "ace" && person.companyStatus !== "active") throw new AppError("userDisabled");
}

/**
 * Everybody knows the passwords of the demo's people, and what its operators' authenticator apps hold.
 * @throws userDisabled for a second step of theirs from another machine
 */
export function requireOwnMachine({ request }: Pick<Ctx, "request">, { email }: Person) {
  if (isDemoAddress(email) && !request.isOwnMachine) throw new AppError("userDisabled");
}

/** The company has let the member go; a member who withdrew stands removed since that moment. */
function isRemoved({ aceRemovedAt, withdrawalRequestedAt }: Person): boolean {
  return aceRemovedAt !== null && aceRemovedAt.getTime() !== withdrawalRequestedAt?.getTime();
}

/** Leaves a line in the log where a sign-in is refused, with whose it would have been. */
export async function notingFailure<Result>(
  { request }: Pick<Ctx, "request">,
  userId: string | undefined,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (isAppError(error)) request.note?.({ event: "signInFailed", userId, code: error.code });
    throw error;
  }
}

/**
 * Opens the session of someone who has shown everything that was asked for.
 * @param startedAt what counts as the moment of the sign-in where that is not now
 */
export async function finishSignIn(
  ctx: Ctx,
  person: Person,
  kind: SignInKind,
  startedAt?: Date,
): Promise<SignedIn> {
  const { id, withdrawalRequestedAt } = person;
  const now = ctx.clock();
  const withdrawn =
    withdrawalRequestedAt && kind !== "operator" ? { id, kind, withdrawalRequestedAt } : undefined;
  const isShownAgain = await ctx.db.transaction(async (tx) => {
    // First the profile and then the user, as everybody does who locks both.
    const isShown = kind === "joker" && (await endDormancyBySignIn(tx, id, now));
    await tellOfNewDevice({ ...ctx, db: tx }, id);
    // Together with the end of being away: nobody is found unused in between.
    await tx.update(users).set({ lastSignedInAt: now }).where(eq(users.id, id));
    if (withdrawn) await takeWithdrawalBack(tx, withdrawn, now);
    return isShown;
  });
  await openSession(ctx, id, startedAt);
  if (withdrawn) await signalTakenBack(ctx, withdrawn);
  else if (isShownAgain) signalAllCandidates(ctx.ports.bus);
  return {
    userId: id,
    kind,
    mustChangePassword: person.mustChangePassword,
    isBack: withdrawn !== undefined,
  };
}
