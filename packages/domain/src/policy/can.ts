import { AppError } from "../errors/app-error.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { type Actor, type ActorKind, type OperatorRole, operatorRoles } from "./actor.ts";
import {
  type Action,
  type Column,
  type Permission,
  permissions,
  type Scope,
} from "./permissions.ts";
import { isClosedTo } from "./restrictions.ts";

const kindOfColumn = {
  visitor: "visitor",
  jokerNotRegistered: "joker",
  jokerRegistered: "joker",
  aceMember: "ace",
  aceAdmin: "ace",
  agentAce: "ace",
  operatorSupport: "operator",
  operatorJudge: "operator",
  operatorEditor: "operator",
  operatorAdmin: "operator",
} as const satisfies Record<Column, ActorKind>;

type GrantedColumn<A extends Action> = keyof (typeof permissions)[A]["grants"] & Column;
type GrantedKind<A extends Action> = (typeof kindOfColumn)[GrantedColumn<A>];

/** The actors that a row lets through: after `access("offer:send")` the actor is an ace. */
export type ActorFor<A extends Action> = Extract<Actor, { kind: GrantedKind<A> }>;

/** The column of the permission table that an actor belongs to; an agent is one whatever its authority. */
export function columnOf(actor: Actor): Column {
  switch (actor.kind) {
    case "visitor":
      return "visitor";
    case "joker":
      return actor.registrationStatus === "registered" ? "jokerRegistered" : "jokerNotRegistered";
    case "ace":
      if (actor.isAgent) return "agentAce";
      return actor.authority === "admin" ? "aceAdmin" : "aceMember";
    case "operator":
      return operatorColumns[actor.role];
    default:
      return actor satisfies never;
  }
}

const operatorColumns = {
  support: "operatorSupport",
  judge: "operatorJudge",
  editor: "operatorEditor",
  admin: "operatorAdmin",
} as const;

/** How far an actor's permission for an action reaches, `undefined` when refused (spec 6). */
export function scopeOf(actor: Actor, action: Action): Scope | undefined {
  if (isClosedTo(actor, action)) return undefined;
  return grantOf(actor, action);
}

/** What the table says of an actor's role, whoever the actor is. */
function grantOf(actor: Actor, action: Action): Scope | undefined {
  const permission: Permission = permissions[action];
  return permission.grants[columnOf(actor)];
}

/** Whether an actor may do an action at all; also what shows or hides its button (spec 6). */
export function can(actor: Actor, action: Action): boolean {
  return scopeOf(actor, action) !== undefined;
}

/** The operators' roles that an action is open to: who is told of its work, and may be given it. */
export function rolesFor(action: Action): OperatorRole[] {
  const { grants }: Permission = permissions[action];
  return operatorRoles.filter((role) => grants[operatorColumns[role]] !== undefined);
}

/** The error a refused actor gets, `undefined` when the action is allowed (spec 6). */
export function refusal(actor: Actor, action: Action): ErrorCode | undefined {
  if (can(actor, action)) return undefined;
  if (grantOf(actor, action) !== undefined) return "restricted";
  const permission: Permission = permissions[action];
  const column = columnOf(actor);
  return (
    permission.refusals[column] ?? (column === "visitor" ? "unauthenticated" : "permissionDenied")
  );
}

/**
 * The actor, narrowed to the kinds that the action lets through.
 * @throws AppError with the code of {@link refusal} when the action is refused.
 */
export function admit<A extends Action>(actor: Actor, action: A): ActorFor<A> {
  const code = refusal(actor, action);
  if (code) throw new AppError(code);
  return actor as ActorFor<A>;
}
