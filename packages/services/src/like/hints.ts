import { hintCandidate } from "../candidate/hints.ts";
import type { Ctx } from "../kernel/context.ts";
import { sidesOf } from "../offer/hints.ts";

/** What the live streams of likes listen for; the id is the like's. */
export const LIKE_HINT = "likes";

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
export async function hintLike(
  { db, ports }: Pick<Ctx, "db" | "ports">,
  { aceCompanyId, ...like }: LikeSides,
) {
  const to = await sidesOf(db, { ...like, companyId: aceCompanyId });
  ports.bus.publish({ to, topic: LIKE_HINT, id: like.id });
  await hintCandidate({ db, ports }, { companyId: aceCompanyId, jokerId: like.jokerId });
}
