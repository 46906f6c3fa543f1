import type { AceActor, OperatorActor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import type { Action } from "@tefuda/domain/policy/permissions";
import type { NavItem } from "@/ui/shell/nav-types";

/** A place that only those see who may do something there. */
export type Guarded = NavItem & { readonly needs: Action };

export const allowed = (actor: AceActor | OperatorActor, items: readonly Guarded[]): NavItem[] =>
  items.filter(({ needs }) => can(actor, needs)).map(({ needs: _, ...item }) => item);
