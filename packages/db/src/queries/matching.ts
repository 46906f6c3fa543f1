import type { MemberActor } from "@tefuda/domain/policy/actor";
import { matchings } from "../schema/matching.ts";
import { eq, type SQL } from "../sql.ts";

/** Limits a query to the matchings that the caller is a side of; any other reads as absent. */
export function whereMemberOf(actor: MemberActor): SQL {
  return actor.kind === "ace"
    ? eq(matchings.aceId, actor.userId)
    : eq(matchings.jokerId, actor.userId);
}
