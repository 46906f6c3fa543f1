import type { Ctx } from "../kernel/context.ts";
import { signalBetween } from "./offer.ts";

/** What the live streams of likes listen for; the id is the like's. */
export const LIKE_SIGNAL = "likes";

interface LikeSides {
  readonly id: string;
  readonly jokerId: string;
  readonly aceId: string;
  readonly aceCompanyId: string;
}

/**
 * Tells everyone who lists a like that it was made or changed: the joker, the ace, and the
 * company's admins; and all of the company, for whom the candidate's card changes. Call it after
 * commit.
 */
export const signalLike = (
  ctx: Pick<Ctx, "db" | "ports">,
  { aceCompanyId, ...like }: LikeSides,
): Promise<void> => signalBetween(ctx, LIKE_SIGNAL, { ...like, companyId: aceCompanyId });
