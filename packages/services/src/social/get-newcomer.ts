import { operators, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import type { SocialProvider } from "@tefuda/domain/account/constants";
import { isAppError } from "@tefuda/domain/errors/app-error";
import { type SocialStep, socialStepOf } from "@tefuda/domain/social/policy";
import { findActionCode } from "../account/action-codes.ts";
import type { Ctx } from "../kernel/context.ts";
import { hasPassword, linkedOf } from "./accounts.ts";
import { offeredProviders } from "./attempts.ts";
import { findNewcomer, markOf } from "./newcomer.ts";
import { isCodeOf } from "./request-email.ts";

/** What a new person sees of themselves, and what comes next. */
export interface NewcomerView {
  readonly provider: SocialProvider;
  /** What the forms of this page send back, so that they act for no other person. */
  readonly mark: string;
  readonly step: SocialStep;
  /** The provider's word, or the address that the mailed code was sent to. */
  readonly email: string | null;
  /** How the account of that address can be proven; empty in every other step. */
  readonly proofs: { readonly hasPassword: boolean; readonly providers: SocialProvider[] };
}

const noProofs = { hasPassword: false, providers: [] };

/**
 * Whom a provider brought to this browser, null for nobody. With a mailed code it is for whoever asked
 * for that mail in this browser: the code alone, opened elsewhere, is an ordinary sign-up.
 */
export async function getNewcomer(
  ctx: Ctx,
  { oobCode }: { readonly oobCode?: string | undefined },
): Promise<NewcomerView | null> {
  const newcomer = await findNewcomer(ctx);
  if (!newcomer) return null;
  const { provider, email } = newcomer;
  const mark = markOf(newcomer);
  if (oobCode) {
    const code = await findActionCode(ctx.db, ctx.clock(), oobCode, "signUp").catch(
      (error: unknown) => {
        if (isAppError(error)) return undefined;
        throw error;
      },
    );
    if (!code || !isCodeOf(code, newcomer)) return null;
    return { provider, mark, step: "consent", email: code.email, proofs: noProofs };
  }
  const owner = newcomer.isEmailVerified && email ? await ownerOf(ctx, email) : undefined;
  const step = socialStepOf(newcomer, owner?.side);
  const proofs = step === "prove" && owner ? await proofsOf(ctx, owner.id, provider) : noProofs;
  return { provider, mark, step, email, proofs };
}

async function ownerOf({ db }: Ctx, email: string) {
  const [row] = await db
    .select({ id: users.id, jokerId: jokers.id, aceId: aces.id, operatorId: operators.id })
    .from(users)
    .leftJoin(jokers, eq(jokers.id, users.id))
    .leftJoin(aces, eq(aces.id, users.id))
    .leftJoin(operators, eq(operators.id, users.id))
    .where(eq(users.email, email));
  if (!row) return undefined;
  const isJoker = row.jokerId && !row.aceId && !row.operatorId;
  return { id: row.id, side: isJoker ? ("joker" as const) : ("staff" as const) };
}

/** Not by the provider that brought the newcomer: of one provider only one account can be linked. */
async function proofsOf(
  ctx: Ctx,
  userId: string,
  own: SocialProvider,
): Promise<NewcomerView["proofs"]> {
  const others = offeredProviders(ctx).filter((one) => one !== own);
  return {
    hasPassword: await hasPassword(ctx.db, userId),
    providers: await linkedOf(ctx.db, userId, others),
  };
}
