import type { Tx } from "@tefuda/db/client";
import { accounts } from "@tefuda/db/schema/account";
import { and, eq, ne } from "@tefuda/db/sql";
import { type SocialProvider, socialProviders } from "@tefuda/domain/account/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { socialProviderLabels } from "@tefuda/domain/social/constants";
import { canUnlink } from "@tefuda/domain/social/policy";
import { CREDENTIAL } from "../account/passwords.ts";
import { requireRecentLogin } from "../account/require-recent-login.ts";
import { endSessions } from "../account/sessions.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { signalSession } from "../signals/session.ts";
import { hasPassword, listAccounts, lockUser, noteFacebookUser } from "./accounts.ts";
import { offeredProviders } from "./attempts.ts";

/**
 * Takes a provider away from the ways of signing in, never the last one, and signs the caller out
 * everywhere else, as somebody else may have come by it. One that is gone already is no error.
 * @throws AppError requireRecentLogin, lastSignInWay
 */
export async function unlinkSocial(
  ctx: Ctx<JokerActor>,
  { provider }: { readonly provider: SocialProvider },
): Promise<void> {
  const session = await requireRecentLogin(ctx);
  const { userId } = ctx.actor;
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const { email } = await lockUser(tx, userId);
    const linked = (await listAccounts(tx, userId)).map((one) => one.provider);
    if (!linked.includes(provider)) return;
    const ways = {
      hasPassword: await hasPassword(tx, userId),
      providers: socialProviders.filter((one) => linked.includes(one)),
    };
    if (!canUnlink(ways, provider, offeredProviders(ctx))) throw new AppError("lastSignInWay");
    await tx
      .delete(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, provider)));
    await noteFacebookUser(tx, now, userId, provider, null);
    await endSessions(tx, userId, session.id);
    const params = { label: socialProviderLabels[provider] };
    await enqueueMail(tx, ctx, { template: "socialUnlinked", to: email, userId, params });
    await writeAudit(tx, ctx, { action: "unlinkSocial", target: { type: "joker", id: userId } });
  });
  signalSession(ctx.ports.bus, userId);
}

/**
 * Takes every linked provider away, even the last way in: a password can be set by mail. For whoever
 * gets their account back from somebody else, who may have linked one long before anybody noticed; the
 * owner links theirs anew. Answers which were linked.
 */
export async function unlinkAll(
  tx: Tx,
  ctx: Ctx,
  user: { readonly id: string; readonly email: string },
): Promise<SocialProvider[]> {
  const removed = await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, user.id), ne(accounts.providerId, CREDENTIAL)))
    .returning({ provider: accounts.providerId });
  const target = { type: "joker", id: user.id };
  const providers = socialProviders.filter((one) => removed.some((row) => row.provider === one));
  for (const provider of providers) {
    await noteFacebookUser(tx, ctx.clock(), user.id, provider, null);
    const params = { label: socialProviderLabels[provider] };
    const to = { to: user.email, userId: user.id };
    await enqueueMail(tx, ctx, { template: "socialUnlinked", params, ...to });
    await writeAudit(tx, ctx, { action: "unlinkSocial", target, by: target });
  }
  return providers;
}
