import { whereMemberOf } from "@tefuda/db/queries/matching";
import { matchings } from "@tefuda/db/schema/matching";
import { type ChatViewer, SUPPORT_OPERATOR_ID } from "@tefuda/domain/chat/constants";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import type { Action } from "@tefuda/domain/policy/permissions";
import { and, eq, type SQL, sql } from "drizzle-orm";

/** The actions whose reach is a set of matchings. */
export type MatchingAction = Extract<
  Action,
  | "matching:list"
  | "matching:release"
  | "message:read"
  | "message:write"
  | "message:read-company"
  | "interest:answer"
  | "turn:set-close"
  | "schedule:act"
>;

const nobody = sql`false`;

/**
 * Limits a query to the matchings an actor's permission reaches; any other reads as absent
 * (spec 6 · Roles and permissions).
 */
export function whereReachable(actor: SignedInActor, action: MatchingAction): SQL {
  const scope = scopeOf(actor, action);
  if (scope === undefined) return nobody;
  const isSupport = eq(matchings.operatorId, SUPPORT_OPERATOR_ID);
  if (actor.kind === "operator") return isSupport;
  if (scope === "company")
    return actor.kind === "ace" ? eq(matchings.aceCompanyId, actor.companyId) : nobody;
  const member = whereMemberOf(actor);
  return scope === "support" ? (and(member, isSupport) ?? nobody) : member;
}

/** The side of a thread an actor stands on; the support team stands in the ace's place. */
export function sideOf(actor: SignedInActor): ChatViewer {
  return actor.kind === "joker" ? "joker" : "ace";
}
