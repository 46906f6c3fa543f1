import type { SocialProvider } from "@tefuda/domain/account/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { BeginSocial } from "@tefuda/domain/social/schema";
import { safePath } from "@tefuda/domain/validation/safe-path";
import { requireRecentLogin } from "../account/require-recent-login.ts";
import { currentSession } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";
import { hasPassword } from "./accounts.ts";
import { beginVisit } from "./attempts.ts";

interface Where {
  /** The provider's page, to which the browser goes by itself. */
  readonly url: string;
}

/**
 * Sends somebody who is not signed in to a provider's page (spec 7 · social sign-in). Of the page that
 * was wanted only a path of ours is kept.
 * @throws AppError dataNotFound where the provider is not set up, tooManyRequests
 */
export function beginSocial(ctx: Ctx, { provider, intent, backTo }: BeginSocial): Promise<Where> {
  const path = safePath(backTo, "");
  return beginVisit(ctx, provider, { intent, ...(path && { backTo: path }) });
}

/**
 * Sends a joker to a provider's page to add it to the ways of signing in.
 * @throws AppError requireRecentLogin, dataNotFound where the provider is not set up, tooManyRequests
 */
export async function beginSocialLink(
  ctx: Ctx<JokerActor>,
  { provider }: { readonly provider: SocialProvider },
): Promise<Where> {
  const { id } = await requireRecentLogin(ctx);
  return beginVisit(ctx, provider, { intent: "link", session: { id, userId: ctx.actor.userId } });
}

/**
 * Sends a joker without a password to a provider's page to show who they are, before a sensitive
 * change. Whoever has a password is asked for it: being signed in at a provider says less.
 * @throws AppError lock for somebody with a password, dataNotFound where the provider is not set up,
 * tooManyRequests, noCurrentUser
 */
export async function beginSocialProof(
  ctx: Ctx<JokerActor>,
  { provider }: { readonly provider: SocialProvider },
): Promise<Where> {
  const { id } = await currentSession(ctx);
  if (await hasPassword(ctx.db, ctx.actor.userId)) throw new AppError("lock");
  const session = { id, userId: ctx.actor.userId };
  return beginVisit(ctx, provider, { intent: "reauthenticate", session });
}
