import { type SocialProvider, socialProviders } from "@tefuda/domain/account/constants";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { canUnlink } from "@tefuda/domain/social/policy";
import type { Ctx } from "../kernel/context.ts";
import { hasPassword, listAccounts } from "./accounts.ts";
import { offeredProviders } from "./attempts.ts";

export interface ProviderWay {
  readonly provider: SocialProvider;
  /** The settings name it, so it can be linked and signs people in. */
  readonly isOffered: boolean;
  /** Null when it is not linked. */
  readonly linkedAt: Date | null;
  /** Another way of signing in is left without it. */
  readonly canUnlink: boolean;
}

export interface OwnWays {
  readonly hasPassword: boolean;
  /** Those that are offered or linked. */
  readonly providers: ProviderWay[];
}

/** How the caller can sign in; company staff and operators have no providers. */
export async function getWays(ctx: Ctx<SignedInActor>): Promise<OwnWays> {
  const { userId, kind } = ctx.actor;
  const own = await hasPassword(ctx.db, userId);
  if (kind !== "joker") return { hasPassword: own, providers: [] };
  const offered = offeredProviders(ctx);
  const linked = await listAccounts(ctx.db, userId);
  const ways = {
    hasPassword: own,
    providers: socialProviders.filter((one) => linked.some(({ provider }) => provider === one)),
  };
  const providers = socialProviders.map((provider) => ({
    provider,
    isOffered: offered.includes(provider),
    linkedAt: linked.find((one) => one.provider === provider)?.linkedAt ?? null,
    canUnlink: canUnlink(ways, provider, offered),
  }));
  return {
    hasPassword: own,
    providers: providers.filter(({ isOffered, linkedAt }) => isOffered || linkedAt),
  };
}
