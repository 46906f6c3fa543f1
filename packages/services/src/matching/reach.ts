import { matchings } from "@tefuda/db/schema/matching";
import { and, eq, type SQL, type SQLWrapper, sql } from "@tefuda/db/sql";
import { type ChatViewer, SUPPORT_OPERATOR_ID } from "@tefuda/domain/chat/constants";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import type { Action } from "@tefuda/domain/policy/permissions";

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

/** Whose a matching is. */
type Place = "aceId" | "jokerId" | "aceCompanyId" | "operatorId";

/** The places of a matching, for `isReachable`. */
export const places = {
  aceId: matchings.aceId,
  jokerId: matchings.jokerId,
  aceCompanyId: matchings.aceCompanyId,
  operatorId: matchings.operatorId,
} satisfies Record<Place, SQLWrapper>;

/**
 * What stands in the places of the matchings that an actor's permission reaches; nothing where it reaches none.
 * The one rule from which a query's limit and the look at a row that was read for many are both made.
 */
function reachOf(
  actor: SignedInActor,
  action: MatchingAction,
): Readonly<Partial<Record<Place, string>>> | undefined {
  const scope = scopeOf(actor, action);
  if (scope === undefined) return undefined;
  const support = { operatorId: SUPPORT_OPERATOR_ID };
  if (actor.kind === "operator") return support;
  if (scope === "company")
    return actor.kind === "ace" ? { aceCompanyId: actor.companyId } : undefined;
  const member = actor.kind === "ace" ? { aceId: actor.userId } : { jokerId: actor.userId };
  return scope === "support" ? { ...member, ...support } : member;
}

const nobody = sql`false`;

/**
 * Limits a query to the matchings an actor's permission reaches; any other reads as absent
 * (spec 6 · Roles and permissions).
 */
export function whereReachable(actor: SignedInActor, action: MatchingAction): SQL {
  const reach = Object.entries(reachOf(actor, action) ?? {});
  return and(...reach.map(([place, id]) => eq(places[place as Place], id))) ?? nobody;
}

/** Whether an actor's permission reaches a matching that was read for several people at once. */
export function isReachable(
  actor: SignedInActor,
  action: MatchingAction,
  matching: Readonly<Record<Place, string | null>>,
): boolean {
  const reach = Object.entries(reachOf(actor, action) ?? {});
  return (
    reach.length > 0 &&
    reach.every(([place, id]) => id !== undefined && matching[place as Place] === id)
  );
}

/**
 * The actor of a statement that serves many: in place of the ids stands where they come from. Without a
 * place for the company's, a rule that goes by it reaches nothing.
 */
export const withIds = (
  actor: SignedInActor,
  { userId, companyId }: { readonly userId: SQLWrapper; readonly companyId?: SQLWrapper },
): SignedInActor =>
  ({ ...actor, userId, ...("companyId" in actor && { companyId }) }) as unknown as SignedInActor;

/** The side of a thread an actor stands on; the support team stands in the ace's place. */
export function sideOf(actor: SignedInActor): ChatViewer {
  return actor.kind === "joker" ? "joker" : "ace";
}
