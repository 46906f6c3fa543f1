import { accounts } from "@tefuda/db/schema/account";
import { type SocialProvider, socialProviders } from "@tefuda/domain/account/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { socialProviderLabels } from "@tefuda/domain/social/constants";
import { canUnlink } from "@tefuda/domain/social/policy";
import { and, eq } from "drizzle-orm";
import { requireRecentLogin } from "../account/require-recent-login.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../notification/enqueue-mail.ts";
import { hasPassword, listAccounts, lockUser, noteFacebookUser } from "./accounts.ts";
import { offeredProviders } from "./attempts.ts";

/**
 * Takes a provider away from the ways of signing in, never the last one; one that is gone already is
 * no error.
 * @throws AppError requireRecentLogin, lastSignInWay
 */
export async function unlinkSocial(
  ctx: Ctx<JokerActor>,
  { provider }: { readonly provider: SocialProvider },
): Promise<void> {
  await requireRecentLogin(ctx);
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
    const params = { label: socialProviderLabels[provider] };
    await enqueueMail(tx, ctx, { template: "socialUnlinked", to: email, userId, params });
    await writeAudit(tx, ctx, { action: "unlinkSocial", target: { type: "joker", id: userId } });
  });
}
