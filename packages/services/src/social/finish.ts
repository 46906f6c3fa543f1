import type { SocialIdentity, SocialPort } from "@tefuda/adapters/social/port";
import { accounts } from "@tefuda/db/schema/account";
import { and, eq } from "@tefuda/db/sql";
import type { SocialProvider } from "@tefuda/domain/account/constants";
import { isAppError } from "@tefuda/domain/errors/app-error";
import type { SocialResult } from "@tefuda/domain/social/constants";
import { currentSession, openSession } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";
import { logFault } from "../monitoring/log-fault.ts";
import { linkAccount } from "./accounts.ts";
import { takeVisit, type Visit } from "./attempts.ts";
import { signInBySocial } from "./sign-in.ts";

/** How a visit ended: a path of ours, the browser's next one. */
export interface Finished {
  readonly to: string;
}

/** Where somebody who stays signed in sees what a visit led to. */
const SETTING = "/mypage/setting";
const PROOF = "/mypage/confirmed";

/**
 * Takes up what a browser brought back from a provider's page. Only the browser that went there can,
 * within ten minutes, once, and only with what this provider gave for this attempt.
 */
export async function finishSocial(
  ctx: Ctx,
  provider: SocialProvider,
  query: URLSearchParams,
): Promise<Finished> {
  const port = ctx.ports.social?.[provider];
  const state = query.get("state");
  const taken = port && state ? await takeVisit(ctx, provider, state) : undefined;
  if (!port || !taken) return failed(ctx, "stale", { intent: "signIn" });
  const { attempt, visit } = taken;
  const identity = await askProvider(ctx, port, query, attempt);
  if (typeof identity === "string") return failed(ctx, identity, visit);
  switch (visit.intent) {
    case "link":
      return { to: endOf(await link(ctx, visit, { ...identity, provider }), visit) };
    case "reauthenticate":
      return { to: endOf(await confirm(ctx, visit, { ...identity, provider }), visit) };
    default: {
      const answer = await signInBySocial(ctx, { ...identity, provider }, visit);
      return "to" in answer ? answer : failed(ctx, answer.result, visit);
    }
  }
}

/** Whose account it would have been is the provider's to know. */
function failed({ request }: Ctx, code: SocialResult, visit: Visit): Finished {
  request.note?.({ event: "signInFailed", userId: undefined, code });
  return { to: endOf(code, visit) };
}

async function askProvider(
  ctx: Ctx,
  port: SocialPort,
  query: URLSearchParams,
  attempt: Parameters<SocialPort["finish"]>[1],
): Promise<SocialIdentity | SocialResult> {
  try {
    return await port.finish(query, attempt);
  } catch (error) {
    // Without the address, which holds the code.
    await logFault(ctx, { error, place: `/auth/${port.provider}/callback`, by: ctx });
    return "failed";
  }
}

/** The page on which a result is read. */
function endOf(result: SocialResult, { intent, backTo }: Visit): string {
  const query = new URLSearchParams({ social: result });
  switch (intent) {
    case "link":
      return `${SETTING}?${query}#social`;
    case "reauthenticate":
      return `${PROOF}?${query}`;
    case "prove":
      return `/signup/social?${query}`;
    case "signUp":
      return `/signup-request?${query}`;
    case "signIn":
      if (backTo) query.set("url", backTo);
      return `/login?${query}`;
    default:
      return intent satisfies never;
  }
}

type Account = SocialIdentity & { readonly provider: SocialProvider };

/** @returns undefined for whoever comes back to another session than the one that went */
async function sameSession(ctx: Ctx, { session }: Visit): Promise<string | undefined> {
  const current = await currentSession(ctx).catch((error: unknown) => {
    if (isAppError(error)) return undefined;
    throw error;
  });
  const { actor } = ctx;
  const isSame = actor.kind === "joker" && session && current?.id === session.id;
  return isSame && session.userId === actor.userId ? actor.userId : undefined;
}

async function link(ctx: Ctx, visit: Visit, account: Account): Promise<SocialResult> {
  const userId = await sameSession(ctx, visit);
  return userId ? linkAccount(ctx, userId, account) : "stale";
}

/** A new session takes the place of the caller's, as after the password. */
async function confirm(
  ctx: Ctx,
  visit: Visit,
  { provider, accountId }: Account,
): Promise<SocialResult> {
  const userId = await sameSession(ctx, visit);
  if (!userId) return "stale";
  const [own] = await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.providerId, provider),
        eq(accounts.accountId, accountId),
      ),
    );
  if (!own) return "wrongAccount";
  await openSession(ctx, userId);
  return "confirmed";
}
