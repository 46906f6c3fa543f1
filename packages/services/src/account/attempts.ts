import { networkOf } from "@tefuda/domain/account/network";
import { AppError } from "@tefuda/domain/errors/app-error";
import { atMost } from "../kernel/at-most.ts";
import type { Ctx } from "../kernel/context.ts";
import {
  addCounts,
  type Counted,
  clearCount,
  giveBackCount,
  secondsUntil,
} from "../request-limit/counts.ts";
import { isKnownDevice } from "./known-device.ts";

/**
 * So many passwords are tried at once, which leaves some of the queue before the hashes to everything
 * else. Whoever comes on top is sent away before the attempt is counted: a crowd must lock no account.
 * @throws AppError `serverBusy`
 */
export const whileTried = atMost(40, 0);

type AttemptCtx = Pick<Ctx, "db" | "clock" | "ports" | "request">;

/** Whose password is tried: an address of mail, and its user where there is one. */
interface Tried {
  readonly email: string;
  readonly userId: string | undefined;
}

/** A browser that has been the user's counts by itself, so that nobody else's failures lock it. */
const ofAccount = (email: string, isKnown: boolean): Counted => ({
  kind: isKnown ? "signInAtKnownBrowser" : "signIn",
  party: "account",
  who: email,
});

/**
 * Counts an attempt before the password is looked at, so that attempts made at the same moment
 * count too. Addresses that do not exist are counted alike (spec 7 · Sign-in). Beside the account, the
 * network is counted that tries many of them, unless the browser is known to be the user's.
 * @returns what takes the attempt back once the password was right
 * @throws AppError temporarilyLocked after 5 failures of the account within 15 minutes, tooManyRequests
 * after 100 of the network
 */
export async function countAttempt(
  ctx: AttemptCtx,
  { email, userId }: Tried,
): Promise<() => Promise<void>> {
  const { db } = ctx;
  const now = ctx.clock();
  const isKnown = await isKnownDevice(ctx, userId);
  const account = ofAccount(email, isKnown);
  const network: Counted = {
    kind: "signIn",
    party: "address",
    who: networkOf(ctx.request.ip),
  };
  const [ofIt, ofNetwork] = await addCounts(db, now, isKnown ? [account] : [account, network]);
  for (const [standing, code] of [
    [ofIt, "temporarilyLocked"],
    [ofNetwork, "tooManyRequests"],
  ] as const)
    if (standing?.isOver)
      throw new AppError(code, { retryAfter: secondsUntil(now, standing.endsAt) });
  return async () => {
    await clearCount(db, account);
    if (!isKnown) await giveBackCount(db, network);
  };
}

/** Forgets the failures of an account, wherever they were made: its password is another one now. */
export async function clearAttempts(db: Ctx["db"], email: string) {
  for (const isKnown of [true, false]) await clearCount(db, ofAccount(email, isKnown));
}
