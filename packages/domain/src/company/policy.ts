import type { Authority } from "../options/authorities.ts";

export interface CompanyMember {
  readonly aceId: string;
  readonly authority: Authority;
}

/**
 * Whether taking a member's admin authority away, or the member, would leave a company without an
 * admin (`lastAdmin`; spec 5: at least one admin member must exist).
 */
export function isLastAdmin(members: readonly CompanyMember[], aceId: string): boolean {
  const admins = members.filter(({ authority }) => authority === "admin");
  return admins.length === 1 && admins[0]?.aceId === aceId;
}

/** Below this many people a company's figure is not shown, so that nobody stands out. */
export const SMALLEST_SHOWN_GROUP = 5;

/** A figure of the usage page, `-` when it speaks of too few people. */
export function shownFigure(value: number, people: number): string {
  return people < SMALLEST_SHOWN_GROUP ? "-" : value.toLocaleString("ja-JP");
}
