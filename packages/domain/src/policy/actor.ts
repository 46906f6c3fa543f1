import type { Authority } from "../options/authorities.ts";
import type { RegistrationStatus } from "../options/registration-statuses.ts";

/** Someone who is not signed in. */
export interface VisitorActor {
  readonly kind: "visitor";
}

/** A signed-in job seeker. */
export interface JokerActor {
  readonly kind: "joker";
  readonly userId: string;
  readonly registrationStatus: RegistrationStatus;
  /** The support team has closed some actions to this person. */
  readonly isRestricted?: true;
}

/** A signed-in member of a company's staff. */
export interface AceActor {
  readonly kind: "ace";
  readonly userId: string;
  readonly companyId: string;
  readonly authority: Authority;
  readonly isAgent: boolean;
  /** The support team has closed some actions to this person. */
  readonly isRestricted?: true;
}

export const operatorRoles = ["support", "judge", "editor", "admin"] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** A signed-in member of the product's own staff. */
export interface OperatorActor {
  readonly kind: "operator";
  readonly userId: string;
  readonly role: OperatorRole;
}

/** Who is calling (spec 6 · Roles and permissions). */
export type Actor = VisitorActor | JokerActor | AceActor | OperatorActor;
export type ActorKind = Actor["kind"];
export type SignedInActor = Exclude<Actor, VisitorActor>;
/** The two sides of a matching. */
export type MemberActor = JokerActor | AceActor;

export const visitor: VisitorActor = { kind: "visitor" };
